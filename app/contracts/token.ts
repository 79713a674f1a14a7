import { z } from 'zod'
import { rawToUiNumber } from '~/domain/base/amount'
import { priceSources } from '~/domain/protocol/price-source'
import { spotTopics } from '~/domain/protocol/spot-venue'
import { perpVenues } from '~/domain/protocol/venues'
import { type SearchHit, type SearchPage, searchKinds } from '~/domain/token/search-view'
import type { TokenView } from '~/domain/token/token-view'
import { orNull } from './schema/absent'
import {
  address,
  changePercentOrNull,
  epochSeconds,
  epochSecondsOrNull,
  logoUrlOrNull,
  priceUsdOrNull,
  uiAmount,
  usdOrNull,
} from './schema/fields'
import { pageOf, pageToWire } from './schema/page'
import { venueToWire } from './trader'

/** A token. `name` and `symbol` are made safe to show. They are `null` if the token has none on chain. */
export const tokenWire = z.object({
  tokenMint: address,
  name: z.string().nullable(),
  symbol: z.string().nullable(),
  logoUrl: logoUrlOrNull,
  verified: z.boolean(),
  imitates: z.string().nullable().describe('The well-known symbol that this token’s symbol imitates.'),
  decimals: z.number().int().nullable(),
  price: priceUsdOrNull,
  marketCap: usdOrNull.describe('Price × supply.'),
  supply: uiAmount,
  updatedDate: epochSeconds,
  dcaVolumePastDay: usdOrNull.describe(
    'Filled DCA volume of the last 24 h, both sides, USD. Fills without a known value are skipped; null if no fill has one, or while the venue has no data yet.',
  ),
  volume: usdOrNull.describe(
    '24 h volume at `volumeType` (default: all venues), USD: the sum of the fills with a known value. Null if none has one although there were fills, if a perp market with this symbol has traded whose base mint is unknown, or, without fills, while a venue has no data yet. All wrapped versions of a token report the full volume of its perp market.',
  ),
  tradesPastDay: z
    .number()
    .int()
    .nullable()
    .describe(
      'Executions of DCA and limit orders in the last 24 h that bought or sold the token. Null instead of 0 while a venue has no data yet.',
    ),
  priceChange24Hour: changePercentOrNull.describe(
    'Percent change of the price. If no price within 10 minutes of the 24 h mark is known, or if there is no current price, the last known change, for at most 6 hours; then null.',
  ),
  priceChange24HourAt: epochSecondsOrNull.describe(
    'Time of the last known change, if `priceChange24Hour` is kept from then; null if it is current or missing.',
  ),
  firstSeenDate: epochSecondsOrNull.describe(
    'Time at which this service first saw the token; null if an old version saw it.',
  ),
  isNewListing: z
    .boolean()
    .describe('Whether the token was first seen after the first hour of this service’s records.'),
  uiMultiplier: z
    .number()
    .describe(
      'Factor that wallets multiply amounts of this mint by (Token-2022 ScaledUiAmount). 1 for nearly all tokens.',
    ),
  priceSource: z
    .enum(priceSources)
    .nullable()
    .describe(
      'Source of the price: `{venue}-oracle` = oracle price in a market of this perps venue, `price-api` = Jupiter’s Price API, `oracle` = account of a price oracle, or its copy in a market account, `fill` = executions against a dollar coin or SOL, `dollar` = a dollar coin that counts as one dollar. Null without a price.',
    ),
})
export type TokenWire = z.infer<typeof tokenWire>

/** A token in a list, which has a price line if the request asks for it. */
export const listedTokenWire = tokenWire.extend({
  prices7Day: z
    .array(priceUsdOrNull)
    .optional()
    .describe(
      'Only if `fields` contains `prices7Day`: 42 prices of the last seven days, USD per UI unit, oldest first, four hours apart, the last one now. A time without a price repeats the price before it; null before the first price.',
    ),
})
type ListedTokenWire = z.infer<typeof listedTokenWire>
export const tokenPage = pageOf(listedTokenWire)

/** One hit of the search. */
export const searchResultWire = z.object({
  type: z.enum(searchKinds),
  tokenMint: address.describe(
    'Address of the result: a mint, a market account, a wallet, an order account, or the User account of a perp order.',
  ),
  key: z
    .string()
    .describe(
      'Key for further calls. It is `tokenMint`, except for a perp order: `{userAccount}:{orderId}`.',
    ),
  venue: z
    .enum([...spotTopics, ...perpVenues])
    .nullable()
    .describe('Venue of a market or an order; null for a token or a trader.'),
  name: z.string().nullable(),
  symbol: z.string().nullable(),
  logoUrl: logoUrlOrNull,
  verified: z.boolean(),
  imitates: z.string().nullable(),
  price: priceUsdOrNull,
  dcaVolumePastDay: usdOrNull.describe(
    'Only for tokens: null for all other results, and if no fill has a known value.',
  ),
  marketCap: usdOrNull,
})
export type SearchResultWire = z.infer<typeof searchResultWire>

const count = z.number().int().min(0)
/** Number of results of each kind. */
const searchCounts = z
  .object({ token: count, market: count, trader: count, order: count })
  .describe('Number of results of each type for the same text, whatever `type` is.')

export const searchPage = pageOf(searchResultWire).extend({ counts: searchCounts })
export type SearchPageWire = z.infer<typeof searchPage>

/** Converts a token to the API format. */
export function tokenToWire(token: TokenView): TokenWire {
  const supply = token.supplyRaw === undefined ? undefined : rawToUiNumber(token.supplyRaw, token)
  return {
    tokenMint: token.mint,
    ...textsToWire(token),
    decimals: orNull(token.decimals),
    supply: orNull(supply),
    updatedDate: token.updatedAt,
    dcaVolumePastDay: orNull(token.dcaVolumePastDayUsd),
    volume: orNull(token.volumePastDayUsd),
    tradesPastDay: orNull(token.tradesPastDay),
    priceChange24Hour: orNull(token.priceChange24hPercent),
    priceChange24HourAt: orNull(token.priceChange24hKeptAt),
    firstSeenDate: orNull(token.firstSeenAt),
    isNewListing: token.isNewListing,
    uiMultiplier: token.uiMultiplier,
    priceSource: orNull(token.priceSource),
  }
}

/** Converts a token of a list to the API format. */
export function listedTokenToWire(token: TokenView): ListedTokenWire {
  const { weekPricesUsd } = token
  return { ...tokenToWire(token), ...(weekPricesUsd && { prices7Day: weekPricesUsd.map(orNull) }) }
}

/** Converts a search hit to the API format. */
export function searchHitToWire(hit: SearchHit): SearchResultWire {
  return {
    type: hit.kind,
    tokenMint: hit.address,
    key: hit.key,
    venue: hit.venue === undefined ? null : venueToWire(hit.venue),
    ...textsToWire(hit),
    dcaVolumePastDay: orNull(hit.dcaVolumePastDayUsd),
  }
}

/** Converts a page of search results to the API format. */
export function searchPageToWire(page: SearchPage): SearchPageWire {
  const { content, ...rest } = pageToWire(page, searchHitToWire)
  return { ...rest, content: [...content], counts: page.counts }
}

function textsToWire(thing: Omit<SearchHit, 'kind' | 'address' | 'key' | 'venue' | 'dcaVolumePastDayUsd'>) {
  return {
    name: orNull(thing.name),
    symbol: orNull(thing.symbol),
    logoUrl: orNull(thing.logoUrl),
    verified: thing.verified,
    imitates: orNull(thing.imitates),
    price: orNull(thing.priceUsd),
    marketCap: orNull(thing.marketCapUsd),
  }
}
