import { z } from 'zod'
import type { Address } from '~/domain/ids'
import { readText } from './http-body'
import type { HttpSource } from './http-source'
import { type JupiterApi, jupiterHeaders, jupiterUrl } from './jupiter-api'

/** One mint's answer of the Price API v3. */
export interface ApiPrice {
  readonly mint: Address
  /** USD per UI unit, as told: not checked to be believable. */
  readonly usdPrice: number
  /** Percent. */
  readonly change24hPercent: number | undefined
  readonly liquidityUsd: number | undefined
}

/** Most mints that one request takes. */
export const mintsPerPriceRequest = 50

const priceSchema = z.object({
  // Nothing is worth nothing (security.md E2): a price of zero is none.
  usdPrice: z.number().positive(),
  priceChange24h: z.number().nullish(),
  liquidity: z.number().nullish(),
})
const pricesSchema = z.record(z.string(), z.unknown())

const longestBytes = 1024 * 1024
const deadlineMs = 10_000

/**
 * Prices of at most 50 mints. A mint without a reliable price is absent, as are entries that can't be read. Throws `RetryableError`.
 */
export async function fetchPrices(
  http: HttpSource,
  api: JupiterApi,
  mints: readonly Address[],
): Promise<readonly ApiPrice[]> {
  const url = jupiterUrl(api, '/price/v3', '', `ids=${mints.join(',')}`)
  const request = { url, headers: jupiterHeaders(api), deadlineMs, what: 'prices' }
  const answer = await http.send(request, async (response) =>
    pricesSchema.parse(JSON.parse(await readText(response, longestBytes))),
  )
  const told = new Map(Object.entries(answer))
  const prices: ApiPrice[] = []
  for (const mint of mints) {
    const price = priceSchema.safeParse(told.get(mint)).data
    if (price === undefined) continue
    const { usdPrice, priceChange24h, liquidity } = price
    prices.push({
      mint,
      usdPrice,
      change24hPercent: priceChange24h ?? undefined,
      liquidityUsd: liquidity ?? undefined,
    })
  }
  return prices
}
