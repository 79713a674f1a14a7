import { Outlet, type ShouldRevalidateFunction } from '@remix-run/react'
import { pageLoader } from '~/context/page-loader.server'
import { definePage } from '~/shared/page-data/define-page'
import { FailedPage } from '~/shared/page-data/failed-page'
import { visuallyHidden } from '~/ui/theme/text-style.css'
import { DriftHeader } from './drift-header'
import { DriftTabs } from './drift-tabs'
import { driftText } from './drift-text'
import * as styles from './layout.css'
import { MarketDrawerButton } from './markets/market-drawer-button'
import { MarketSidebar } from './markets/market-list'
import { MarketsProvider } from './markets/markets-provider'
import { Prefetch } from './prefetch'
import { readDrift } from './read-drift.server'
import { VenueNotice } from './venue-notice'

const page = definePage<Awaited<ReturnType<typeof readDrift>>>()

export const loader = pageLoader(page, ({ services }) => readDrift(services))

export const clientLoader = page.clientLoader

/**
 * The markets update live and are the same for every tab, so a navigation does not read them again. Only a
 * reload of the current URL does.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href

export default function DriftLayout() {
  const result = page.useData()
  if (result === undefined) return <FailedPage />
  const { markets, stats } = result
  return (
    <MarketsProvider answer={markets} stats={stats}>
      <h1 className={visuallyHidden}>{driftText.title}</h1>
      <VenueNotice />
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
  )
}
