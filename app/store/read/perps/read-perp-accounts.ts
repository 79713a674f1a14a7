import type { Address } from '~/domain/base/ids'
import type { SortOrder } from '~/domain/base/page'
import type { PerpAccountSortField } from '~/domain/perp/perp-account-view'
import type { PerpVenue } from '~/domain/protocol/venues'
import { boundedTotal, countBound } from '~/store/postgres/page-sql'
import type { Pool } from '~/store/postgres/pool'
import { createStatement, createStatementFamily, readCount, readRows } from '~/store/postgres/statement'
import {
  fromOwnerRow,
  type OwnerRow,
  ownerColumns,
  type StoredPerpOwner,
} from '~/store/write/perps/perp-owner'
import type { Cut } from '../cut'

/** A stored User account with its positions and orders. Fields named `…QuoteRaw` are scaled by 1e6. */
export interface StoredPerpAccount extends StoredPerpOwner {
  readonly venue: PerpVenue
  readonly name: string
  /** Bit flags of the account, as set by the program. */
  readonly status: number
  readonly openPositions: number
  readonly openOrders: number
  /** Size of all positions at current oracle prices, USD. The sizes of long and short positions are added. */
  readonly positionsUsd: number
  readonly totalDepositsQuoteRaw: bigint
  readonly totalWithdrawsQuoteRaw: bigint
  readonly settledPerpPnlQuoteRaw: bigint
  readonly cumulativePerpFundingQuoteRaw: bigint
  readonly lastActiveSlot: number
  readonly idle: boolean
  readonly updatedAt: number
  readonly slot: number
}

const columns = `u.venue, ${ownerColumns}, u.name, u.status, u.total_deposits_quote_raw, u.total_withdraws_quote_raw,
  u.settled_perp_pnl_quote_raw, u.cumulative_perp_funding_quote_raw, u.last_active_slot::float8 as last_active_slot, u.idle,
  u.updated_at, u.slot, coalesce(h.positions, 0) as positions, coalesce(h.usd, 0) as usd, coalesce(o.orders, 0) as orders`

const held = (condition: string) => `
  select p.user_key, count(*)::int as positions,
    coalesce(sum(abs(p.base_raw) * greatest(m.oracle_price_raw, 0)) / 1e15, 0)::float8 as usd
  from perp_position p left join perp_market m on m.venue = p.venue and m.market_index = p.market_index
  where p.base_raw <> 0 ${condition} group by p.user_key`

const placed = (condition: string) =>
  `select user_key, count(*)::int as orders from perp_order where true ${condition} group by user_key`

const isActive = '(h.user_key is not null or o.user_key is not null)'
const active = `perp_user u left join (${held('and p.venue = any($1)')}) h on h.user_key = u.key
  left join (${placed('and venue = any($1)')}) o on o.user_key = u.key where u.venue = any($1) and ${isActive}`

const sorts: Readonly<Record<PerpAccountSortField, string>> = {
  lastActiveSlot: 'u.last_active_slot',
  positionsUsd: 'coalesce(h.usd, 0)',
  settledPnl: 'u.settled_perp_pnl_quote_raw',
}

const activePage = createStatementFamily(
  ([field, order]: readonly [PerpAccountSortField, SortOrder]) =>
    `select ${columns} from ${active} order by ${sorts[field]} ${order}, u.key limit $2 offset $3`,
)
const activeCount = createStatement(
  `select count(*)::int as count from (select 1 from ${active} limit ${countBound + 1}) bounded`,
)
const one = createStatement(`select ${columns} from perp_user u
  left join (${held('and p.user_key = $1')}) h on h.user_key = u.key
  left join (${placed('and user_key = $1')}) o on o.user_key = u.key where u.key = $1`)

/** Reads a page of the User accounts of the given venues that have a position or an order. */
export async function readActiveAccounts(
  pool: Pool,
  venues: readonly PerpVenue[],
  field: PerpAccountSortField,
  order: SortOrder,
  { limit, offset }: Cut,
): Promise<StoredPerpAccount[]> {
  return (await readRows<AccountRow>(pool, activePage([field, order]), [venues, limit, offset])).map(fromRow)
}

/** Counts the User accounts of the given venues that have a position or an order, up to a maximum. */
export async function readActiveAccountTotal(pool: Pool, venues: readonly PerpVenue[]) {
  return boundedTotal(await readCount(pool, activeCount, [venues]))
}

/** Reads one User account; `undefined` if the account is unknown. */
export async function readPerpAccount(pool: Pool, key: Address): Promise<StoredPerpAccount | undefined> {
  return (await readRows<AccountRow>(pool, one, [key])).map(fromRow)[0]
}

interface AccountRow extends OwnerRow {
  venue: PerpVenue
  name: string
  status: number
  positions: number
  orders: number
  usd: number
  total_deposits_quote_raw: string
  total_withdraws_quote_raw: string
  settled_perp_pnl_quote_raw: string
  cumulative_perp_funding_quote_raw: string
  last_active_slot: number
  idle: boolean
  updated_at: number
  slot: number
}

function fromRow(row: AccountRow): StoredPerpAccount {
  return {
    venue: row.venue,
    ...fromOwnerRow(row),
    name: row.name,
    status: row.status,
    openPositions: row.positions,
    openOrders: row.orders,
    positionsUsd: row.usd,
    totalDepositsQuoteRaw: BigInt(row.total_deposits_quote_raw),
    totalWithdrawsQuoteRaw: BigInt(row.total_withdraws_quote_raw),
    settledPerpPnlQuoteRaw: BigInt(row.settled_perp_pnl_quote_raw),
    cumulativePerpFundingQuoteRaw: BigInt(row.cumulative_perp_funding_quote_raw),
    lastActiveSlot: row.last_active_slot,
    idle: row.idle,
    updatedAt: row.updated_at,
    slot: row.slot,
  }
}
