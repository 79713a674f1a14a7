import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'
import { orNullWithoutSource } from '~/api/response/panel-result.server'
import { pageLoader } from '~/context/page-loader.server'
import type { PageContext } from '~/context.server'
import { everyVenue } from '~/domain/perp/venue-choice'
import { differOnlyInChart } from '~/shared/market-chart/bar-choices'
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
import { readVenues } from '../venue/read-venue.server'
import { usePagePlace, useVenue } from '../venue/venue-provider'
import { placeOfChoice, titleOfChoice } from '../venue/venue-text'
import { OrdersFeed } from './orders-feed'
import { readMarketFeed } from './read-market-feed.server'
import { failedOrders, keepOrders, reconcileOrders } from './reconcile'
import { requireMarketPlace } from './require-market.server'

async function isLoading({ queries }: PageContext): Promise<boolean> {
  const { isLoading: loading = false } = await queries.getPanel('perps.markets')
  return loading
}

const page = definePage({ reconcile: reconcileOrders, keep: keepOrders })

export const loader = pageLoader(
  page,
  async (asked) => {
    const { services, params, search, request } = asked
    const requested = await readVenues(asked)
    const { venues } = requested
    const given = { params, search: new URL(request.url).search, venues }
    const place = await orNullWithoutSource(requireMarketPlace(services.queries, given))
    if (place === null) return { missing: false, loading: await isLoading(services), feed: null }
    const { market, user } = place
    if (market === undefined) return { missing: true, feed: null }
    return { missing: false, feed: await readMarketFeed(services, { market, user, requested }, search) }
  },
  ({ missing, loading }) => (missing ? 404 : loading ? 503 : 200),
)

export const clientLoader = page.clientLoader

export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOther = currentUrl.href !== nextUrl.href
  return isOther && differOnlyInChart(currentUrl, nextUrl) ? false : defaultShouldRevalidate
}

export const headers = () => ({ 'Cache-Control': 'public, max-age=1' })

export function meta(args: PageMetaArguments) {
  const loaded = dataOfMeta(page, args.data)
  if (isFailedLoad(loaded)) return keptMeta(args, loaded, driftText.title(titleOfChoice(everyVenue)))
  const { missing, feed } = loaded ?? failedOrders
  const market = feed?.market
  if (market === undefined) {
    const description = driftText.describesOrders(driftText.anyMarket, placeOfChoice(everyVenue))
    return pageMeta(args, {
      title: driftText.title(titleOfChoice(everyVenue)),
      description,
      unlisted: missing,
    })
  }
  return deepMeta(args, {
    title: driftText.ordersOf(market.baseAssetSymbol),
    description: driftText.describesOrders(market.baseAssetSymbol, placeOfChoice(market.venue)),
    preview: { kind: 'market', id: market.publicKey },
    above: [{ title: driftText.title(titleOfChoice(market.venue)), path: driftPath('overview') }],
  })
}

export default function DriftOrders() {
  const { missing, loading, feed } = page.useData() ?? failedOrders
  const { choice } = useVenue()
  const { pathname, search } = usePagePlace()
  if (feed !== null) return <OrdersFeed {...feed} />
  return (
    <section className={card}>
      {missing ? (
        <PanelState
          kind="error"
          title={driftText.noMarket}
          reason={driftText.noMarketLine(placeOfChoice(choice))}
        />
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
