import { Outlet, type ShouldRevalidateFunction } from '@remix-run/react'
import { DriftHeader } from '~/components/drift/drift-header'
import { DriftTabs } from '~/components/drift/drift-tabs'
import { driftText } from '~/components/drift/drift-text'
import { MarketDrawerButton } from '~/components/drift/market-drawer-button'
import { MarketSidebar } from '~/components/drift/market-list'
import { MarketsProvider } from '~/components/drift/markets-provider'
import { Prefetch } from '~/components/drift/prefetch'
import { VenueNotice } from '~/components/drift/venue-notice'
import { definePage } from '~/components/live/define-page'
import { FailedPage } from '~/components/shell/failed-page'
import { pageLoader } from '~/context/page-loader.server'
import { visuallyHidden } from '~/ui/text-style.css'
import * as styles from './layout.css'
import { readDrift } from './read-drift.server'

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
