import { z } from 'zod'
import { rawToUiNumber } from '~/domain/amount'
import { type SearchHit, searchKinds, type TokenView } from '~/domain/token-view'
import { orNull } from './absent'
import { address, epochSeconds, logoUrlOrNull, priceUsdOrNull, uiAmount, usdOrNull } from './fields'
import { pageOf } from './page'

/** Token. `name` and `symbol` are made safe to show; `null`: none on chain. */
export const tokenWire = z.object({
  tokenMint: address,
  name: z.string().nullable(),
  symbol: z.string().nullable(),
  logoUrl: logoUrlOrNull,
  verified: z.boolean(),
  imitates: z
    .string()
    .nullable()
    .describe('The well-known symbol that this token’s symbol looks like without being it.'),
  decimals: z.number().int().nullable(),
  price: priceUsdOrNull,
  marketCap: usdOrNull.describe('price × supply.'),
  supply: uiAmount,
  updatedDate: epochSeconds,
  dcaVolumePastDay: usdOrNull.describe(
    'Executed DCA volume of the last 24 h, both sides, USD: of the fills with a known value; null where there are fills and none has one.',
  ),
  volume: usdOrNull.describe(
    '24 h volume of `volumeType`, all four by default, USD; null likewise, and where a perp market of this symbol was traded whose base mint is unknown. Every wrapping of a token has the whole volume of its perp market.',
  ),
  uiMultiplier: z
    .number()
    .describe(
      'By which amounts of this mint are multiplied now: Token-2022’s ScaledUiAmount. 1 for nearly all tokens.',
    ),
})
export type TokenWire = z.infer<typeof tokenWire>
export const tokenPage = pageOf(tokenWire)

/** Search result. */
export const searchResultWire = z.object({
  type: z.enum(searchKinds),
  tokenMint: address.describe('What was found: a mint, or for the other types a market account or a wallet.'),
  name: z.string().nullable(),
  symbol: z.string().nullable(),
  logoUrl: logoUrlOrNull,
  verified: z.boolean(),
  imitates: z.string().nullable(),
  price: priceUsdOrNull,
  dcaVolumePastDay: usdOrNull.describe(
    'Of a token; null for a market and a wallet, and where there are fills and none has a known value.',
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
