import { z } from 'zod'

/** Fields that many answers have, with the unit in which they count (`x-unit` of the OpenAPI document). Absence is null. */

/** An account, mint or wallet, base58. */
export const address = z.string().min(32).max(44).meta({ description: 'Base58 of 32 bytes.' })

/** US dollars. */
export const usd = z.number().meta({ 'x-unit': 'USD' })

/** US dollars, null = unknown. */
export const usdOrNull = z.number().nullable().meta({ 'x-unit': 'USD' })

/** US dollars per UI unit, null = unknown. */
export const priceUsdOrNull = z.number().nullable().meta({ 'x-unit': 'USD per UI unit' })

/** An amount as it is displayed; null where the mint's decimals are unknown. */
export const uiAmount = z.number().nullable().meta({
  'x-unit': 'UI units of the mint',
  description: 'Base units ÷ 10^decimals × the mint’s `uiMultiplier`, which is 1 for nearly all mints.',
})

/** The same amount, exact. */
export const rawAmount = z
  .string()
  .regex(/^-?\d+$/)
  .meta({ 'x-unit': 'base units of the mint' })

export const unitOfSeconds = 'seconds since 1970'
export const unitOfMilliseconds = 'milliseconds since 1970'

/** A time. */
export const epochSeconds = z.number().int().meta({ 'x-unit': unitOfSeconds })

/** A time, null = it has not come or is unknown. */
export const epochSecondsOrNull = z.number().int().nullable().meta({ 'x-unit': unitOfSeconds })

/** How much of an order is executed. */
export const progressPercent = z
  .number()
  .min(0)
  .max(100)
  .meta({ 'x-unit': 'percent', description: 'Cut to four decimals, so that 100 means complete.' })

/** A time of the specification's that counts thousandths. */
export const epochMilliseconds = z.number().int().meta({ 'x-unit': unitOfMilliseconds })

/** An amount of a perp market's base. */
export const baseAmount = z.number().meta({ 'x-unit': 'UI units of the base' })

/** Funding of perpetuals; plus = longs pay shorts. */
export const fundingRateOrNull = z.number().nullable().meta({ 'x-unit': 'basis points per hour' })

/** A change over time, null = unknown. */
export const changePercentOrNull = z.number().nullable().meta({ 'x-unit': 'percent' })

/** The slot of Solana in which the chain last said so. */
export const slot = z
  .number()
  .int()
  .meta({ 'x-unit': 'slot', description: 'In which the chain last said so.' })

export const logoUrlOrNull = z
  .string()
  .nullable()
  .describe('The issuer’s picture; ours (`/img/{mint}`) where his is at a private address; null = none.')
