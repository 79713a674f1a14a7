import { z } from 'zod'
import { rawToUiNumber } from '~/domain/base/amount'
import { priceSources } from '~/domain/protocol/price-source'
import { type SearchHit, searchKinds, type TokenView } from '~/domain/token/token-view'
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
import { pageOf } from './schema/page'

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
    'Filled DCA volume of the last 24 h, both sides, USD. Fills without a known value are skipped; null if no fill has one.',
  ),
  volume: usdOrNull.describe(
    '24 h volume at `volumeType` (default: all venues), USD. Null if no fill has a known value, and if a perp market with this symbol has traded whose base mint is unknown. All wrapped versions of a token report the full volume of its perp market.',
  ),
  tradesPastDay: z
    .number()
    .int()
    .describe('Executions of DCA and limit orders in the last 24 h that bought or sold the token.'),
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
      'Source of the price: `drift-oracle` and `velocity-oracle` = oracle price in a perp market of Drift or Velocity, `price-api` = Jupiter’s Price API, `oracle` = account of a price oracle, or its copy in a market account, `fill` = executions against a dollar coin or SOL, `dollar` = a dollar coin that counts as one dollar. Null without a price.',
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
    'Address of the result: a mint, a market account or a wallet, depending on its type.',
  ),
  name: z.string().nullable(),
  symbol: z.string().nullable(),
  logoUrl: logoUrlOrNull,
  verified: z.boolean(),
  imitates: z.string().nullable(),
  price: priceUsdOrNull,
  dcaVolumePastDay: usdOrNull.describe(
    'Only for tokens: null for markets and wallets, and if no fill has a known value.',
  ),
  marketCap: usdOrNull,
})
export type SearchResultWire = z.infer<typeof searchResultWire>
export const searchPage = pageOf(searchResultWire)

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
    tradesPastDay: token.tradesPastDay,
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
  const dcaVolumePastDay = orNull(hit.dcaVolumePastDayUsd)
  return { type: hit.kind, tokenMint: hit.key, ...textsToWire(hit), dcaVolumePastDay }
}

function textsToWire(thing: Omit<SearchHit, 'kind' | 'key' | 'dcaVolumePastDayUsd'>) {
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
