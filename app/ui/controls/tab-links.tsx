import { Link } from './link'
import * as styles from './tabs.css'

interface TabLinksProps {
  /** Accessible name of the tab list. */
  readonly label: string
  readonly tabs: readonly { readonly label: string; readonly to: string; readonly current: boolean }[]
}

/** Tabs that lead to separate pages. When the page changes, the focus stays on the tab. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          sameView
          className={styles.tab}
          aria-current={tab.current ? 'page' : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  )
}
