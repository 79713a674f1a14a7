import type { Address } from '~/domain/base/ids'
import type { UnixSeconds } from '~/domain/base/time'
import { mostDecimals } from '~/domain/order/fill-value'
import type { TradingVenue } from '~/domain/order/trader-view'
import { priceFreshSeconds } from '~/domain/price/price'
import type { PerpVenue, SpotVenue } from '~/domain/protocol/venues'
import { soleVenueOf } from '../batch/table-protocols'
import type { Pool } from '../postgres/pool'
import { createStatement, readRows } from '../postgres/statement'
import { meaningful } from '../pricing/amount-usd'
import { knownUsd } from '../pricing/known-usd'
import { leftUsd, unitPrices } from '../write/orders/dca-left'
import { ownKeys } from '../write/perps/perp-owner'

/** What a trader has open at one venue. */
export interface StoredOpen<Venue extends TradingVenue = TradingVenue> {
  readonly venue: Venue
  readonly openOrders: number
  readonly openPositions: number
  /** Value of the open orders (spot) or positions (perps), USD. `undefined`: nothing of it has a price. */
  readonly openUsd: number | undefined
}

/** Executions of a trader at one venue in a window. */
export interface StoredExecuted<Venue extends TradingVenue = TradingVenue> {
  readonly venue: Venue
  readonly fills: number
  readonly volumeUsd: number | undefined
  /** Number of records that were read for the sums of all venues. A spot sum reads none. */
  readonly recordsRead: number
}

/** Maximum number of position records of a trader whose executions are added up, the newest. */
export const mostSummed = 20_000

const openUsd = knownUsd('coalesce(sum(usd), 0)', 'count(*) filter (where usd is null)')

// Parameters: $1 is the current time, $2 the wallet.
const openSpot = createStatement(`
  select venue, count(*)::int as orders, 0 as positions, ${openUsd} as open_usd from (
    select '${soleVenueOf('dca')}' as venue, ${leftUsd} as usd
    from dca_order o left join ${unitPrices} on t.mint = o.input_mint where o.active and o.user_key = $2
    union all
    select o.venue, ${meaningful('o.remaining_input_raw / power(10::float8, t.decimals) * t.price_usd')} as usd
    from limit_order o left join token t on t.mint = o.input_mint and t.decimals <= ${mostDecimals}
      and t.price_at >= $1::bigint - ${priceFreshSeconds}
    where o.active and o.maker = $2 and (o.expires_at is null or o.expires_at > $1::bigint)) open_order
  group by venue`)

const openPerps = createStatement(`
  select venue, count(*) filter (where is_order)::int as orders, count(*) filter (where not is_order)::int as positions,
    ${knownUsd('coalesce(sum(usd), 0)', 'count(*) filter (where not is_order and usd is null)')} as open_usd
  from (
    select p.venue, false as is_order,
      case when m.oracle_price_raw > 0 then abs(p.base_raw)::float8 * m.oracle_price_raw::float8 / 1e15 end as usd
    from perp_position p left join perp_market m on m.venue = p.venue and m.market_index = p.market_index
    where p.user_key = any(${ownKeys('$2')}) and p.base_raw <> 0
    union all
    select o.venue, true, null from perp_order o
    where o.user_key = any(${ownKeys('$2')}) and o.market_type = 'perp' and (o.max_at = 0 or o.max_at > $1::bigint)) open_part
  group by venue`)

const executedSpot = createStatement(`
  select venue, sum(fills)::int as fills, ${knownUsd('sum(volume_usd)', 'sum(fills)')} as volume_usd, 0 as records_read
  from trader_volume_hour where trader = $1 and hour_at >= $2::bigint group by venue`)

// A fill between two accounts of the same wallet has two records and is counted once. Spot fills share the numbers
// of the records.
const executedPerps = createStatement(`
  with newest as materialized (
    select venue, market_index, fill_record_id, at from perp_position_record
    where user_key = any(${ownKeys('$1')}) and at >= $2::bigint order by at desc limit ${mostSummed})
  select f.venue, count(*)::int as fills, sum(f.quote_raw)::float8 / 1e6 as volume_usd,
    (select count(*) from newest)::int as records_read
  from (select distinct venue, market_index, fill_record_id, at from newest) r
  join perp_fill f on f.venue = r.venue and f.market_index = r.market_index and f.fill_record_id = r.fill_record_id
    and f.at = r.at and f.market_type = 'perp'
  group by f.venue`)

/** Reads what a wallet has open at the spot venues. Venues at which it has nothing open are left out. */
export function readOpenSpot(pool: Pool, wallet: Address, now: UnixSeconds) {
  return readOpen<SpotVenue>(pool, openSpot, [now, wallet])
}

/** Reads what a wallet has open at the perps venues. Venues at which it has nothing open are left out. */
export function readOpenPerps(pool: Pool, wallet: Address, now: UnixSeconds) {
  return readOpen<PerpVenue>(pool, openPerps, [now, wallet])
}

/** Reads the executions of a wallet's spot orders since the start of an hour. */
export function readExecutedSpot(pool: Pool, wallet: Address, sinceHour: UnixSeconds) {
  return readExecuted<SpotVenue>(pool, executedSpot, [wallet, sinceHour])
}

/** Reads the perp executions of a wallet since a time, at most `mostSummed` records. */
export function readExecutedPerps(pool: Pool, wallet: Address, since: UnixSeconds) {
  return readExecuted<PerpVenue>(pool, executedPerps, [wallet, since])
}

type Statement = ReturnType<typeof createStatement>
type Values = readonly [number | Address, number | Address]

async function readOpen<Venue extends TradingVenue>(
  pool: Pool,
  statement: Statement,
  values: Values,
): Promise<readonly StoredOpen<Venue>[]> {
  type Row = { venue: Venue; orders: number; positions: number; open_usd: number | null }
  return (await readRows<Row>(pool, statement, values)).map((row) => ({
    venue: row.venue,
    openOrders: row.orders,
    openPositions: row.positions,
    openUsd: row.open_usd ?? undefined,
  }))
}

async function readExecuted<Venue extends TradingVenue>(
  pool: Pool,
  statement: Statement,
  values: Values,
): Promise<readonly StoredExecuted<Venue>[]> {
  type Row = { venue: Venue; fills: number; volume_usd: number | null; records_read: number }
  return (await readRows<Row>(pool, statement, values)).map((row) => ({
    venue: row.venue,
    fills: row.fills,
    volumeUsd: row.volume_usd ?? undefined,
    recordsRead: row.records_read,
  }))
}
