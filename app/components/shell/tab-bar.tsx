import { useLocation } from '@remix-run/react'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { text } from '~/ui/text'
import { isCurrent, navEntries } from './pages'
import * as styles from './tab-bar.css'

/** Main navigation on phones, at the lower edge of the window. */
export function TabBar() {
  const { pathname } = useLocation()
  return (
    <nav className={styles.bar} aria-label={text.bottomNavigation}>
      {navEntries.map((entry) => (
        <Link
          key={entry.to}
          to={entry.to}
          className={styles.tab}
          aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
        >
          <Icon name={entry.icon} size={20} />
          {entry.label}
        </Link>
      ))}
    </nav>
  )
}
