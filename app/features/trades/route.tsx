import { pageLoader } from '~/context/page-loader.server'
import { PageHead } from '~/shared/page/page-head'
import { type MetaArguments, pageMeta } from '~/shared/page/root-data'
import { definePage } from '~/shared/page-data/define-page'
import { FailedPage } from '~/shared/page-data/failed-page'
import { keepParts } from '~/shared/page-data/keep-parts'
import { useRefreshEvery } from '~/shared/page-data/use-refresh-every'
import { readTrades } from './read-trades.server'
import { reconcileTrades } from './reconcile'
import { TradesList } from './trades-list'
import { tradesText } from './trades-text'

/** Polling interval of the list. */
const pace = { everyMs: 5_000, jitterMs: 500 } as const

const page = definePage({ reconcile: reconcileTrades, keep: keepParts })

export const loader = pageLoader(page, ({ services, search }) => readTrades(services, search))

export const clientLoader = page.clientLoader

export const headers = () => ({ 'Cache-Control': 'public, max-age=1' })

export const meta = (args: MetaArguments) =>
  pageMeta(args, { title: tradesText.title, description: tradesText.line })

/** Page with the trades of all venues. */
export default function Trades() {
  const result = page.useData()
  useRefreshEvery(pace)
  if (result === undefined) return <FailedPage what={tradesText.what} />
  return (
    <>
      <PageHead title={tradesText.title} line={tradesText.line} />
      <TradesList {...result} periodSeconds={pace.everyMs / 1_000} />
    </>
  )
}
