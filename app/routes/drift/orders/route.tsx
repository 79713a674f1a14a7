import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { type ClientLoaderFunctionArgs, useLoaderData, useLocation } from '@remix-run/react'
import { orNullWithoutSource } from '~/api/panel-answer.server'
import { driftPath } from '~/components/drift/drift-paths'
import { driftText } from '~/components/drift/drift-text'
import { OrdersFeed } from '~/components/drift/feed/orders-feed'
import { deepMeta } from '~/components/glance/deep-meta'
import { keptMeta } from '~/components/live/kept-meta'
import { isUnread, loadOrKeep } from '~/components/live/load-or-keep'
import { deserialize, serialize, useDeserialized } from '~/components/live/serialized'
import { UnreadPanel } from '~/components/live/unread-panel'
import { useLastGood } from '~/components/live/use-last-good'
import { pageMeta } from '~/components/shell/root-data'
import { pageContextOf } from '~/context.server'
import { card } from '~/ui/card.css'
import { PanelState } from '~/ui/panel-state'
import { searchText } from '~/ui/search-text'
import { text } from '~/ui/text'
import { type Answer, ordersAsAsked, unreadOrders } from './as-asked'
import { readFeed } from './read-feed.server'
import { requireMarketPlace } from './require-market.server'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const page = pageContextOf(context)
  const { search, searchParams } = new URL(request.url)
  const place = await orNullWithoutSource(requireMarketPlace(page.queries, params, search))
  if (place?.market === undefined) {
    const missing = place !== null
    return data(serialize<Answer>({ missing, feed: null }), { status: missing ? 404 : 200 })
  }
  const feed = await readFeed(page, place.market, place.user, searchParams)
  return data(serialize<Answer>({ missing: false, feed }))
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  loadOrKeep(() => serverLoader<typeof loader>())

export const headers = () => ({ 'Cache-Control': 'public, max-age=1' })

export const meta: MetaFunction<typeof loader> = (args) => {
  if (isUnread(args.data)) return keptMeta(args, args.data, driftText.title)
  const { missing, feed } = args.data === undefined ? unreadOrders : deserialize(args.data)
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
    useLastGood(useDeserialized(useLoaderData<typeof clientLoader>()), ordersAsAsked) ?? unreadOrders
  const { pathname, search } = useLocation()
  if (feed !== null) return <OrdersFeed {...feed} />
  return (
    <section className={card}>
      {missing ? (
        <PanelState kind="error" title={driftText.noMarket} reason={driftText.noMarketLine} />
      ) : (
        <UnreadPanel what={searchText.perpMarket} action={{ label: text.retry, to: pathname + search }} />
      )}
    </section>
  )
}
