import { z } from 'zod'
import { rawToUiNumber } from '~/domain/amount'
import type { TokenView } from '~/domain/token-view'
import { orNull } from './absent'
import { pageOf } from './page'

/** Token (M228). `name` and `symbol` are made safe to show; null = the chain has none. */
export const tokenWire = z.object({
  tokenMint: z.string(),
  name: z.string().nullable(),
  symbol: z.string().nullable(),
  logoUrl: z.string().nullable(),
  verified: z.boolean(),
  /** The well-known symbol that this token's symbol looks like without being it. */
  imitates: z.string().nullable(),
  decimals: z.number().int().nullable(),
  price: z.number().nullable(),
  /** price × supply. */
  marketCap: z.number().nullable(),
  /** UI units. */
  supply: z.number().nullable(),
  /** Epoch seconds. */
  updatedDate: z.number().int(),
  /** Executed DCA volume of the last 24 h, both sides, USD. */
  dcaVolumePastDay: z.number(),
  /** 24 h volume of `volumeType`, all four by default, USD. */
  volume: z.number(),
})
export type TokenWire = z.infer<typeof tokenWire>
export const tokenPage = pageOf(tokenWire)

/** Search result (M225). */
export const searchResultWire = z.object({
  tokenMint: z.string(),
  name: z.string().nullable(),
  symbol: z.string().nullable(),
  logoUrl: z.string().nullable(),
  verified: z.boolean(),
  imitates: z.string().nullable(),
  price: z.number().nullable(),
  dcaVolumePastDay: z.number(),
  marketCap: z.number().nullable(),
})
export type SearchResultWire = z.infer<typeof searchResultWire>
export const searchPage = pageOf(searchResultWire)

/** A token as the API answers it. */
export function tokenToWire(token: TokenView): TokenWire {
  const supply = token.supplyRaw === undefined ? undefined : rawToUiNumber(token.supplyRaw, token.decimals)
  return {
    ...searchResultToWire(token),
    decimals: orNull(token.decimals),
    supply: orNull(supply),
    updatedDate: token.updatedAt,
    volume: token.volumePastDayUsd,
  }
}

/** A token as the search answers it. */
export function searchResultToWire(token: TokenView): SearchResultWire {
  return {
    tokenMint: token.mint,
    name: orNull(token.name),
    symbol: orNull(token.symbol),
    logoUrl: orNull(token.logoUrl),
    verified: token.verified,
    imitates: orNull(token.imitates),
    price: orNull(token.priceUsd),
    dcaVolumePastDay: token.dcaVolumePastDayUsd,
    marketCap: orNull(token.marketCapUsd),
  }
}
