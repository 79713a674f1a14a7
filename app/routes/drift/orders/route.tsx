import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { type ClientLoaderFunctionArgs, useLoaderData, useLocation } from '@remix-run/react'
import { orNullWithoutSource } from '~/api/panel-result.server'
import { driftPath } from '~/components/drift/drift-paths'
import { driftText } from '~/components/drift/drift-text'
import { OrdersFeed } from '~/components/drift/feed/orders-feed'
import { fromColumnarJson, toColumnarJson, useColumnarJson } from '~/components/live/columnar-json'
import { FailedPanel } from '~/components/live/failed-panel'
import { keptMeta } from '~/components/live/kept-meta'
import { isFailedLoad, loadOrKeep } from '~/components/live/load-or-keep'
import { useLastGood } from '~/components/live/use-last-good'
import { pageMeta } from '~/components/shell/root-data'
import { deepMeta } from '~/components/summary-card/deep-meta'
import { pageContextOf } from '~/context.server'
import { card } from '~/ui/card.css'
import { PanelState } from '~/ui/panel-state'
import { searchText } from '~/ui/search-text'
import { text } from '~/ui/text'
import { readFeed } from './read-feed.server'
import { failedOrders, type Result, reconcileOrders } from './reconcile'
import { requireMarketPlace } from './require-market.server'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const page = pageContextOf(context)
  const { search, searchParams } = new URL(request.url)
  const place = await orNullWithoutSource(requireMarketPlace(page.queries, params, search))
  if (place?.market === undefined) {
    const missing = place !== null
    return data(toColumnarJson<Result>({ missing, feed: null }), { status: missing ? 404 : 200 })
  }
  const feed = await readFeed(page, place.market, place.user, searchParams)
  return data(toColumnarJson<Result>({ missing: false, feed }))
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  loadOrKeep(() => serverLoader<typeof loader>())

export const headers = () => ({ 'Cache-Control': 'public, max-age=1' })

export const meta: MetaFunction<typeof loader> = (args) => {
  if (isFailedLoad(args.data)) return keptMeta(args, args.data, driftText.title)
  const { missing, feed } = args.data === undefined ? failedOrders : fromColumnarJson(args.data)
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
  const { missing, feed } =
    useLastGood(useColumnarJson(useLoaderData<typeof clientLoader>()), reconcileOrders) ?? failedOrders
  const { pathname, search } = useLocation()
  if (feed !== null) return <OrdersFeed {...feed} />
  return (
    <section className={card}>
      {missing ? (
        <PanelState kind="error" title={driftText.noMarket} reason={driftText.noMarketLine} />
      ) : (
        <FailedPanel what={searchText.perpMarket} action={{ label: text.retry, to: pathname + search }} />
      )}
    </section>
  )
}
