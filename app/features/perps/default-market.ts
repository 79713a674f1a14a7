import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { orNullWithoutSource } from '~/api/response/panel-result.server'
import { type PageContext, pageContextOf } from '~/context.server'
import type { PerpVenue } from '~/domain/protocol/venues'
import { driftPath, marketPath } from '~/shared/paths/drift-paths'
import { assign, hrefWith, readParam } from '~/ui/url/url-param'
import { readVenues } from './venue/read-venue.server'
import { likeParam } from './venue/venue-url'

/**
 * Redirects a request for the orders tab that names no market. The target is the market of the venue with the name in
 * the URL, or its default market. If no market can be read, the target is the overview.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const services = pageContextOf(context)
  const { search, searchParams } = new URL(request.url)
  const { venues } = await readVenues({ services, search: searchParams, request })
  const like = readParam(likeParam, searchParams)
  const key = await orNullWithoutSource(chooseMarket(services, venues, like))
  const pathname = key ? marketPath(key) : driftPath('overview')
  return redirect(hrefWith({ pathname, search }, assign(likeParam, '')))
}

/**
 * Returns the key of the market to show: the one with the given name, or the one that the operator chose, if it is
 * still listed. Otherwise it is the market with the most open interest.
 */
async function chooseMarket({ queries, site }: PageContext, venues: readonly PerpVenue[], like: string) {
  for (const name of [like, site.operator.perps.defaultMarket]) {
    const market = name === '' ? undefined : await queries.getPerpMarket(venues, name)
    if (market?.isListed) return market.key
  }
  const largest = {
    filter: 'listed',
    page: 1,
    size: 1,
    sortField: 'openInterestUsd',
    sortOrder: 'desc',
  } as const
  return (await queries.listPerpMarkets(venues, largest)).rows[0]?.key
}
