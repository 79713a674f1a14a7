import { z } from 'zod'
import { pageOf } from './page'

/** Token (M228). `name` and `symbol` are made safe to show; null = the chain has none. */
export const tokenWire = z.object({
  tokenMint: z.string(),
  name: z.string().nullable(),
  symbol: z.string().nullable(),
  logoUrl: z.string().nullable(),
  verified: z.boolean(),
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
  price: z.number().nullable(),
  dcaVolumePastDay: z.number(),
  marketCap: z.number().nullable(),
})
export type SearchResultWire = z.infer<typeof searchResultWire>
export const searchPage = pageOf(searchResultWire)
