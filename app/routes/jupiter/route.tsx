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
import { definePage } from '~/components/live/define-page'
import { FailedPage } from '~/components/shell/failed-page'
import { type MetaArguments, pageMeta } from '~/components/shell/root-data'
import { pageLoader } from '~/context/page-loader.server'
import { readDashboard } from './read-dashboard.server'
import { reconcileDashboard } from './reconcile'

const page = definePage({ reconcile: reconcileDashboard })

export const loader = pageLoader(page, ({ services, search }) => readDashboard(services, search))

export const clientLoader = page.clientLoader

export const headers = () => ({ 'Cache-Control': 'public, max-age=2' })

export const meta = (args: MetaArguments) => [
  ...pageMeta(args, { title: jupiterText.title, description: jupiterText.line }),
  ...feedLinks('whales'),
]

/** Jupiter dashboard. On wide screens, the forecast is beside the chart, otherwise below it. */
export default function JupiterDashboard() {
  const dashboard = page.useData()
  if (dashboard === undefined) return <FailedPage />
  return (
    <>
      <JupiterHead figures={dashboard.figures} age={dashboard.age} history={dashboard.history} />
      <div className={panels}>
        <JupiterOrders
          dca={dashboard.dca}
          limit={dashboard.limit}
          between={
            <div className={full}>
              <MonthlyChart {...dashboard.daily} />
            </div>
          }
        />
        <div className={eight}>
          <UnifiedChart {...dashboard.unified} />
        </div>
        <div className={four}>
          <FilledPie {...dashboard.filledChart} />
        </div>
        <div className={eight}>
          <FilledTable {...dashboard.filledTable} />
        </div>
        <SmallCharts {...dashboard} />
        <div className={full}>
          <DcaExplainer />
        </div>
        <div className={besideChart}>
          <PressurePanel {...dashboard.pressure} />
        </div>
      </div>
    </>
  )
}
