import { useLocation, useParams } from '@remix-run/react'
import { allTradesPath, type DriftTab, driftPath, driftTabs, marketPath } from '~/shared/paths/drift-paths'
import { Link } from '~/ui/controls/link'
import * as tabStyles from '~/ui/controls/tabs.css'
import * as styles from './drift-tabs.css'
import { driftText } from './drift-text'
import { useVenue } from './venue/venue-provider'
import { titleOfChoice } from './venue/venue-text'

/**
 * Tabs of the dashboard. Changing the tab replaces the history entry. All tabs keep the venue, and the orders tab keeps
 * its market.
 */
export function DriftTabs() {
  const { pathname } = useLocation()
  const { market } = useParams()
  const { choice, keep } = useVenue()
  return (
    <nav className={`${tabStyles.tabs} ${styles.tabs}`} aria-label={driftText.views(titleOfChoice(choice))}>
      {driftTabs.map((tab) => (
        <Link
          key={tab}
          to={keep(tab === 'orders' && market !== undefined ? marketPath(market) : driftPath(tab))}
          replace
          sameView
          prefetch="intent"
          className={tabStyles.tab}
          aria-current={isTabOf(pathname, tab) ? 'page' : undefined}
        >
          <span className={styles.long}>{driftText.tabs[tab].long}</span>
          <span className={styles.short}>{driftText.tabs[tab].short}</span>
        </Link>
      ))}
    </nav>
  )
}

/** Returns whether a page belongs to a tab. The trades in all markets belong to the orders tab. */
function isTabOf(pathname: string, tab: DriftTab): boolean {
  return pathname.startsWith(driftPath(tab)) || (tab === 'orders' && pathname.startsWith(allTradesPath))
}
