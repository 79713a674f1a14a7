import type { UnixSeconds } from '../base/time'
import { mints } from '../token/mints'

/** Maximum number of decimals of a mint. A larger number is treated as unknown. */
export const mostDecimals = 18

/**
 * Limit for amounts in USD. An amount of this size or more is treated as unknown, because it cannot be real.
 */
export const absurdUsd = 1e12

/** Returns the amount in USD. Returns `undefined` if the amount is `absurdUsd` or more. */
export function meaningfulUsd(usd: number): number | undefined {
  return usd < absurdUsd ? usd : undefined
}

/** Source of token facts and of prices at the time of an execution. */
export interface PriceBook {
  tokenOf(mint: string): BookToken | undefined
  /**
   * Returns USD per unscaled unit from the newest sample that applies at `at`. `undefined` if there is none.
   */
  priceAt(mint: string, at: UnixSeconds): number | undefined
}

/** The facts of a token that are needed to price amounts. */
export interface BookToken {
  /** Decimals of the mint. `null`: unknown. */
  readonly decimals: number | null
  /** Whether the token is verified, or its mint is one of those that Sextant knows. */
  readonly verified: boolean
}

/**
 * Fields of an execution from which its value and prices are computed. They have the names of the database
 * columns. Raw amounts are `bigint` or decimal strings.
 */
export interface FillLegs {
  readonly at: UnixSeconds
  readonly input_mint: string | null
  readonly output_mint: string | null
  readonly input_raw: bigint | string | null
  readonly output_raw: bigint | string | null
}

/** A token price derived from an execution. */
export interface ImpliedPrice {
  readonly mint: string
  /** Price, USD per unscaled unit, above 0. */
  readonly priceUsd: number
  readonly at: UnixSeconds
}

/**
 * Minimum value of an execution from which a price is derived, USD. The amounts of smaller executions are
 * rounded too coarsely, and small executions cost almost nothing to fake.
 */
const leastUsd = 1
/**
 * Minimum number of base units in each amount from which a price is derived. With fewer base units, rounding
 * alone could change the price by more than 0.1 %.
 */
const leastRaw = 1_000

/** Stablecoins that are valued at one dollar each. */
export const dollarMints: readonly string[] = [mints.USDC, mints.USDT]

const dollarUnits = 1e6

/** Returns whether a token is valued at one dollar. */
export function isDollar(mint: string): boolean {
  return dollarMints.includes(mint)
}

/**
 * Returns the USD value of an execution. The value is computed from the leg with the most reliable price: a
 * stablecoin, then SOL, then a verified token, then any other token. If both legs are equally reliable, the
 * input leg is used. The price is the newest sample that applies at the execution's time. Returns `undefined`
 * if neither leg has a value.
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
 * Derives prices of verified tokens from an execution against a stablecoin or SOL. The value of the execution
 * is the value of that quote leg. Unverified tokens get no price, because anyone can fill their own order at
 * any price. The quote leg must have an amount, and SOL must also have a price. Otherwise the execution would
 * be valued with the price of the same token whose price is to be derived. `isAdmitted` replaces the rule
 * that the token must be verified.
 */
export function pricesOfFill(
  fill: FillLegs,
  usd: number | null,
  book: PriceBook,
  isAdmitted: (token: BookToken) => boolean = ({ verified }) => verified,
): readonly ImpliedPrice[] {
  if (usd === null || usd < leastUsd || usd > absurdUsd) return []
  const implied: ImpliedPrice[] = []
  const { input_mint: input, input_raw: inputRaw, output_mint: output, output_raw: outputRaw } = fill
  if (inputRaw === null || outputRaw === null) return []
  for (const [mint, raw, quote] of [
    [input, inputRaw, output] as const,
    [output, outputRaw, input] as const,
  ]) {
    if (mint === null || quote === null || isDollar(mint) || Number(raw) < leastRaw) continue
    const token = book.tokenOf(mint)
    if (token === undefined || !isAdmitted(token)) continue
    const { decimals } = token
    if (decimals === null || decimals > mostDecimals) continue
    if (!isDollar(quote) && !(quote === mints.wSOL && book.priceAt(quote, fill.at) !== undefined)) continue
    const priceUsd = usd / (Number(raw) / powerOfTen(decimals))
    if (priceUsd > 0 && priceUsd < absurdUsd) implied.push({ mint, priceUsd, at: fill.at })
  }
  return implied
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

/**
 * Returns 10 to the power of `exponent`. Parsing a string such as `1e6` is exact, whereas `10 ** n` may not
 * be.
 */
function powerOfTen(exponent: number): number {
  return Number(`1e${exponent}`)
}
