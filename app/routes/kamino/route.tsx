import { feedLinks } from '~/components/feeds/feed-links'
import { BookPanel } from '~/components/kamino/book-panel'
import { DepthChart } from '~/components/kamino/depth-chart'
import { KaminoFigures } from '~/components/kamino/kamino-figures'
import { KaminoHead } from '~/components/kamino/kamino-head'
import { TopTokens, TopTraders, TopTrades } from '~/components/kamino/kamino-rankings'
import { kaminoText } from '~/components/kamino/kamino-text'
import { useKaminoBook } from '~/components/kamino/use-kamino-book'
import { definePage } from '~/components/live/define-page'
import { keepParts } from '~/components/live/keep-parts'
import { panelTimes } from '~/components/live/panel-times'
import { kaminoTables } from '~/components/orders/kamino-columns'
import { OrderExport } from '~/components/orders/order-export'
import { orderLists } from '~/components/orders/order-lists'
import { OrderPanel } from '~/components/orders/order-panel'
import { FailedPage } from '~/components/shell/failed-page'
import { type MetaArguments, pageMeta } from '~/components/shell/root-data'
import { pageLoader } from '~/context/page-loader.server'
import * as styles from './kamino.css'
import { readKamino } from './read-kamino.server'
import { reconcileKamino } from './reconcile'

const page = definePage({ reconcile: reconcileKamino, keep: keepParts })

export const loader = pageLoader(page, ({ services, search }) => readKamino(services, search))

export const clientLoader = page.clientLoader

export const headers = () => ({ 'Cache-Control': 'public, max-age=1' })

export const meta = (args: MetaArguments) => [
  ...pageMeta(args, { title: kaminoText.title, description: kaminoText.describes }),
  ...feedLinks('whales'),
]

export default function Kamino() {
  const result = page.useData()
  return result === undefined ? <FailedPage /> : <Dashboard {...result} />
}

function Dashboard(result: Awaited<ReturnType<typeof readKamino>>) {
  const { orders, book, allLevels, figures, history, windows, traders, trades, tokens } = result
  const polled = useKaminoBook(book)
  const times = panelTimes(figures, orders.answer.meta, orders.answer.answeredAt)
  return (
    <>
      <KaminoHead title={kaminoText.title} line={kaminoText.line} history={history} times={times}>
        <KaminoFigures {...figures} />
      </KaminoHead>
      <div className={styles.top}>
        <div className={styles.column}>
          <OrderPanel
            searchable
            title={kaminoText.orders}
            topic="kamino"
            list={orderLists.kamino}
            table={kaminoTables[orders.query.filter]}
            actions={<OrderExport topic="kamino" what={kaminoText.orders} {...orders} />}
            {...orders}
          />
          <DepthChart polled={polled} />
        </div>
        <div className={styles.column}>
          <BookPanel polled={polled} allLevels={allLevels} />
        </div>
      </div>
      <div className={styles.cards}>
        <TopTraders current={windows.traders} answer={traders} />
        <TopTrades current={windows.trades} answer={trades} />
        <TopTokens current={windows.tokens} answer={tokens} />
      </div>
    </>
  )
}
