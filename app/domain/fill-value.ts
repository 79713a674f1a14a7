import { mints } from './mints'
import type { UnixSeconds } from './time'

/** More decimals than this count as unknown (security.md E3). */
export const mostDecimals = 18

/** Beyond this a USD amount means nothing (security.md E2). */
export const absurdUsd = 1e12

/** A USD amount, unless it means nothing. */
export function meaningfulUsd(usd: number): number | undefined {
  return usd < absurdUsd ? usd : undefined
}

/** What is known of tokens, and of prices at the times of executions. */
export interface PriceBook {
  tokenOf(mint: string): BookToken | undefined
  /** USD per unscaled unit by the newest sample that counts at a time; undefined where there is none. */
  priceAt(mint: string, at: UnixSeconds): number | undefined
}

/** A token as far as it prices amounts. */
export interface BookToken {
  /** Null = unknown. */
  readonly decimals: number | null
  readonly verified: boolean
}

/** An execution as far as its value and its prices hang on it; named as its columns. Raw amounts as `bigint` or decimal text. */
export interface FillLegs {
  readonly at: UnixSeconds
  readonly input_mint: string | null
  readonly output_mint: string | null
  readonly input_raw: bigint | string | null
  readonly output_raw: bigint | string | null
}

/** What an execution says of a token's price. */
export interface ToldPrice {
  readonly mint: string
  /** USD per unscaled unit, above 0. */
  readonly priceUsd: number
  readonly at: UnixSeconds
}

/** A smaller execution tells no price, USD: its amounts are rounded, and it costs next to nothing to make one. */
const leastUsd = 1
/** A price from fewer base units would be off by more than a thousandth. */
const leastRaw = 1_000

/** The coins that count as one dollar each. */
export const dollarMints: readonly string[] = [mints.USDC, mints.USDT]

const dollarUnits = 1e6

/** A coin that counts as one dollar. */
export function isDollar(mint: string): boolean {
  return dollarMints.includes(mint)
}

/**
 * USD of an execution by the leg whose price is least in doubt: a dollar coin counts as one, then SOL, then a verified token, then any, by the newest sample
 * that counts at its time. Of equal legs the input counts. Undefined where neither leg has a value.
 */
export function usdOfFill(fill: FillLegs, book: PriceBook): number | undefined {
  let best: number | undefined
  let leastDoubt = Number.POSITIVE_INFINITY
  for (const [mint, raw] of legsOf(fill)) {
    const doubt = doubtOf(mint, book)
    if (doubt >= leastDoubt) continue
    const usd = usdOfLeg(mint, raw, fill.at, book)
    if (usd === undefined || !(usd < absurdUsd)) continue
    best = usd
    leastDoubt = doubt
  }
  return best
}

/**
 * Prices of verified tokens from an execution against a dollar coin or SOL, whose value is that of the execution. Anybody can fill an order of their own at
 * any price, so a token that nobody vouches for gets none. A quote counts only with an amount, and SOL only with a price of its own: otherwise the execution was
 * valued by the very token that it is to price.
 */
export function pricesOfFill(fill: FillLegs, usd: number | null, book: PriceBook): readonly ToldPrice[] {
  if (usd === null || usd < leastUsd || usd > absurdUsd) return []
  const told: ToldPrice[] = []
  const { input_mint: input, input_raw: inputRaw, output_mint: output, output_raw: outputRaw } = fill
  if (inputRaw === null || outputRaw === null) return []
  for (const [mint, raw, quote] of [
    [input, inputRaw, output] as const,
    [output, outputRaw, input] as const,
  ]) {
    if (mint === null || quote === null || isDollar(mint) || Number(raw) < leastRaw) continue
    const { decimals = null, verified = false } = book.tokenOf(mint) ?? {}
    if (!verified || decimals === null || decimals > mostDecimals) continue
    if (!isDollar(quote) && !(quote === mints.wSOL && book.priceAt(quote, fill.at) !== undefined)) continue
    const priceUsd = usd / (Number(raw) / powerOfTen(decimals))
    if (priceUsd > 0 && priceUsd < absurdUsd) told.push({ mint, priceUsd, at: fill.at })
  }
  return told
}

function legsOf(fill: FillLegs): readonly (readonly [mint: string, raw: bigint | string])[] {
  const { input_mint, output_mint, input_raw, output_raw } = fill
  return [
    ...(input_mint === null || input_raw === null ? [] : [[input_mint, input_raw] as const]),
    ...(output_mint === null || output_raw === null ? [] : [[output_mint, output_raw] as const]),
  ]
}

function doubtOf(mint: string, book: PriceBook): number {
  if (isDollar(mint)) return 0
  if (mint === mints.wSOL) return 1
  return book.tokenOf(mint)?.verified === true ? 2 : 3
}

function usdOfLeg(mint: string, raw: bigint | string, at: UnixSeconds, book: PriceBook): number | undefined {
  if (isDollar(mint)) return Number(raw) / dollarUnits
  const decimals = book.tokenOf(mint)?.decimals ?? null
  if (decimals === null || decimals > mostDecimals) return undefined
  const price = book.priceAt(mint, at)
  return price === undefined ? undefined : (Number(raw) / powerOfTen(decimals)) * price
}

/** Read from its digits, which is exact; `10 ** n` need not be. */
function powerOfTen(exponent: number): number {
  return Number(`1e${exponent}`)
}
