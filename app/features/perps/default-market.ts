import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { orNullWithoutSource } from '~/api/response/panel-result.server'
import { type PageContext, pageContextOf } from '~/context.server'
import { driftOnly } from '~/domain/protocol/protocol'
import { driftPath, marketPath } from '~/shared/paths/drift-paths'

/**
 * Redirects a request for the orders tab that names no market. The target is the default market. If no market
 * can be read, the target is the overview.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const key = await orNullWithoutSource(defaultMarket(pageContextOf(context)))
  return redirect((key ? marketPath(key) : driftPath('overview')) + new URL(request.url).search)
}

/**
 * Returns the key of the default market. That is the market that the operator chose, if it is still listed.
 * Otherwise it is the market with the most open interest.
 */
async function defaultMarket({ queries, site }: PageContext) {
  const chosen = await queries.getPerpMarket(driftOnly, site.operator.perps.defaultMarket)
  if (chosen?.isListed) return chosen.key
  const largest = {
    filter: 'listed',
    page: 1,
    size: 1,
    sortField: 'openInterestUsd',
    sortOrder: 'desc',
  } as const
  return (await queries.listPerpMarkets(driftOnly, largest)).rows[0]?.key
}
