import { trustedAddress } from '~/domain/base/ids'
import type { UnixSeconds } from '~/domain/base/time'
import { type FillLegs, pricesOfFill } from '~/domain/order/fill-value'
import { hasPerpMarket } from '~/domain/perp/perp-market-mints'
import type { PriceWrite } from '~/store/batch/batch'
import type { ChangeSet } from '~/store/batch/change-set'
import { dcaTable, limitTable } from '~/store/batch/order-table'
import type { Client } from '~/store/postgres/pool'
import { valueWaitingOrders } from '~/store/pricing/amount-usd'
import { readPriceBook } from '~/store/pricing/read-price-book'
import { joinTimes, type SampleWindow } from '~/store/pricing/sample-windows'
import type { StoredSample } from '~/store/rollups/roll-candles'
import { askedOf, type ValuedFill } from '../orders/insert-fills'
import { agreedPrices, agreedPricesOf } from './agreed-prices'
import { correctFillPrices } from './correct-fill-prices'
import type { PastPrice } from './past-price'
import { writePastPrices } from './write-past-prices'
import { writePrices } from './write-prices'

/**
 * Executions with their current value. Executions that implied another price before are also included with
 * their earlier value.
 */
export interface TellingFills {
  readonly fills: readonly ValuedFill[]
  readonly were: readonly ValuedFill[]
}

/**
 * Writes the prices that executions imply, and removes the prices that they implied before. Returns the new
 * and the removed samples.
 */
export async function priceByFills(
  client: Client,
  { fills, were }: TellingFills,
  seenAt: UnixSeconds,
  changeSet: ChangeSet,
): Promise<readonly StoredSample[]> {
  const implied = await pricesOf(client, inOrder(fills))
  const newest = new Map(implied.map((price) => [price.mint, { ...price, source: 'fill' as const }]))
  const agreed = await agreedPrices(client, fills, seenAt)
  const sampled = await writeNewest(client, [...newest.values(), ...agreed], seenAt, changeSet)
  const past = implied.filter(isOfThePast)
  const outdated = (await pricesOf(client, were)).filter(isOfThePast)
  const written =
    outdated.length === 0
      ? await writePastPrices(client, past, seenAt)
      : await correctFillPrices(
          client,
          { implied: past, outdated },
          (windows) => impliedIn(client, windows),
          seenAt,
        )
  return [...sampled, ...written]
}

/**
 * Writes the prices of some unverified tokens on which recent executions agree, because a fact that the prices
 * depend on has become known, such as the decimals. Without this, a token would have no price until its next
 * execution. Returns the new samples.
 */
export async function priceByAgreement(
  client: Client,
  mints: readonly string[],
  seenAt: UnixSeconds,
  changeSet: ChangeSet,
): Promise<readonly StoredSample[]> {
  return writeNewest(client, await agreedPricesOf(client, mints, seenAt), seenAt, changeSet)
}

/** Writes current prices, and the values of orders that waited for them. Returns the new samples. */
async function writeNewest(
  client: Client,
  prices: readonly PriceWrite[],
  seenAt: UnixSeconds,
  changeSet: ChangeSet,
): Promise<readonly StoredSample[]> {
  const { moved, sampled } = await writePrices(client, prices, seenAt, changeSet)
  await valueWaitingOrders(client, dcaTable, moved, changeSet)
  await valueWaitingOrders(client, limitTable, moved, changeSet)
  return sampled
}

/**
 * Reads the executions in time windows that do not overlap. `offset 0` forces the planner to use the index on
 * times, regardless of its estimate.
 */
const valuedIn = `select f.* from unnest($1::int8[], $2::int8[]) w(from_at, until_at) cross join lateral (
    select at, input_mint, output_mint, input_raw, output_raw, usd from fill
    where at between w.from_at and w.until_at and at between (select $3::int8) and (select $4::int8)
      and usd is not null and (input_mint = any($5) or output_mint = any($5)) offset 0) f`

async function impliedIn(client: Client, windows: readonly SampleWindow[]): Promise<readonly PastPrice[]> {
  const times = joinTimes(windows)
  const [froms, untils] = [times.map(({ from }) => from), times.map(({ until }) => until)]
  const mints = new Set(windows.map(({ mint }) => mint))
  const { rows } = await client.query<TellingFill>({
    name: 'valued-fills-in-times',
    text: valuedIn,
    values: [froms, untils, Math.min(...froms), Math.max(...untils), [...mints]],
  })
  return (await pricesOf(client, rows)).filter(isOfThePast)
}

/**
 * Returns whether prices of a token are derived from executions. Returns false for tokens with a perp market,
 * because their past prices come from the oracle.
 */
function isOfThePast({ mint }: PastPrice): boolean {
  return !hasPerpMarket(mint)
}

type TellingFill = FillLegs & Pick<ValuedFill, 'usd'>

async function pricesOf(client: Client, fills: readonly TellingFill[]): Promise<readonly PastPrice[]> {
  if (fills.length === 0) return []
  const book = await readPriceBook(client, fills.flatMap(askedOf))
  return fills
    .flatMap((fill) => pricesOfFill(fill, fill.usd, book))
    .map((price) => ({ ...price, mint: trustedAddress(price.mint), source: 'fill' }))
}

/** Sorts fills in chain order, so that the last fill of a mint is the newest. */
function inOrder(fills: readonly ValuedFill[]): readonly ValuedFill[] {
  return [...fills].sort(
    (one, other) => one.at - other.at || one.slot - other.slot || one.event_index - other.event_index,
  )
}
