import { useLocation } from '@remix-run/react'
import { isCurrent, navEntries } from '~/shared/paths/pages'
import { siteText } from '~/shared/text/site-text'
import { Link } from '~/ui/controls/link'
import { Icon } from '~/ui/marks/icon'
import * as styles from './tab-bar.css'

/** Main navigation on phones, at the lower edge of the window. */
export function TabBar() {
  const { pathname } = useLocation()
  return (
    <nav className={styles.bar} aria-label={siteText.bottomNavigation}>
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
