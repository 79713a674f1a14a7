import { trustedAddress } from '~/domain/ids'
import { mints } from '~/domain/mints'
import { priceFreshSeconds } from '~/domain/price'
import type { UnixSeconds } from '~/domain/time'
import { absurdUsd, mostDecimals, valueWaitingOrders } from './amount-usd'
import type { PriceWrite } from './batch'
import { dcaTable, limitTable } from './order-table'
import type { Client } from './pool'
import type { Tally } from './tally'
import type { InsertedEvent } from './write-order-events'
import { writePrices } from './write-prices'

/** A smaller fill tells no price, USD: its amounts are rounded, and it costs next to nothing to make one. */
const leastUsd = 1
/** A price from fewer base units would be off by more than a thousandth. */
const leastRaw = 1_000

/**
 * Prices of verified tokens from fills against a dollar coin or SOL, whose value is the fill's. Anybody can fill an order of their own at any
 * price, so a token that nobody vouches for gets none from its fills.
 */
export async function priceByFills(
  client: Client,
  fills: readonly InsertedEvent[],
  seenAt: UnixSeconds,
  tally: Tally,
): Promise<void> {
  const moved = await writePrices(client, await readFillPrices(client, fills), seenAt, tally)
  if (moved.length === 0) return
  await valueWaitingOrders(client, dcaTable, moved, tally)
  await valueWaitingOrders(client, limitTable, moved, tally)
}

const dollars = `('${mints.USDC}', '${mints.USDT}')`

/** SOL counts as a quote only with a price of its own: otherwise the fill was valued by the very token that it is to price. */
const fillPrices = `select distinct on (side.mint) side.mint, f.usd / (side.raw::float8 / power(10::float8, t.decimals)) as price_usd, f.at
  from unnest($1::text[], $2::text[], $3::int4[]) i(signature, instruction_path, event_index)
  join fill f using (signature, instruction_path, event_index)
  cross join lateral (values (f.input_mint, f.input_raw, f.output_mint), (f.output_mint, f.output_raw, f.input_mint)) side(mint, raw, quote)
  join token t on t.mint = side.mint and t.verified and t.decimals <= ${mostDecimals}
  where f.usd between ${leastUsd} and ${absurdUsd} and side.raw >= ${leastRaw} and side.mint not in ${dollars}
    and (side.quote in ${dollars} or (side.quote = '${mints.wSOL}' and exists (
      select from price_sample where mint = side.quote and at between f.at - ${priceFreshSeconds} and f.at)))
  order by side.mint, f.at desc, f.slot desc, f.event_index desc`

async function readFillPrices(client: Client, fills: readonly InsertedEvent[]): Promise<PriceWrite[]> {
  if (fills.length === 0) return []
  const { rows } = await client.query<{ mint: string; price_usd: number; at: number }>({
    name: 'read-fill-prices',
    text: fillPrices,
    values: [
      fills.map((row) => row.signature),
      fills.map((row) => row.instruction_path),
      fills.map((row) => row.event_index),
    ],
  })
  return rows
    .filter((row) => row.price_usd < Number(absurdUsd))
    .map((row) => ({ mint: trustedAddress(row.mint), priceUsd: row.price_usd, at: row.at, source: 'fill' }))
}
