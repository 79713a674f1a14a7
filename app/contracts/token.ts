import { z } from 'zod'
import { rawToUiNumber } from '~/domain/base/amount'
import { priceSources } from '~/domain/protocol/price-source'
import { type SearchHit, searchKinds, type TokenView } from '~/domain/token/token-view'
import { orNull } from './schema/absent'
import { address, epochSeconds, logoUrlOrNull, priceUsdOrNull, uiAmount, usdOrNull } from './schema/fields'
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
export const tokenPage = pageOf(tokenWire)

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
    uiMultiplier: token.uiMultiplier,
    priceSource: orNull(token.priceSource),
  }
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
