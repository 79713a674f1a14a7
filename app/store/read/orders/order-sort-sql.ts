import { absurdUsd, mostDecimals } from '~/domain/order/fill-value'
import { priceFreshSeconds } from '~/domain/price/price'
import { isDcaVenue } from '~/domain/protocol/spot-venue'
import type { SpotVenue } from '~/domain/protocol/venues'
import type { Bind } from '~/store/postgres/conditions'
import type { PageSort } from '~/store/postgres/page-sql'
import { meaningful } from '~/store/pricing/amount-usd'
import type { OrderList } from './read-order-sql'

/** Returns the sort order of a list as SQL. Only this fixed set of expressions is ever used in SQL. */
export function orderSort(list: OrderList, bind: Bind): PageSort {
  const order = list.sortOrder
  switch (list.sortField) {
    case 'createdAt':
      return { expression: 'o.created_at', indexed: true, nullable: !isDcaVenue(list.venue), order }
    case 'amountUsd':
      return { expression: 'o.amount_usd', indexed: true, nullable: true, order }
    case 'progress':
      return { expression: progressSql(list.venue), indexed: false, nullable: true, order }
    case 'usdSpentPerMinute':
      return { expression: usdPerMinuteSql(bind(list.now)), indexed: false, nullable: true, order }
    case 'nextCycleAt':
      return { expression: 'o.next_cycle_at', indexed: false, nullable: false, order }
    case 'amountPerCycleUsd':
      return { expression: usdPerCycleSql(bind(list.now)), indexed: false, nullable: true, order }
    case 'awayPercent':
      return { expression: 'away.share', joins: awayJoin(list, bind), indexed: false, nullable: true, order }
  }
}

/**
 * SQL by which orders are sorted by progress. The rules are those of `dcaProgressPercent` and
 * `limitProgressPercent`, in steps of `percentOf`. A test verifies that the results are equal.
 */
function progressSql(venue: SpotVenue): string {
  if (!isDcaVenue(venue))
    return percentSql('o.initial_input_raw - o.remaining_input_raw', 'o.initial_input_raw')
  const kept =
    'case when o.in_deposited_raw > o.in_withdrawn_raw then o.in_deposited_raw - o.in_withdrawn_raw else o.in_deposited_raw end'
  return percentSql('o.in_used_raw', kept)
}

/**
 * SQL: share of a whole, truncated to a step and limited to the range from 0 to 100 %, like the displayed
 * percentage. If the share was rounded instead of truncated, a value just below a step would be sorted among
 * the values that have reached the step. Without the limits, an order that has more left than was placed
 * would be sorted below an order that has not begun.
 */
function percentSql(part: string, whole: string): string {
  return `greatest(0, least(1000000, coalesce(div(1000000 * (${part}), nullif(${whole}, 0)), 0)))`
}

/**
 * SQL form of `usdSpentPerMinute` for active orders. Null if there is no fresh price or the amount is
 * implausibly large.
 */
export function usdPerMinuteSql(now: string): string {
  return atFreshPrice(`${cycleUsd} * 60 / nullif(o.cycle_frequency, 0)`, now)
}

/** SQL: value of one cycle of an order at the current price. Null under the same conditions. */
function usdPerCycleSql(now: string): string {
  return atFreshPrice(cycleUsd, now)
}

const cycleUsd = 'o.in_amount_per_cycle_raw::float8 / power(10::float8, t.decimals) * t.price_usd'

function atFreshPrice(usd: string, now: string): string {
  return `(select ${meaningful(usd)}
  from token t where t.mint = o.input_mint and t.decimals <= ${mostDecimals} and t.price_at >= ${now}::bigint - ${priceFreshSeconds})`
}

/**
 * SQL: joins the distance of an order's limit price from the market price as `away(share)`, in either direction.
 * The rule is that of `awayPercent`: the prices are those of the base token, or of the token of the list. Null if a
 * price is unknown or the limit price of the base is implausibly high.
 */
function awayJoin({ mint, now }: OrderList, bind: Bind): string {
  const freshFrom = `${bind(now)}::bigint - ${priceFreshSeconds}`
  const prices = `(select mint, price_usd, price_usd / power(10::float8, decimals) as unit_usd from token
    where decimals <= ${mostDecimals} and price_at >= ${freshFrom})`
  const isBought = mint === undefined ? 'o.buy' : `o.output_mint = ${bind(mint)}`
  return `left join ${prices} i on i.mint = o.input_mint left join ${prices} u on u.mint = o.output_mint
    left join lateral (
      select abs(case when ${isBought} then given / nullif(got, 0) else got / nullif(given, 0) end - 1) as share
      from (select o.initial_input_raw::float8 * i.unit_usd as given, o.expected_output_raw::float8 * u.unit_usd as got) worth
      where case when o.buy then given * u.price_usd < ${absurdUsd} * got else got * i.price_usd < ${absurdUsd} * given end
    ) away on true`
}
