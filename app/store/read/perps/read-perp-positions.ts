import type { Address } from '~/domain/base/ids'
import type { SortOrder } from '~/domain/base/page'
import type { PerpMarketId, PerpPositionState } from '~/domain/perp/perp'
import type { PerpVenue } from '~/domain/protocol/venues'
import { isListedMarket } from '~/store/batch/table-protocols'
import { boundedCount, boundedTotal } from '~/store/postgres/page-sql'
import type { Pool } from '~/store/postgres/pool'
import { createStatement, readCount, readRows } from '~/store/postgres/statement'
import {
  fromNameRow,
  fromOwnerRow,
  joinMarket,
  type NameRow,
  nameColumns,
  type OwnerRow,
  ownerColumns,
  ownKeys,
} from '~/store/write/perps/perp-owner'
import type { Cut } from '../cut'

/**
 * A stored open position with its owner, its market names and the data needed to compute its value. Raw
 * numbers have the scales of `PerpPositionState`.
 */
export interface StoredPerpPosition
  extends Omit<PerpPositionState, 'lpSharesRaw'>,
    ReturnType<typeof fromOwnerRow>,
    ReturnType<typeof fromNameRow> {
  readonly oraclePriceRaw: bigint
  readonly cumulativeFundingLongRaw: bigint
  readonly cumulativeFundingShortRaw: bigint
  readonly slot: number
}

const withMarket = `perp_position p ${joinMarket('p')}`

/**
 * Sorts positions by value at the oracle price. If there is no oracle price, positions are sorted by size.
 */
const bySize = (order: SortOrder) =>
  `order by abs(p.base_raw) * greatest(m.oracle_price_raw, 0) ${order} nulls last, abs(p.base_raw) ${order}, p.user_key, p.market_index`

/**
 * The statement has the venues as `$1`, and a page as `$2` and `$3`. The condition may use `$4`. Owners are joined to the
 * page only, not to all positions.
 */
function pageStatement(condition: string, order: SortOrder) {
  return createStatement(`
    with page as materialized (select p.user_key, p.market_index from ${withMarket}
      where p.base_raw <> 0 and p.venue = any($1) and ${condition} ${bySize(order)} limit $2 offset $3)
    select ${ownerColumns}, ${nameColumns('p')}, p.base_raw, p.quote_raw, p.quote_entry_raw, p.quote_break_even_raw,
      p.settled_pnl_quote_raw, p.last_cumulative_funding_raw, p.open_orders, p.slot,
      coalesce(m.oracle_price_raw, 0) as oracle_price_raw,
      coalesce(m.cumulative_funding_long_raw, p.last_cumulative_funding_raw) as cumulative_funding_long_raw,
      coalesce(m.cumulative_funding_short_raw, p.last_cumulative_funding_raw) as cumulative_funding_short_raw
    from ${withMarket} join perp_user u on u.key = p.user_key
      join page on page.user_key = p.user_key and page.market_index = p.market_index ${bySize(order)}`)
}

const ofMarket = 'p.market_index = $4'
const ofUser = `p.user_key = any(${ownKeys('$4')})`

const top = pageStatement(isListedMarket('m'), 'desc')
const pages = {
  market: { desc: pageStatement(ofMarket, 'desc'), asc: pageStatement(ofMarket, 'asc') },
  user: { desc: pageStatement(ofUser, 'desc'), asc: pageStatement(ofUser, 'asc') },
} as const
const counts = {
  market: createStatement(
    boundedCount('perp_position p', ['p.base_raw <> 0', 'p.venue = any($1)', 'p.market_index = $2']),
  ),
  user: createStatement(
    boundedCount('perp_position p', [
      'p.base_raw <> 0',
      'p.venue = any($1)',
      `p.user_key = any(${ownKeys('$2')})`,
    ]),
  ),
} as const

/** Reads the positions with the largest value in USD, of listed markets only. */
export async function readTopPositions(
  pool: Pool,
  venues: readonly PerpVenue[],
  limit: number,
): Promise<StoredPerpPosition[]> {
  return (await readRows<PositionRow>(pool, top, [venues, limit, 0])).map(fromRow)
}

/**
 * Filter for positions: all positions in a market, or all positions of a trader (a wallet or one of its User
 * accounts) at the given venues.
 */
export type PositionScope =
  | { readonly of: 'market'; readonly market: PerpMarketId }
  | { readonly of: 'user'; readonly venues: readonly PerpVenue[]; readonly user: Address }

function valuesOf(scope: PositionScope): readonly [readonly PerpVenue[], number | Address] {
  return scope.of === 'market' ? [[scope.market.venue], scope.market.marketIndex] : [scope.venues, scope.user]
}

/** Reads a page of positions, sorted by value. */
export async function readPositions(
  pool: Pool,
  scope: PositionScope,
  order: SortOrder,
  { limit, offset }: Cut,
): Promise<StoredPerpPosition[]> {
  const [venues, key] = valuesOf(scope)
  const rows = await readRows<PositionRow>(pool, pages[scope.of][order], [venues, limit, offset, key])
  return rows.map(fromRow)
}

/** Counts the positions, up to a maximum. */
export async function readPositionTotal(pool: Pool, scope: PositionScope) {
  return boundedTotal(await readCount(pool, counts[scope.of], valuesOf(scope)))
}

interface PositionRow extends OwnerRow, NameRow {
  base_raw: string
  quote_raw: string
  quote_entry_raw: string
  quote_break_even_raw: string
  settled_pnl_quote_raw: string
  last_cumulative_funding_raw: string
  open_orders: number
  slot: number
  oracle_price_raw: string
  cumulative_funding_long_raw: string
  cumulative_funding_short_raw: string
}

function fromRow(row: PositionRow): StoredPerpPosition {
  return {
    ...fromOwnerRow(row),
    ...fromNameRow(row),
    baseRaw: BigInt(row.base_raw),
    quoteRaw: BigInt(row.quote_raw),
    quoteEntryRaw: BigInt(row.quote_entry_raw),
    quoteBreakEvenRaw: BigInt(row.quote_break_even_raw),
    settledPnlQuoteRaw: BigInt(row.settled_pnl_quote_raw),
    lastCumulativeFundingRaw: BigInt(row.last_cumulative_funding_raw),
    openOrders: row.open_orders,
    slot: row.slot,
    oraclePriceRaw: BigInt(row.oracle_price_raw),
    cumulativeFundingLongRaw: BigInt(row.cumulative_funding_long_raw),
    cumulativeFundingShortRaw: BigInt(row.cumulative_funding_short_raw),
  }
}
