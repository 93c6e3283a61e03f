import * as RadixTabs from '@radix-ui/react-tabs'
import { useEffect, useRef } from 'react'

export type Tab<Value extends string> = {
  value: Value
  label: string
  content: React.ReactNode
}

/** Removes Radix's inline styles, which the Content-Security-Policy forbids and these tabs do not need. */
const noStyle = { outline: undefined, animationDuration: undefined } as const

/**
 * Tabs by the ARIA practices: arrow keys select the next tab. On phones the row scrolls sideways. Controlled, because
 * the URL decides which tab is open.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
}: {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onValueChange: (value: Value) => void
}) {
  const list = useRef<HTMLDivElement>(null)

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
      onValueChange={(chosen) => {
        const tab = tabs.find((candidate) => candidate.value === chosen)
        if (tab) onValueChange(tab.value)
      }}
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
            className="relative min-h-13 rounded-t-md px-[1.15rem] py-2 max-[22.5rem]:px-3 font-display text-ui font-medium whitespace-nowrap text-muted-foreground hover:bg-muted hover:text-foreground focus-visible:-outline-offset-4 data-[state=active]:bg-egg data-[state=active]:font-semibold data-[state=active]:text-foreground data-[state=active]:after:absolute data-[state=active]:after:inset-x-0 data-[state=active]:after:bottom-0 data-[state=active]:after:h-1 data-[state=active]:after:rounded-t-[2px] data-[state=active]:after:bg-primary data-[state=active]:after:content-['']"
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
            {tab.content}
          </div>
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
