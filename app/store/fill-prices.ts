import { pricesOfFill } from '~/domain/fill-value'
import { trustedAddress } from '~/domain/ids'
import { hasPerpMarket } from '~/domain/perp-market-mints'
import type { UnixSeconds } from '~/domain/time'
import { valueWaitingOrders } from './amount-usd'
import { askedOf, type ValuedFill } from './insert-fills'
import { dcaTable, limitTable } from './order-table'
import type { Client } from './pool'
import { readPriceBook } from './price-book'
import type { StoredSample } from './rollups/roll-candles'
import type { Tally } from './tally'
import { type PastPrice, writePastPrices } from './write-past-prices'
import { writePrices } from './write-prices'

/** Writes the prices that executions tell. Answers the samples that are new. */
export async function priceByFills(
  client: Client,
  fills: readonly ValuedFill[],
  seenAt: UnixSeconds,
  tally: Tally,
): Promise<readonly StoredSample[]> {
  const told = await pricesOf(client, fills)
  const newest = new Map(told.map((price) => [price.mint, { ...price, source: 'fill' as const }]))
  const { moved, sampled } = await writePrices(client, [...newest.values()], seenAt, tally)
  await valueWaitingOrders(client, dcaTable, moved, tally)
  await valueWaitingOrders(client, limitTable, moved, tally)
  const past = told.filter(({ mint }) => !hasPerpMarket(mint))
  return [...sampled, ...(await writePastPrices(client, past, seenAt))]
}

/** In the order of the chain, so that the last of a mint is the newest. */
async function pricesOf(client: Client, fills: readonly ValuedFill[]): Promise<readonly PastPrice[]> {
  const book = await readPriceBook(client, fills.flatMap(askedOf))
  return [...fills]
    .sort((one, other) => one.at - other.at || one.slot - other.slot || one.event_index - other.event_index)
    .flatMap((fill) => pricesOfFill(fill, fill.usd, book))
    .map((price) => ({ ...price, mint: trustedAddress(price.mint), source: 'fill' }))
}
