import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { orNullWithoutSource } from '~/api/response/panel-result.server'
import { type PageContext, pageContextOf } from '~/context.server'
import type { Address } from '~/domain/base/ids'
import { parseAddress } from '~/domain/base/parse-id'
import type { PerpVenue } from '~/domain/protocol/venues'
import { driftPath, marketPath } from '~/shared/paths/drift-paths'
import { assign, hrefWith, readParam } from '~/ui/url/url-param'
import { findMarketByKey } from './feed/require-market.server'
import { readVenues } from './venue/read-venue.server'
import { likeParam, traderParam } from './venue/venue-url'

/**
 * Redirects a request for the orders tab that names no market. The target is the market of the venue that is like the
 * one in the URL, or its default market, with the trader in the URL. If no market can be read, the target is the overview.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const services = pageContextOf(context)
  const { search, searchParams } = new URL(request.url)
  const { venues } = await readVenues({ services, search: searchParams, request })
  const like = readParam(likeParam, searchParams)
  const key = await orNullWithoutSource(chooseMarket(services, venues, like))
  const trader = await walletOf(services, readParam(traderParam, searchParams))
  const pathname = key ? marketPath(key, trader) : driftPath('overview')
  return redirect(hrefWith({ pathname, search }, assign(likeParam, ''), assign(traderParam, '')))
}

/**
 * Returns the key of the market to show: the one with the given name or key, or the one that the operator chose, if it
 * is still listed. Otherwise it is the market with the most open interest.
 */
async function chooseMarket({ queries, site }: PageContext, venues: readonly PerpVenue[], like: string) {
  const known = await findMarketByKey(queries, like)
  if (known !== undefined && venues.includes(known.venue)) return known.key
  for (const name of [known?.name ?? like, site.operator.perps.defaultMarket]) {
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

/** Returns the wallet of a trader, because a User account belongs to one venue. If the wallet is unknown, returns the key. */
async function walletOf({ queries }: PageContext, text: string): Promise<Address | undefined> {
  const key = parseAddress(text)
  if (key === undefined) return undefined
  return (await orNullWithoutSource(queries.getPerpTrader(key)))?.wallet ?? key
}
