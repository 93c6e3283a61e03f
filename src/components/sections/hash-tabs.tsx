import { useLocation, useNavigate } from 'react-router-dom'
import { PartFailed } from '@/components/sections/part-failed'
import { PartBoundary } from '@/components/ui/part-boundary'
import { type Tab, Tabs } from '@/components/ui/tabs'
import { nameInHash } from '@/lib/name-in-link'

/** Tabs controlled by the URL's hash; an unknown hash selects the first (spec 2, Courses). A panel may fail alone. */
export function HashTabs<Value extends string>({
  label,
  tabs,
}: {
  label: string
  tabs: readonly Tab<Value>[]
}) {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const chosen = tabs.find(({ value }) => value === nameInHash(hash)) ?? tabs[0]
  if (!chosen) return null
  return (
    <Tabs
      label={label}
      tabs={tabs.map((tab) => ({
        ...tab,
        content: <PartBoundary fallback={<PartFailed />}>{tab.content}</PartBoundary>,
      }))}
      value={chosen.value}
      onValueChange={(tab) => void navigate({ search, hash: tab }, { replace: true })}
    />
  )
}
