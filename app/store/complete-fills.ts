import { mints } from '~/domain/mints'
import { priceFreshSeconds } from '~/domain/price'
import { absurdUsd, mostDecimals } from './amount-usd'
import type { Client } from './pool'
import type { InsertedEvent } from './write-order-events'

/**
 * Kamino tells what is left after a fill, not what was sold: that is the difference to the least amount above it that we know of the order,
 * be it another fill's, the amount at the opening, or the amount at first sight. Fills of one order only ever lessen what is left, so the
 * order of arrival does not matter. Without such an amount the input stays unknown. Answers the fills of these orders whose input is another
 * now than it was: they must be valued again.
 */
export async function findFillInputs(
  client: Client,
  orderKeys: readonly string[],
): Promise<readonly InsertedEvent[]> {
  if (orderKeys.length === 0) return []
  const { rows } = await client.query<InsertedEvent>({
    name: 'find-fill-inputs',
    text: `update fill f set input_raw = m.before_raw - f.remaining_raw
      from fill g cross join lateral (
        select min(mark) as before_raw from (
          select remaining_raw from fill where order_key = g.order_key
          union all select input_raw from order_event where order_key = g.order_key and kind = 'opened'
          union all select first_remaining_raw from limit_order where key = g.order_key
        ) known(mark) where mark > g.remaining_raw) m
      where g.order_key = any($1) and g.protocol = 'kamino-limit' and m.before_raw is not null
        and (f.signature, f.instruction_path, f.event_index) = (g.signature, g.instruction_path, g.event_index)
        and f.input_raw is distinct from m.before_raw - f.remaining_raw
      returning f.signature, f.instruction_path, f.event_index, f.order_key`,
    values: [[...new Set(orderKeys)]],
  })
  return rows
}

const isDollar = `leg.mint in ('${mints.USDC}', '${mints.USDT}')`

/**
 * USD of the fill `g` by the leg whose price is least in doubt: a dollar coin counts as one, then SOL, then a verified token, then any, by its
 * newest sample of the ten minutes before the fill. Of equal legs the input counts.
 */
const bestLeg = `select usd from (
    select leg.place,
      case when ${isDollar} then 0 when leg.mint = '${mints.wSOL}' then 1 when t.verified then 2 else 3 end as doubt,
      case when ${isDollar} then leg.raw::float8 / 1e6
        when t.decimals <= ${mostDecimals} then leg.raw::float8 / power(10::float8, t.decimals) * p.price_usd end as usd
    from (values (0, g.input_mint, g.input_raw), (1, g.output_mint, g.output_raw)) leg(place, mint, raw)
    left join token t on t.mint = leg.mint
    left join lateral (select price_usd from price_sample where mint = leg.mint and not ${isDollar}
      and at between g.at - ${priceFreshSeconds} and g.at order by at desc limit 1) p on true) priced
  where usd < ${absurdUsd} order by doubt, place limit 1`

/**
 * Values fills in USD and adds what is new of it to the volumes of both tokens: all of it for a fill that has just been stored, the difference
 * for one that has been valued before.
 */
export async function valueFills(client: Client, fills: readonly InsertedEvent[]): Promise<void> {
  if (fills.length === 0) return
  await client.query({
    name: 'value-fills',
    text: `with valued as (
        update fill f set usd = v.usd
        from (
          select distinct on (g.ctid) g.ctid as row_id, g.usd as known_usd, best.usd
          from unnest($1::text[], $2::text[], $3::int4[]) i(signature, instruction_path, event_index)
          join fill g using (signature, instruction_path, event_index)
          left join lateral (${bestLeg}) best on true) v
        where f.ctid = v.row_id and v.usd is distinct from v.known_usd
        returning f.input_mint, f.output_mint, coalesce(v.usd, 0) - coalesce(v.known_usd, 0) as usd, f.at - f.at % 3600 as hour_at,
          case f.protocol when 'jupiter-dca' then 'dca' when 'kamino-limit' then 'kamino' else 'jupiter' end as venue
      ), leg as (
        select hour_at, venue, output_mint as mint, usd as bought_usd, 0 as sold_usd from valued
        union all
        select hour_at, venue, input_mint, 0, usd from valued
      )
      insert into token_volume_hour as v (hour_at, venue, mint, bought_usd, sold_usd)
      select hour_at, venue, mint, sum(bought_usd), sum(sold_usd) from leg
      where mint is not null group by hour_at, venue, mint
      on conflict (hour_at, venue, mint) do update
        set bought_usd = v.bought_usd + excluded.bought_usd, sold_usd = v.sold_usd + excluded.sold_usd`,
    values: [
      fills.map((row) => row.signature),
      fills.map((row) => row.instruction_path),
      fills.map((row) => row.event_index),
    ],
  })
}
