import { Outlet, type ShouldRevalidateFunction } from '@remix-run/react'
import { pageLoader } from '~/context/page-loader.server'
import { definePage } from '~/shared/page-data/define-page'
import { FailedPage } from '~/shared/page-data/failed-page'
import { visuallyHidden } from '~/ui/theme/text-style.css'
import { type DashboardData, reconcileDashboard } from './dashboard-data'
import { DriftHeader } from './drift-header'
import { DriftTabs } from './drift-tabs'
import { driftText } from './drift-text'
import * as styles from './layout.css'
import { MarketDrawerButton } from './markets/market-drawer-button'
import { MarketSidebar } from './markets/market-list'
import { MarketsProvider } from './markets/markets-provider'
import { PausedNotice } from './paused-notice'
import { Prefetch } from './prefetch'
import { readDrift } from './read-drift.server'
import { readVenues } from './venue/read-venue.server'
import { rememberedHere } from './venue/remembered-venue'
import { mayChangeVenue } from './venue/venue-change'
import { VenueProvider } from './venue/venue-provider'
import { titleOfChoice } from './venue/venue-text'
import { VenueNotice } from './venue-notice'

const page = definePage<DashboardData>({ reconcile: reconcileDashboard })

export const loader = pageLoader(page, async (asked) => readDrift(asked.services, await readVenues(asked)))

export const clientLoader = page.clientLoader

/**
 * The markets update live and are the same for every tab, so a navigation does not read them again. Only a
 * reload of the current URL and the choice of another venue do.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href || mayChangeVenue(currentUrl.search, nextUrl.search, rememberedHere())

export default function DriftLayout() {
  const result = page.useData()
  if (result === undefined) return <FailedPage />
  const { choice, fallback, paused, markets, stats } = result
  return (
    <VenueProvider choice={choice} fallback={fallback}>
      <MarketsProvider choice={choice} answer={markets} stats={stats}>
        <h1 className={visuallyHidden}>{driftText.title(titleOfChoice(choice))}</h1>
        <VenueNotice />
        <PausedNotice paused={paused} />
        <DriftHeader />
        <Prefetch>
          <MarketDrawerButton />
          <div className={styles.columns}>
            <MarketSidebar />
            <div className={styles.main}>
              <div className={styles.tabs}>
                <DriftTabs />
              </div>
              <Outlet />
            </div>
          </div>
        </Prefetch>
      </MarketsProvider>
    </VenueProvider>
  )
}
