import { orNullWithoutSource } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import type { Address } from '~/domain/base/ids'
import { pageLimits } from '~/domain/base/page'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import { type PerpVenue, perpVenues } from '~/domain/protocol/venues'

/** A perp market whose base asset is a token. */
export interface TokenPerpMarket {
  readonly venue: PerpVenue
  readonly venueName: string
  readonly name: string
  readonly publicKey: string
}

const listed = {
  page: 1,
  size: pageLimits.largestSize,
  sortField: 'openInterestUsd',
  sortOrder: 'desc',
  filter: 'listed',
} as const

/**
 * Finds the perp markets of a token on all venues by the mint of the token. A symbol would not be sufficient,
 * because several tokens can have the same symbol.
 */
export async function readTokenMarkets(
  { queries, marketMints }: PageContext,
  tokenMint: Address,
): Promise<readonly TokenPerpMarket[]> {
  const names = marketMints.ofMint(tokenMint)
  if (names.length === 0) return []
  const markets = await orNullWithoutSource(queries.listPerpMarkets(perpVenues, listed))
  const own = (markets?.rows ?? []).filter(({ name }) => names.includes(name))
  return own
    .map(({ venue, name, key }) => ({ venue, venueName: perpVenueFacts[venue].name, name, publicKey: key }))
    .sort(
      (one, other) => placeOf(one) - placeOf(other) || names.indexOf(one.name) - names.indexOf(other.name),
    )
}

function placeOf({ venue }: TokenPerpMarket): number {
  return perpVenues.indexOf(venue)
}
