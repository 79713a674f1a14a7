import { type Address, trustedAddress } from '~/domain/base/ids'
import type { PerpMarketId } from '~/domain/perp/perp'
import type { SpotBalancesRequest } from '~/domain/perp/spot-balance-view'
import type { SpotMarketState, SpotSide } from '~/domain/perp/spot-market'
import type { PerpVenue } from '~/domain/protocol/venues'
import { boundedTotal, countBound } from '~/store/postgres/page-sql'
import type { Pool } from '~/store/postgres/pool'
import { createStatement, createStatementFamily, readCount, readRows } from '~/store/postgres/statement'
import {
  fromOwnerRow,
  type OwnerRow,
  ownerColumns,
  ownKeys,
  type StoredPerpOwner,
} from '~/store/write/perps/perp-owner'
import type { Cut } from '../cut'

type MarketFields =
  | 'name'
  | 'mint'
  | 'decimals'
  | 'oraclePriceRaw'
  | 'cumulativeDepositInterestRaw'
  | 'cumulativeBorrowInterestRaw'

/** A stored spot balance with its owner and market. Raw numbers have the scales of `SpotMarketState`. */
export interface StoredSpotBalance
  extends StoredPerpOwner,
    PerpMarketId,
    Pick<SpotMarketState, MarketFields> {
  readonly marketKey: Address
  readonly side: SpotSide
  readonly scaledBalanceRaw: bigint
  readonly openOrders: number
  readonly slot: number
}

/**
 * Filter for spot balances: all balances in a spot market, or all balances of a trader (a wallet or one of its
 * User accounts) at the given venues.
 */
export type BalanceScope =
  | { readonly of: 'market'; readonly market: PerpMarketId }
  | { readonly of: 'user'; readonly venues: readonly PerpVenue[]; readonly user: Address }

function valuesOf(scope: BalanceScope, side: SpotSide | undefined) {
  return scope.of === 'market'
    ? [scope.market.marketIndex, side ?? null, [scope.market.venue]]
    : [scope.user, side ?? null, scope.venues]
}

export type BalanceOrder = Pick<SpotBalancesRequest, 'sortField' | 'sortOrder' | 'side'>

/**
 * An inner join is used, because the amount of a balance can't be computed until the market of the balance is
 * stored.
 */
const from =
  'spot_balance b join perp_user u on u.key = b.user_key join spot_market m on m.venue = b.venue and m.market_index = b.market_index'

/**
 * The amounts of all mints have the same number of decimals (`scaleDigits`) regardless of the mint's
 * decimals, so that amounts can be compared directly.
 */
const amount = `b.scaled_balance_raw * case b.balance_type when 'deposit' then m.cumulative_deposit_interest_raw
  else m.cumulative_borrow_interest_raw end`

/** Balances whose price is unknown come last in ascending and descending order. */
const value = `${amount} * nullif(greatest(m.oracle_price_raw, 0), 0)`

const scopes = {
  market: 'b.market_index = $1',
  user: `b.user_key = any(${ownKeys('$1')})`,
} as const

function condition(of: BalanceScope['of']): string {
  return `${scopes[of]} and b.venue = any($3) and b.scaled_balance_raw > 0 and ($2::text is null or b.balance_type = $2)`
}

const pages = createStatementFamily(
  ([of, { sortField, sortOrder }]: readonly [BalanceScope['of'], BalanceOrder]) => `
    select b.venue, ${ownerColumns}, b.market_index, m.key as market_key, m.name, m.mint, m.decimals, m.oracle_price_raw,
      m.cumulative_deposit_interest_raw, m.cumulative_borrow_interest_raw, b.balance_type, b.scaled_balance_raw,
      b.open_orders, b.slot
    from ${from} where ${condition(of)}
    order by ${sortField === 'slot' ? `b.slot ${sortOrder}, ` : ''}${value} ${sortOrder} nulls last,
      ${amount} ${sortOrder}, b.user_key, b.market_index
    limit $4 offset $5`,
)

const countOf = (of: BalanceScope['of']) =>
  createStatement(`select count(*)::int as count from
    (select 1 from ${from} where ${condition(of)} limit ${countBound + 1}) bounded`)
const counts = { market: countOf('market'), user: countOf('user') } as const

const markets =
  createStatement(`select venue, market_index, key, name, mint from spot_market where venue = any($1)
  order by array_position($1::text[], venue), market_index`)

/** Reads a page of spot balances, sorted by value or by last change. */
export async function readSpotBalances(
  pool: Pool,
  scope: BalanceScope,
  order: BalanceOrder,
  { limit, offset }: Cut,
): Promise<StoredSpotBalance[]> {
  const values = [...valuesOf(scope, order.side), limit, offset]
  return (await readRows<BalanceRow>(pool, pages([scope.of, order]), values)).map(fromRow)
}

/** Counts the spot balances, up to a maximum. */
export async function readSpotBalanceTotal(pool: Pool, scope: BalanceScope, side: SpotSide | undefined) {
  return boundedTotal(await readCount(pool, counts[scope.of], valuesOf(scope, side)))
}

/** Reads the names of every spot market of the given venues, in the order of `venues`, then by index. */
export async function readSpotMarketNames(pool: Pool, venues: readonly PerpVenue[]) {
  const rows = await readRows<MarketRow>(pool, markets, [venues])
  return rows.map(({ venue, market_index, key, name, mint }) => ({
    venue,
    marketIndex: market_index,
    key: trustedAddress(key),
    name,
    mint: trustedAddress(mint),
  }))
}

interface MarketRow {
  venue: PerpVenue
  market_index: number
  key: string
  name: string
  mint: string
}

interface BalanceRow extends OwnerRow {
  venue: PerpVenue
  market_index: number
  market_key: string
  name: string
  mint: string
  decimals: number
  oracle_price_raw: string
  cumulative_deposit_interest_raw: string
  cumulative_borrow_interest_raw: string
  balance_type: string
  scaled_balance_raw: string
  open_orders: number
  slot: number
}

function fromRow(row: BalanceRow): StoredSpotBalance {
  return {
    ...fromOwnerRow(row),
    venue: row.venue,
    marketIndex: row.market_index,
    marketKey: trustedAddress(row.market_key),
    name: row.name,
    mint: trustedAddress(row.mint),
    decimals: row.decimals,
    oraclePriceRaw: BigInt(row.oracle_price_raw),
    cumulativeDepositInterestRaw: BigInt(row.cumulative_deposit_interest_raw),
    cumulativeBorrowInterestRaw: BigInt(row.cumulative_borrow_interest_raw),
    side: row.balance_type === 'deposit' ? 'deposit' : 'borrow',
    scaledBalanceRaw: BigInt(row.scaled_balance_raw),
    openOrders: row.open_orders,
    slot: row.slot,
  }
}
