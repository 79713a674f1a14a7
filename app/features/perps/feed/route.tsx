import { useLocation } from '@remix-run/react'
import { orNullWithoutSource } from '~/api/response/panel-result.server'
import { pageLoader } from '~/context/page-loader.server'
import type { PageContext } from '~/context.server'
import { type PageMetaArguments, pageMeta } from '~/shared/page/root-data'
import { definePage } from '~/shared/page-data/define-page'
import { FailedPanel } from '~/shared/page-data/failed-panel'
import { dataOfMeta, keptMeta } from '~/shared/page-data/kept-meta'
import { isFailedLoad } from '~/shared/page-data/load-or-keep'
import { driftPath } from '~/shared/paths/drift-paths'
import { searchText } from '~/shared/search/search-text'
import { deepMeta } from '~/shared/sharing/deep-meta'
import { card } from '~/ui/panel/card.css'
import { PanelState } from '~/ui/panel/panel-state'
import { text } from '~/ui/text'
import { driftText } from '../drift-text'
import { OrdersFeed } from './orders-feed'
import { readMarketFeed } from './read-market-feed.server'
import { failedOrders, keepOrders, reconcileOrders } from './reconcile'
import { requireMarketPlace } from './require-market.server'

async function isLoading({ queries }: PageContext): Promise<boolean> {
  const { isLoading: loading = false } = await queries.getPanel('market_stats')
  return loading
}

const page = definePage({ reconcile: reconcileOrders, keep: keepOrders })

export const loader = pageLoader(
  page,
  async ({ services, params, search, request }) => {
    const { queries } = services
    const place = await orNullWithoutSource(requireMarketPlace(queries, params, new URL(request.url).search))
    if (place === null) return { missing: false, loading: await isLoading(services), feed: null }
    if (place.market === undefined) return { missing: true, feed: null }
    return { missing: false, feed: await readMarketFeed(services, place.market, place.user, search) }
  },
  ({ missing, loading }) => (missing ? 404 : loading ? 503 : 200),
)

export const clientLoader = page.clientLoader

export const headers = () => ({ 'Cache-Control': 'public, max-age=1' })

export function meta(args: PageMetaArguments) {
  const loaded = dataOfMeta(page, args.data)
  if (isFailedLoad(loaded)) return keptMeta(args, loaded, driftText.title)
  const { missing, feed } = loaded ?? failedOrders
  const market = feed?.market
  if (market === undefined) {
    const description = driftText.describesOrders(driftText.anyMarket)
    return pageMeta(args, { title: driftText.title, description, unlisted: missing })
  }
  return deepMeta(args, {
    title: driftText.ordersOf(market.baseAssetSymbol),
    description: driftText.describesOrders(market.baseAssetSymbol),
    preview: { kind: 'market', id: market.publicKey },
    above: [{ title: driftText.title, path: driftPath('overview') }],
  })
}

export default function DriftOrders() {
  const { missing, loading, feed } = page.useData() ?? failedOrders
  const { pathname, search } = useLocation()
  if (feed !== null) return <OrdersFeed {...feed} />
  return (
    <section className={card}>
      {missing ? (
        <PanelState kind="error" title={driftText.noMarket} reason={driftText.noMarketLine} />
      ) : (
        <FailedPanel
          what={searchText.perpMarket}
          loading={loading}
          action={{ label: text.retry, to: pathname + search }}
        />
      )}
    </section>
  )
}
