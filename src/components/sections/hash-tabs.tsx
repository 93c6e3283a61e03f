import { useLocation, useNavigate } from 'react-router-dom'
import { type Tab, Tabs } from '@/components/ui/tabs'
import { nameInHash } from '@/lib/name-in-link'

/** Tabs controlled by the URL's hash; an unknown hash selects the first (spec 2, Courses). */
export function HashTabs<Value extends string>({
  label,
  tabs,
}: {
  label: string
  tabs: readonly [Tab<Value>, ...Tab<Value>[]]
}) {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const { value } = tabs.find((tab) => tab.value === nameInHash(hash)) ?? tabs[0]
  return (
    <Tabs
      label={label}
      tabs={tabs}
      value={value}
      onValueChange={(tab) => void navigate({ search, hash: tab }, { replace: true })}
    />
  )
}
