import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { orNullWithoutSource } from '~/api/panel-answer.server'
import { driftPath, marketPath } from '~/components/drift/drift-paths'
import { type PageContext, pageContextOf } from '~/context.server'

/** The orders tab without a market leads to the default one (M17, M245). Where no market can be read, the overview says so. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const key = await orNullWithoutSource(defaultMarket(pageContextOf(context)))
  return redirect((key ? marketPath(key) : driftPath('overview')) + new URL(request.url).search)
}

/** The operator's choice as long as it is listed, else the market with most open interest (resolution 4.6). */
async function defaultMarket({ queries, site }: PageContext) {
  const chosen = await queries.getPerpMarket(site.operator.perps.defaultMarket)
  if (chosen?.isListed) return chosen.key
  const largest = {
    filter: 'listed',
    page: 1,
    size: 1,
    sortField: 'openInterestUsd',
    sortOrder: 'desc',
  } as const
  return (await queries.listPerpMarkets(largest)).rows[0]?.key
}
