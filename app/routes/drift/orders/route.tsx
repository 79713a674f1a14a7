import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react'
import { orNullWithoutSource } from '~/api/panel-answer.server'
import { driftText } from '~/components/drift/drift-text'
import { loadOrKeep } from '~/components/live/load-or-keep'
import { useLastGood } from '~/components/live/use-last-good'
import { pageMeta } from '~/components/shell/root-data'
import { pageContextOf } from '~/context.server'
import { perpMarketToWire } from '~/contracts/perp'
import { card } from '~/ui/card.css'
import { PanelState } from '~/ui/panel-state'
import { requireMarketPlace } from './require-market.server'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { queries } = pageContextOf(context)
  const place = await orNullWithoutSource(requireMarketPlace(queries, params, new URL(request.url).search))
  const market = place?.market === undefined ? null : perpMarketToWire(place.market)
  const missing = place !== null && market === null
  return data({ market, missing, user: place?.user ?? null }, { status: missing ? 404 : 200 })
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  loadOrKeep(() => serverLoader<typeof loader>())

export const headers = () => ({ 'Cache-Control': 'public, max-age=1' })

export const meta: MetaFunction<typeof loader> = (args) => {
  const symbol = args.data?.market?.baseAssetSymbol
  return pageMeta(args, {
    title: symbol === undefined ? driftText.title : driftText.ordersOf(symbol),
    description: driftText.describesOrders(symbol ?? driftText.anyMarket),
    unlisted: args.data?.missing ?? false,
  })
}

export default function DriftOrders() {
  const { market } = useLastGood(useLoaderData<typeof clientLoader>())
  return market === null ? (
    <PanelState kind="error" title={driftText.noMarket} reason={driftText.noMarketLine} />
  ) : (
    <section className={card}>
      <h2>{driftText.ordersOf(market.baseAssetSymbol)}</h2>
    </section>
  )
}
