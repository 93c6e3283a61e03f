import * as RadixTabs from '@radix-ui/react-tabs'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PartBoundary } from '@/components/boundaries/part-boundary'
import { nameInHash } from '@/lib/name-in-link'

type Tab = { value: string; label: string; content: React.ReactNode }

/** Removes Radix's inline styles, which the Content-Security-Policy forbids and these tabs do not need. */
const noStyle = { outline: undefined, animationDuration: undefined } as const

/**
 * Tabs controlled by the URL's hash; an unknown hash selects the first (spec 2, Courses), or leaves the tab that was chosen
 * on this page, when a link leads to another part of it. A panel may fail alone.
 */
export function HashTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const list = useRef<HTMLDivElement>(null)
  const named = tabs.find((tab) => tab.value === nameInHash(hash))
  const first = tabs[0]?.value ?? ''
  const [last, setLast] = useState(first)
  const value = named?.value ?? (hash ? last : first)
  if (value !== last) setLast(value)

  // Sets the list's scroll position, because scrollIntoView may also scroll the page.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-tab="${value}"]`)
    if (!list.current || !tab) return
    const margin = (list.current.clientWidth - tab.offsetWidth) / 2
    list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft - Math.max(0, margin)
  }, [value])

  return (
    <RadixTabs.Root
      value={value}
      onValueChange={(chosen) => void navigate({ search, hash: chosen }, { replace: true })}
    >
      <RadixTabs.List
        ref={list}
        aria-label={label}
        style={noStyle}
        className="from-address flex gap-1 noscript:hidden overflow-x-auto overflow-y-hidden border-b-2 border-border [scrollbar-width:thin]"
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            data-tab={tab.value}
            className="relative min-h-13 rounded-t-md px-4 py-2 max-xs:px-3 font-display text-ui font-medium whitespace-nowrap text-muted-foreground hover:bg-muted hover:text-foreground focus-visible:-outline-offset-4 aria-selected:bg-egg aria-selected:font-semibold aria-selected:text-foreground aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:bottom-0 aria-selected:after:h-1 aria-selected:after:rounded-t-full aria-selected:after:bg-primary aria-selected:after:content-['']"
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        // All panels are in the document, for search engines and browsers without script.
        <RadixTabs.Content key={tab.value} value={tab.value} forceMount asChild>
          <div
            style={noStyle}
            className="from-address pt-10 data-[state=inactive]:hidden noscript:data-[state=inactive]:block"
          >
            <PartBoundary isImportant>{tab.content}</PartBoundary>
          </div>
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
