import { trustedAddress } from '~/domain/base/ids'
import type { UnixSeconds } from '~/domain/base/time'
import { type FillLegs, type ImpliedPrice, pricesOfFill } from '~/domain/order/fill-value'
import { largestJumpFraction, priceFreshSeconds } from '~/domain/price/price'
import type { PriceWrite } from '~/store/batch/batch'
import type { Client } from '~/store/postgres/pool'
import { readPriceBook } from '~/store/pricing/read-price-book'
import { askedOf, type ValuedFill } from '../orders/insert-fills'

/**
 * Number of transactions whose executions must agree on the price of a token that nobody has verified. One
 * transaction can fill several orders of its sender, so executions alone would prove nothing.
 */
const leastTransactions = 3
/** Maximum number of recent executions that are compared. */
const mostCompared = 2_000

/**
 * Reads the recent executions of some mints, but only while no token is verified. Leaves out executions whose
 * maker filled the order. `offset 0` forces the planner to use the index on times.
 */
const recentSql = `select f.* from (select signature, at, input_mint, output_mint, input_raw, output_raw, usd from fill
    where at > $1 and usd is not null and (input_mint = any($2) or output_mint = any($2)) and coalesce(maker <> taker, true)
    order by at desc limit ${mostCompared} offset 0) f
  where not exists (select from token where verified)`

type RecentFill = FillLegs & Pick<ValuedFill, 'usd' | 'signature'>

/** A price with the execution from which it is derived. */
type Evidence = ImpliedPrice & Pick<RecentFill, 'signature'>

/**
 * Returns the prices of unverified tokens on which executions of the last ten minutes agree. The executions
 * must come from at least three transactions. Several makers or a minimum value would not make a manufactured
 * price harder, because trading with a second wallet costs only fees; they would leave honest tokens with one
 * order without a price. Such prices are used only while the store has no verified token, which is the case
 * without a Token API. Otherwise the price of an execution counts only for verified tokens.
 */
export async function agreedPrices(
  client: Client,
  fills: readonly ValuedFill[],
  seenAt: UnixSeconds,
): Promise<readonly PriceWrite[]> {
  const recent = fills.filter(({ at, usd }) => at > seenAt - priceFreshSeconds && usd !== null)
  if (recent.length === 0) return []
  const mints = (await unverifiedPrices(client, recent)).map(({ mint }) => mint)
  return agreedPricesOf(client, mints, seenAt)
}

/** Like `agreedPrices`, but for some mints instead of those of new executions. */
export async function agreedPricesOf(
  client: Client,
  wanted: readonly string[],
  seenAt: UnixSeconds,
): Promise<readonly PriceWrite[]> {
  const mints = new Set(wanted)
  if (mints.size === 0) return []
  const { rows } = await client.query<RecentFill>({
    name: 'recent-fills-of-unverified',
    text: recentSql,
    values: [seenAt - priceFreshSeconds, [...mints]],
  })
  const byMint = new Map<string, Evidence[]>()
  for (const price of await unverifiedPrices(client, rows))
    if (mints.has(price.mint)) byMint.set(price.mint, [...(byMint.get(price.mint) ?? []), price])
  return [...byMint.values()].flatMap((prices) => agreementOf(prices) ?? [])
}

async function unverifiedPrices(client: Client, fills: readonly RecentFill[]): Promise<readonly Evidence[]> {
  const book = await readPriceBook(client, fills.flatMap(askedOf))
  return fills.flatMap((fill) => {
    const { usd, signature } = fill
    const implied = pricesOfFill(fill, usd, book, ({ verified }) => !verified)
    return implied.map((price) => ({ ...price, signature }))
  })
}

/**
 * Returns the median of the prices that differ from the median of all prices by at most half. `undefined` if
 * their executions are not enough evidence.
 */
function agreementOf(prices: readonly Evidence[]): PriceWrite | undefined {
  const middle = medianOf(prices)
  if (middle === undefined) return undefined
  const agreeing = prices.filter(
    ({ priceUsd }) => Math.abs(priceUsd - middle.priceUsd) <= largestJumpFraction * middle.priceUsd,
  )
  const agreed = medianOf(agreeing)
  if (agreed === undefined || !isEnough(agreeing)) return undefined
  const at = Math.max(...agreeing.map((price) => price.at))
  return { mint: trustedAddress(agreed.mint), priceUsd: agreed.priceUsd, at, source: 'fill' }
}

/** Whether executions come from enough transactions. */
function isEnough(agreeing: readonly Evidence[]): boolean {
  return new Set(agreeing.map(({ signature }) => signature)).size >= leastTransactions
}

/** Returns the price in the middle, or the lower one of the two in the middle. */
function medianOf(prices: readonly ImpliedPrice[]): ImpliedPrice | undefined {
  const sorted = [...prices].sort((one, other) => one.priceUsd - other.priceUsd)
  return sorted[(sorted.length - 1) >> 1]
}
