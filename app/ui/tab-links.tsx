import { Link } from './link'
import * as styles from './tabs.css'

interface TabLinksProps {
  /** What the tabs are of. */
  readonly label: string
  readonly tabs: readonly { readonly label: string; readonly to: string; readonly current: boolean }[]
}

/** Tabs that are pages of their own: the page changes, the focus stays on the tab. */
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
