import type { LoaderFunctionArgs } from '@remix-run/node'
import {
  type ClientLoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunction,
  useLoaderData,
} from '@remix-run/react'
import { DriftHeader } from '~/components/drift/drift-header'
import { DriftTabs } from '~/components/drift/drift-tabs'
import { driftText } from '~/components/drift/drift-text'
import { MarketDrawerButton } from '~/components/drift/market-drawer-button'
import { MarketSidebar } from '~/components/drift/market-list'
import { MarketsProvider } from '~/components/drift/markets-provider'
import { Prefetch } from '~/components/drift/prefetch'
import { VenueNotice } from '~/components/drift/venue-notice'
import { toColumnarJson, useColumnarJson } from '~/components/live/columnar-json'
import { loadOrKeep } from '~/components/live/load-or-keep'
import { useLastGood } from '~/components/live/use-last-good'
import { FailedPage } from '~/components/shell/failed-page'
import { pageContextOf } from '~/context.server'
import { visuallyHidden } from '~/ui/text-style.css'
import * as styles from './layout.css'
import { readDrift } from './read-drift.server'

export async function loader({ context }: LoaderFunctionArgs) {
  return toColumnarJson(await readDrift(pageContextOf(context)))
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  loadOrKeep(() => serverLoader<typeof loader>())

/**
 * The markets update live and are the same for every tab, so a navigation does not read them again. Only a
 * reload of the current URL does.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href

export default function DriftLayout() {
  const result = useLastGood(useColumnarJson(useLoaderData<typeof clientLoader>()))
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
