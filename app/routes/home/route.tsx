import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react'
import { TradeFeed } from '~/components/drift/trade-feed'
import { loadOrKeep } from '~/components/live/load-or-keep'
import { useLastGood } from '~/components/live/use-last-good'
import { dcaColumns } from '~/components/orders/dca-columns'
import { kaminoColumns } from '~/components/orders/kamino-columns'
import { limitColumns } from '~/components/orders/limit-columns'
import { dcaRules, kaminoRules, limitRules, orderLists } from '~/components/orders/order-lists'
import { OrderPanel } from '~/components/orders/order-panel'
import { PageHead } from '~/components/shell/page-head'
import { pageMeta } from '~/components/shell/root-data'
import { useFocusAsked } from '~/components/shell/use-focus-asked'
import { pageContextOf } from '~/context.server'
import { text } from '~/ui/text'
import * as styles from './home.css'
import { readHome } from './read-home.server'

export function loader({ request, context }: LoaderFunctionArgs) {
  return readHome(pageContextOf(context), new URL(request.url).searchParams)
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  loadOrKeep(() => serverLoader<typeof loader>())

export const headers = () => ({ 'Cache-Control': 'public, max-age=1' })

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: text.tradingOverview, description: text.overviewLine })

export default function Home() {
  const { history, driftTrades, dca, limit, kamino } = useLastGood(useLoaderData<typeof clientLoader>())
  useFocusAsked()
  return (
    <>
      <PageHead title={text.tradingOverview} line={text.overviewLine} history={history} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <TradeFeed answer={driftTrades} />
          <OrderPanel
            title={text.dcaOrders}
            topic="dca"
            list={orderLists.dca}
            columns={dcaColumns}
            rules={dcaRules}
            {...dca}
          />
        </div>
        <div className={styles.column}>
          <OrderPanel
            title={text.limitOrders}
            topic="limit"
            list={orderLists.limit}
            columns={limitColumns}
            rules={limitRules}
            {...limit}
          />
          <OrderPanel
            title={text.kaminoOrders}
            topic="kamino"
            list={orderLists.kamino}
            columns={kaminoColumns}
            rules={kaminoRules}
            {...kamino}
          />
        </div>
      </div>
    </>
  )
}
