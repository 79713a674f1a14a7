import { z } from 'zod'

/**
 * Fields that many responses contain, with their units (`x-unit` in the OpenAPI document). A missing value is
 * `null`.
 */

/** Address of an account, mint or wallet in base58. */
export const address = z.string().min(32).max(44).meta({ description: 'Solana address: 32 bytes in base58.' })

/** Amount in US dollars. */
export const usd = z.number().meta({ 'x-unit': 'USD' })

/** Amount in US dollars; `null`: unknown. */
export const usdOrNull = z.number().nullable().meta({ 'x-unit': 'USD' })

/** Price in US dollars per UI unit; `null`: unknown. */
export const priceUsdOrNull = z.number().nullable().meta({ 'x-unit': 'USD per UI unit' })

/** Amount in UI units, as displayed; `null`: the mint's number of decimals is unknown. */
export const uiAmount = z.number().nullable().meta({
  'x-unit': 'UI units of the mint',
  description: 'Base units ÷ 10^decimals × the mint’s `uiMultiplier` (1 for nearly all mints).',
})

/** Exact amount as a decimal string. */
export const rawAmount = z
  .string()
  .regex(/^-?\d+$/)
  .meta({ 'x-unit': 'base units of the mint' })

export const unitOfSeconds = 'seconds since 1970'
export const unitOfMilliseconds = 'milliseconds since 1970'

export const epochSeconds = z.number().int().meta({ 'x-unit': unitOfSeconds })

/** Time, seconds since 1970; `null`: the time is unknown or the event has not happened yet. */
export const epochSecondsOrNull = z.number().int().nullable().meta({ 'x-unit': unitOfSeconds })

/** Executed share of an order, percent. */
export const progressPercent = z
  .number()
  .min(0)
  .max(100)
  .meta({ 'x-unit': 'percent', description: 'Truncated to four decimals, so that 100 means complete.' })

/** Time, milliseconds since 1970. */
export const epochMilliseconds = z.number().int().meta({ 'x-unit': unitOfMilliseconds })

/** Amount of a perp market's base asset. */
export const baseAmount = z.number().meta({ 'x-unit': 'UI units of the base' })

/** Funding rate of a perp market. If it is positive, longs pay shorts. */
export const fundingRateOrNull = z.number().nullable().meta({ 'x-unit': 'basis points per hour' })

/** Relative change over a period; `null`: unknown. */
export const changePercentOrNull = z.number().nullable().meta({ 'x-unit': 'percent' })

/** Slot of the last update on chain. */
export const slot = z
  .number()
  .int()
  .meta({ 'x-unit': 'slot', description: 'Slot of the last on-chain change.' })

export const logoUrlOrNull = z
  .string()
  .nullable()
  .describe(
    'The issuer’s logo. If its URL is on a private network, our copy (`/img/{mint}`); null = no logo.',
  )
