import { trustedAddress } from '~/domain/ids'
import { mints } from '~/domain/mints'
import { hasPerpMarket } from '~/domain/perp-market-mints'
import { priceFreshSeconds } from '~/domain/price'
import type { UnixSeconds } from '~/domain/time'
import { absurdUsd, mostDecimals, valueWaitingOrders } from './amount-usd'
import type { PriceWrite } from './batch'
import { dollars } from './complete-fills'
import { dcaTable, limitTable } from './order-table'
import type { Client } from './pool'
import type { StoredSample } from './rollups/roll-candles'
import type { Tally } from './tally'
import type { InsertedEvent } from './write-order-events'
import { type PastPrice, writePastPrices } from './write-past-prices'
import { writePrices } from './write-prices'

/** A smaller fill tells no price, USD: its amounts are rounded, and it costs next to nothing to make one. */
const leastUsd = 1
/** A price from fewer base units would be off by more than a thousandth. */
const leastRaw = 1_000

/**
 * Prices of verified tokens from fills against a dollar coin or SOL, whose value is the fill's. Anybody can fill an order of their own at any
 * price, so a token that nobody vouches for gets none from its fills. Answers the samples that are new.
 */
export async function priceByFills(
  client: Client,
  fills: readonly InsertedEvent[],
  seenAt: UnixSeconds,
  tally: Tally,
): Promise<readonly StoredSample[]> {
  const told = await readFillPrices(client, fills)
  const newest = new Map(told.map((price) => [price.mint, price]))
  const { moved, sampled } = await writePrices(client, [...newest.values()], seenAt, tally)
  await valueWaitingOrders(client, dcaTable, moved, tally)
  await valueWaitingOrders(client, limitTable, moved, tally)
  const past = told.filter(({ mint }) => !hasPerpMarket(mint))
  return [...sampled, ...(await writePastPrices(client, past, seenAt))]
}

/** SOL counts as a quote only with a price of its own: otherwise the fill was valued by the very token that it is to price. */
const fillPrices = `select side.mint, f.usd / (side.raw::float8 / power(10::float8, t.decimals)) as price_usd, f.at
  from unnest($1::text[], $2::text[], $3::int4[], $4::int8[]) i(signature, instruction_path, event_index, at)
  join fill f using (signature, instruction_path, event_index, at)
  cross join lateral (values (f.input_mint, f.input_raw, f.output_mint), (f.output_mint, f.output_raw, f.input_mint)) side(mint, raw, quote)
  join token t on t.mint = side.mint and t.verified and t.decimals <= ${mostDecimals}
  where f.usd between ${leastUsd} and ${absurdUsd} and side.raw >= ${leastRaw} and side.mint not in ${dollars}
    and (side.quote in ${dollars} or (side.quote = '${mints.wSOL}' and exists (
      select from price_sample where mint = side.quote and at between f.at - ${priceFreshSeconds} and f.at)))
  order by f.at, f.slot, f.event_index`

async function readFillPrices(
  client: Client,
  fills: readonly InsertedEvent[],
): Promise<(PriceWrite & PastPrice)[]> {
  if (fills.length === 0) return []
  // In the order of the chain, so that the last of a mint is the newest.
  const { rows } = await client.query<{ mint: string; price_usd: number; at: number }>({
    name: 'read-fill-prices',
    text: fillPrices,
    values: [
      fills.map((row) => row.signature),
      fills.map((row) => row.instruction_path),
      fills.map((row) => row.event_index),
      fills.map((row) => row.at),
    ],
  })
  return rows
    .filter((row) => row.price_usd > 0 && row.price_usd < Number(absurdUsd))
    .map((row) => ({ mint: trustedAddress(row.mint), priceUsd: row.price_usd, at: row.at, source: 'fill' }))
}
