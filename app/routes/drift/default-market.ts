import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { orNullWithoutSource } from '~/api/panel-result.server'
import { driftPath, marketPath } from '~/components/drift/drift-paths'
import { type PageContext, pageContextOf } from '~/context.server'

/**
 * Redirects the orders tab without a market to the default market, or to the overview if no market can be
 * read.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const key = await orNullWithoutSource(defaultMarket(pageContextOf(context)))
  return redirect((key ? marketPath(key) : driftPath('overview')) + new URL(request.url).search)
}

/**
 * Returns the market that the operator chose if it is still listed, otherwise the market with the most open
 * interest.
 */
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
