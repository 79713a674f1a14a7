import { pageLoader } from '~/context/page-loader.server'
import { ListFilters } from '~/shared/list-filters/list-filters'
import { concernsOf, csvOf } from '~/shared/list-filters/list-narrowing'
import { useChosenLine } from '~/shared/list-filters/use-chosen-line'
import { panelTimes } from '~/shared/live/panel-times'
import { kaminoTables } from '~/shared/orders/kamino-columns'
import { narrowedLists } from '~/shared/orders/narrowed-lists'
import { OrderExport } from '~/shared/orders/order-export'
import { OrderPanel } from '~/shared/orders/order-panel'
import { type MetaArguments, pageMeta } from '~/shared/page/root-data'
import { definePage } from '~/shared/page-data/define-page'
import { FailedPage } from '~/shared/page-data/failed-page'
import { keepParts } from '~/shared/page-data/keep-parts'
import { feedLinks } from '~/shared/sharing/feed-links'
import { BookPanel } from './book/book-panel'
import { DepthChart } from './book/depth-chart'
import { useKaminoBook } from './book/use-kamino-book'
import * as styles from './kamino.css'
import { KaminoHead } from './kamino-head'
import { KaminoStats } from './kamino-stats'
import { kaminoText } from './kamino-text'
import { TopTokens, TopTraders, TopTrades } from './rankings/kamino-rankings'
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
  const { orders, book, allLevels, stats, history, windows, traders, trades, tokens } = result
  const polled = useKaminoBook(book)
  const times = panelTimes(stats, orders.answer.meta, orders.answer.answeredAt)
  return (
    <>
      <KaminoHead title={kaminoText.title} line={kaminoText.line} history={history} times={times}>
        <KaminoStats {...stats} />
      </KaminoHead>
      <div className={styles.top}>
        <div className={styles.column}>
          <Orders {...orders} />
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

/** Table of the Kamino limit orders, with its filters. */
function Orders(orders: Awaited<ReturnType<typeof readKamino>>['orders']) {
  const list = narrowedLists.kamino
  return (
    <OrderPanel
      searchable
      title={kaminoText.orders}
      topic="kamino"
      list={list}
      table={kaminoTables[orders.query.filter]}
      filters={<ListFilters of={kaminoText.orders} name={list.name} />}
      chosen={useChosenLine(kaminoText.orders, list.name)}
      concerns={concernsOf(orders.query)}
      actions={
        <OrderExport topic="kamino" what={kaminoText.orders} narrowing={csvOf(orders.query)} {...orders} />
      }
      {...orders}
    />
  )
}
