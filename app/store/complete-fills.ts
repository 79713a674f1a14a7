import { mints } from '~/domain/mints'
import { priceFreshSeconds } from '~/domain/price'
import type { Client } from './pool'
import type { InsertedEvent } from './write-order-events'

/**
 * Kamino tells what is left after a fill, not what was sold: that is the difference to the least amount above it that we know of the order,
 * be it another fill's, the amount at the opening, or the amount at first sight. Fills of one order only ever lessen what is left, so the
 * order of arrival does not matter. Without such an amount the input stays unknown.
 */
export async function findFillInputs(client: Client, inserted: readonly InsertedEvent[]): Promise<void> {
  if (inserted.length === 0) return
  await client.query({
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
        and f.input_raw is distinct from m.before_raw - f.remaining_raw`,
    values: [[...new Set(inserted.map((row) => row.order_key))]],
  })
}

/** USD of a leg at the fill's time: a dollar coin counts as one, anything else by its newest sample of the ten minutes before. */
function legUsd(leg: 'input' | 'output'): string {
  return `case when f.${leg}_mint in ('${mints.USDC}', '${mints.USDT}') then f.${leg}_raw::float8 / 1e6 else (
    select f.${leg}_raw::float8 / power(10::float8, t.decimals) * p.price_usd
    from token t join price_sample p on p.mint = t.mint
    where t.mint = f.${leg}_mint and t.decimals <= 18 and p.at between f.at - ${priceFreshSeconds} and f.at
    order by p.at desc limit 1) end`
}

/** Values new fills in USD, by the input or else by the output, and adds them to the volumes of both tokens. */
export async function valueFills(client: Client, inserted: readonly InsertedEvent[]): Promise<void> {
  if (inserted.length === 0) return
  await client.query({
    name: 'value-fills',
    text: `with valued as (
        update fill f set usd = coalesce(${legUsd('input')}, ${legUsd('output')})
        from unnest($1::text[], $2::text[], $3::int4[]) i(signature, instruction_path, event_index)
        where (f.signature, f.instruction_path, f.event_index) = (i.signature, i.instruction_path, i.event_index)
        returning f.input_mint, f.output_mint, f.usd, f.at - f.at % 3600 as hour_at,
          case f.protocol when 'jupiter-dca' then 'dca' when 'kamino-limit' then 'kamino' else 'jupiter' end as venue
      ), leg as (
        select hour_at, venue, output_mint as mint, usd as bought_usd, 0 as sold_usd from valued
        union all
        select hour_at, venue, input_mint, 0, usd from valued
      )
      insert into token_volume_hour as v (hour_at, venue, mint, bought_usd, sold_usd)
      select hour_at, venue, mint, sum(bought_usd), sum(sold_usd) from leg
      where mint is not null and bought_usd + sold_usd is not null group by hour_at, venue, mint
      on conflict (hour_at, venue, mint) do update
        set bought_usd = v.bought_usd + excluded.bought_usd, sold_usd = v.sold_usd + excluded.sold_usd`,
    values: [
      inserted.map((row) => row.signature),
      inserted.map((row) => row.instruction_path),
      inserted.map((row) => row.event_index),
    ],
  })
}
