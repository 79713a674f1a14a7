import { z } from 'zod'

/**
 * Fields of many responses, with their units (`x-unit` in the OpenAPI document). A missing value is `null`.
 */

/** Address of an account, mint or wallet, base58. */
export const address = z.string().min(32).max(44).meta({ description: 'Solana address: 32 bytes in base58.' })

/** US dollars. */
export const usd = z.number().meta({ 'x-unit': 'USD' })

/** US dollars; `null`: unknown. */
export const usdOrNull = z.number().nullable().meta({ 'x-unit': 'USD' })

/** US dollars per UI unit; `null`: unknown. */
export const priceUsdOrNull = z.number().nullable().meta({ 'x-unit': 'USD per UI unit' })

/** Displayed amount; `null`: the decimals of the mint are unknown. */
export const uiAmount = z.number().nullable().meta({
  'x-unit': 'UI units of the mint',
  description: 'Base units ÷ 10^decimals × the mint’s `uiMultiplier` (1 for nearly all mints).',
})

/** Exact decimal text of an amount. */
export const rawAmount = z
  .string()
  .regex(/^-?\d+$/)
  .meta({ 'x-unit': 'base units of the mint' })

export const unitOfSeconds = 'seconds since 1970'
export const unitOfMilliseconds = 'milliseconds since 1970'

export const epochSeconds = z.number().int().meta({ 'x-unit': unitOfSeconds })

/** A time; `null`: unknown, or not yet reached. */
export const epochSecondsOrNull = z.number().int().nullable().meta({ 'x-unit': unitOfSeconds })

/** Executed part of an order. */
export const progressPercent = z
  .number()
  .min(0)
  .max(100)
  .meta({ 'x-unit': 'percent', description: 'Truncated to four decimals, so that 100 means complete.' })

/** A time, milliseconds since 1970. */
export const epochMilliseconds = z.number().int().meta({ 'x-unit': unitOfMilliseconds })

/** An amount of a perp market's base asset. */
export const baseAmount = z.number().meta({ 'x-unit': 'UI units of the base' })

/** Funding of perpetuals. Positive: longs pay shorts. */
export const fundingRateOrNull = z.number().nullable().meta({ 'x-unit': 'basis points per hour' })

/** A change over time; `null`: unknown. */
export const changePercentOrNull = z.number().nullable().meta({ 'x-unit': 'percent' })

/** Slot of the last chain update. */
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
