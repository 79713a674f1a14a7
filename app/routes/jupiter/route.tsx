import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react'
import { feedLinks } from '~/components/feeds/feed-links'
import { DcaExplainer } from '~/components/jupiter/dca-explainer'
import { FilledPie } from '~/components/jupiter/filled-pie'
import { FilledTable } from '~/components/jupiter/filled-table'
import { besideChart, eight, four, full, panels } from '~/components/jupiter/jupiter.css'
import { JupiterHead } from '~/components/jupiter/jupiter-head'
import { JupiterOrders } from '~/components/jupiter/jupiter-orders'
import { jupiterText } from '~/components/jupiter/jupiter-text'
import { MonthlyChart } from '~/components/jupiter/monthly-chart'
import { PressurePanel } from '~/components/jupiter/pressure-panel'
import { SmallCharts } from '~/components/jupiter/small-charts'
import { UnifiedChart } from '~/components/jupiter/unified-chart'
import { toColumnarJson, useColumnarJson } from '~/components/live/columnar-json'
import { loadOrKeep } from '~/components/live/load-or-keep'
import { useLastGood } from '~/components/live/use-last-good'
import { FailedPage } from '~/components/shell/failed-page'
import { pageMeta } from '~/components/shell/root-data'
import { pageContextOf } from '~/context.server'
import { readDashboard } from './read-dashboard.server'
import { reconcileDashboard } from './reconcile'

export async function loader({ request, context }: LoaderFunctionArgs) {
  return toColumnarJson(await readDashboard(pageContextOf(context), new URL(request.url).searchParams))
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  loadOrKeep(() => serverLoader<typeof loader>())

export const headers = () => ({ 'Cache-Control': 'public, max-age=2' })

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, { title: jupiterText.title, description: jupiterText.line }),
  ...feedLinks('whales'),
]

/** Jupiter dashboard. On wide screens, the forecast is beside the chart, otherwise below it. */
export default function JupiterDashboard() {
  const page = useLastGood(useColumnarJson(useLoaderData<typeof clientLoader>()), reconcileDashboard)
  if (page === undefined) return <FailedPage />
  return (
    <>
      <JupiterHead figures={page.figures} age={page.age} history={page.history} />
      <div className={panels}>
        <JupiterOrders
          dca={page.dca}
          limit={page.limit}
          between={
            <div className={full}>
              <MonthlyChart {...page.daily} />
            </div>
          }
        />
        <div className={eight}>
          <UnifiedChart {...page.unified} />
        </div>
        <div className={four}>
          <FilledPie {...page.filledChart} />
        </div>
        <div className={eight}>
          <FilledTable {...page.filledTable} />
        </div>
        <SmallCharts {...page} />
        <div className={full}>
          <DcaExplainer />
        </div>
        <div className={besideChart}>
          <PressurePanel {...page.pressure} />
        </div>
      </div>
    </>
  )
}
