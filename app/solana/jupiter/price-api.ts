import { z } from 'zod'
import type { Address } from '~/domain/base/ids'
import { isUiMultiplier, type UiScaleConfig } from '~/domain/base/ui-scale'
import { readText } from '../http/body'
import type { HttpSource } from '../http/http-source'
import { type JupiterApi, jupiterHeaders, jupiterUrl } from './jupiter-api'

/** The Price API v3 result for one mint. */
export interface ApiPrice {
  readonly mint: Address
  /**
   * USD per displayed unit. The API does not guarantee that this price is plausible. For a mint with
   * `scaledUiConfig`, this is `usdPricePrescaled` ÷ multiplier.
   */
  readonly usdPrice: number
  /** The mint's ScaledUiAmount. `undefined`: missing or unreadable in the response. */
  readonly scaled: ScaledPrice | undefined
  /** Price change of the last 24 hours, percent. */
  readonly change24hPercent: number | undefined
  readonly liquidityUsd: number | undefined
}

/** Data from the Price API about a mint with ScaledUiAmount. */
export interface ScaledPrice {
  readonly config: UiScaleConfig
  /** USD per unscaled unit. `undefined`: not reported. */
  readonly unscaledUsdPrice: number | undefined
}

/** Maximum number of mints per request. */
export const mintsPerPriceRequest = 50

const priceSchema = z.object({
  // A price of zero is invalid.
  usdPrice: z.number().positive(),
  priceChange24h: z.number().nullish(),
  liquidity: z.number().nullish(),
  scaledUiConfig: z.unknown().optional(),
})

/**
 * Only `multiplier` is required. If a part of an announced multiplier change is unreadable, the change is
 * ignored.
 */
const scaledSchema = z.object({
  multiplier: z.number(),
  newMultiplier: z.number().nullish().catch(undefined),
  newMultiplierEffectiveAt: z.union([z.string(), z.number()]).nullish().catch(undefined),
  usdPricePrescaled: z.number().positive().nullish().catch(undefined),
})
const pricesSchema = z.record(z.string(), z.unknown())

const longestBytes = 1024 * 1024
const deadlineMs = 10_000

/**
 * Fetches prices of at most 50 mints. The result contains no mints without a reliable price and no unreadable
 * entries. Throws `RetryableError`.
 */
export async function fetchPrices(
  http: HttpSource,
  api: JupiterApi,
  mints: readonly Address[],
): Promise<readonly ApiPrice[]> {
  const url = jupiterUrl(api, '/price/v3', '', `ids=${mints.join(',')}`)
  const request = { url, headers: jupiterHeaders(api), deadlineMs, what: 'prices' }
  const response = await http.send(request, async (response) =>
    pricesSchema.parse(JSON.parse(await readText(response, longestBytes))),
  )
  const reported = new Map(Object.entries(response))
  const prices: ApiPrice[] = []
  for (const mint of mints) {
    const price = priceSchema.safeParse(reported.get(mint)).data
    if (price === undefined) continue
    const { usdPrice, priceChange24h, liquidity, scaledUiConfig } = price
    prices.push({
      mint,
      usdPrice,
      scaled: readScaled(scaledUiConfig),
      change24hPercent: priceChange24h ?? undefined,
      liquidityUsd: liquidity ?? undefined,
    })
  }
  return prices
}

function readScaled(value: unknown): ScaledPrice | undefined {
  const stated = scaledSchema.safeParse(value).data
  if (stated === undefined) return undefined
  const { multiplier, newMultiplier, newMultiplierEffectiveAt, usdPricePrescaled } = stated
  const changeAt = readTime(newMultiplierEffectiveAt ?? undefined)
  const isChange = changeAt !== undefined && newMultiplier !== undefined && newMultiplier !== null
  if (!isUiMultiplier(multiplier) && !(isChange && isUiMultiplier(newMultiplier))) return undefined
  return {
    config: {
      multiplier,
      newMultiplier: isChange ? newMultiplier : multiplier,
      newMultiplierEffectiveAt: isChange ? changeAt : 0n,
    },
    unscaledUsdPrice: usdPricePrescaled ?? undefined,
  }
}

/** A time in seconds that is later than any date in a response. */
const largestSeconds = 1e11

/** Converts a date string, or a number of seconds or milliseconds since 1970, to unix seconds. */
function readTime(time: string | number | undefined): bigint | undefined {
  const seconds = typeof time === 'string' ? Date.parse(time) / 1000 : time
  if (seconds === undefined || !Number.isFinite(seconds)) return undefined
  return BigInt(Math.floor(Math.abs(seconds) > largestSeconds ? seconds / 1000 : seconds))
}
