import { pageLoader } from '~/context/page-loader.server'
import { type MetaArguments, pageMeta } from '~/shared/page/root-data'
import { definePage } from '~/shared/page-data/define-page'
import { FailedPage } from '~/shared/page-data/failed-page'
import { feedLinks } from '~/shared/sharing/feed-links'
import { DcaExplainer } from './dca-explainer'
import { FilledPie } from './filled/filled-pie'
import { FilledTable } from './filled/filled-table'
import { besideChart, eight, four, full, panels } from './jupiter.css'
import { JupiterHead } from './jupiter-head'
import { jupiterText } from './jupiter-text'
import { JupiterOrders } from './orders/jupiter-orders'
import { PressurePanel } from './pressure/pressure-panel'
import { readDashboard } from './read-dashboard.server'
import { reconcileDashboard } from './reconcile'
import { MonthlyChart } from './volume/monthly-chart'
import { SmallCharts } from './volume/small-charts'
import { UnifiedChart } from './volume/unified-chart'

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
      <JupiterHead totals={dashboard.totals} age={dashboard.age} history={dashboard.history} />
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
