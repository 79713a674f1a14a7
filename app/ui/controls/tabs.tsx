import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { menuTarget } from '../hooks/menu-keys'
import * as styles from './tabs.css'

interface TabsProps<Name extends string> {
  /** Accessible name of the tab list. */
  readonly label: string
  readonly tabs: readonly { readonly name: Name; readonly label: string }[]
  readonly current: Name
  readonly onChange: (name: Name) => void
  /** Content of the current tab. */
  readonly children: ReactNode
}

const arrows: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowUp',
  ArrowRight: 'ArrowDown',
  Home: 'Home',
  End: 'End',
}

/**
 * Tabs within a panel. The selected tab is not in the URL. The arrow keys move between the tabs, and the Tab
 * key moves into the panel.
 */
export function Tabs<Name extends string>({ label, tabs, current, onChange, children }: TabsProps<Name>) {
  const id = useId()
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const key = arrows[event.key]
    if (key === undefined) return
    const labels = tabs.map((tab) => tab.label)
    const target = menuTarget(
      key,
      labels,
      tabs.findIndex(({ name }) => name === current),
    )
    const next = target === undefined ? undefined : tabs[target]
    if (next === undefined) return
    event.preventDefault()
    onChange(next.name)
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next.name}"]`)?.focus()
  }
  return (
    <>
      <div role="tablist" aria-label={label} className={styles.tabs} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}${tab.name}`}
            data-tab={tab.name}
            aria-selected={tab.name === current}
            aria-controls={tab.name === current ? `${id}panel` : undefined}
            tabIndex={tab.name === current ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(tab.name)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${current}`}>
        {children}
      </div>
    </>
  )
}
