import type { Slot } from '~/domain/base/time'
import type { PerpOrderState, PerpPositionState, PerpUserState, SpotPositionState } from '~/domain/perp/perp'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import { isOfKind, perpVenueOf } from '~/domain/protocol/protocol'
import type { PerpVenue } from '~/domain/protocol/venues'
import type { ClosedAccount, WriteOf } from '~/store/batch/batch'
import type { ChangeSet } from '~/store/batch/change-set'
import { newestByKey } from '~/store/batch/newest-by-key'
import {
  assignColumns,
  type Column,
  column,
  columnArrays,
  columnNames,
  unnestColumns,
} from '~/store/postgres/columns'
import type { Client } from '~/store/postgres/pool'
import { datePerpOrders } from './date-perp-orders'
import { replaceUserRows } from './replace-user-rows'
import { anchorRecords } from './write-position-records'

type PerpUserWrite = WriteOf<PerpUserState>

const userColumns: readonly Column<PerpUserWrite>[] = [
  column('key', 'plain', ({ state }) => state.key),
  column('venue', 'plain', ({ state }) => perpVenueOf(state.protocol)),
  column('authority', 'plain', ({ state }) => state.authority),
  column('sub_account_id', 'int4', ({ state }) => state.subAccountId),
  column('name', 'text', ({ state }) => state.name),
  column('status', 'int2', ({ state }) => state.status),
  column('total_deposits_quote_raw', 'numeric', ({ state }) => state.totalDepositsQuoteRaw),
  column('total_withdraws_quote_raw', 'numeric', ({ state }) => state.totalWithdrawsQuoteRaw),
  column('settled_perp_pnl_quote_raw', 'numeric', ({ state }) => state.settledPerpPnlQuoteRaw),
  column('cumulative_perp_funding_quote_raw', 'numeric', ({ state }) => state.cumulativePerpFundingQuoteRaw),
  column('last_active_slot', 'numeric', ({ state }) => state.lastActiveSlot),
  column('next_order_id', 'int8', ({ state }) => state.nextOrderId),
  column('idle', 'bool', ({ state }) => state.idle),
  column('slot', 'int8', ({ slot }) => slot),
  column('updated_at', 'int8', ({ at }) => at),
]

/** User account and venue of a row. */
interface UserRow {
  readonly userKey: string
  readonly venue: PerpVenue
}

type PositionRow = PerpPositionState & UserRow & { readonly slot: Slot }

const positionColumns: readonly Column<PositionRow>[] = [
  column('user_key', 'plain', (row) => row.userKey),
  column('market_index', 'int4', (row) => row.marketIndex),
  column('venue', 'plain', (row) => row.venue),
  column('base_raw', 'numeric', (row) => row.baseRaw),
  column('quote_raw', 'numeric', (row) => row.quoteRaw),
  column('quote_entry_raw', 'numeric', (row) => row.quoteEntryRaw),
  column('quote_break_even_raw', 'numeric', (row) => row.quoteBreakEvenRaw),
  column('settled_pnl_quote_raw', 'numeric', (row) => row.settledPnlQuoteRaw),
  column('last_cumulative_funding_raw', 'numeric', (row) => row.lastCumulativeFundingRaw),
  column('lp_shares_raw', 'numeric', (row) => row.lpSharesRaw),
  column('open_orders', 'int2', (row) => row.openOrders),
  column('slot', 'int8', (row) => row.slot),
]

type OrderRow = PerpOrderState & UserRow & { readonly updateSlot: Slot }

const orderColumns: readonly Column<OrderRow>[] = [
  column('user_key', 'plain', (row) => row.userKey),
  column('order_id', 'int8', (row) => row.orderId),
  column('venue', 'plain', (row) => row.venue),
  column('market_index', 'int4', (row) => row.marketIndex),
  column('market_type', 'plain', (row) => row.marketType),
  column('order_type', 'int2', (row) => row.orderType),
  column('direction', 'plain', (row) => row.direction),
  column('price_raw', 'numeric', (row) => row.priceRaw),
  column('base_raw', 'numeric', (row) => row.baseRaw),
  column('base_filled_raw', 'numeric', (row) => row.baseFilledRaw),
  column('quote_filled_raw', 'numeric', (row) => row.quoteFilledRaw),
  column('trigger_price_raw', 'numeric', (row) => row.triggerPriceRaw),
  column('trigger_condition', 'int2', (row) => row.triggerCondition),
  column('oracle_price_offset_raw', 'int8', (row) => row.oraclePriceOffsetRaw),
  column('max_at', 'int8', (row) => row.maxAt),
  column('placed_slot', 'numeric', (row) => row.slot),
  column('reduce_only', 'bool', (row) => row.reduceOnly),
  column('post_only', 'bool', (row) => row.postOnly),
  column('immediate_or_cancel', 'bool', (row) => row.immediateOrCancel),
  column('slot', 'int8', (row) => row.updateSlot),
]

type BalanceRow = SpotPositionState & UserRow & { readonly slot: Slot }

const balanceColumns: readonly Column<BalanceRow>[] = [
  column('user_key', 'plain', (row) => row.userKey),
  column('market_index', 'int4', (row) => row.marketIndex),
  column('venue', 'plain', (row) => row.venue),
  column('balance_type', 'plain', (row) => row.balanceType),
  column('scaled_balance_raw', 'numeric', (row) => row.scaledBalanceRaw),
  column('open_orders', 'int2', (row) => row.openOrders),
  column('slot', 'int8', (row) => row.slot),
]

function userOf({ key, protocol }: PerpUserState): UserRow {
  return { userKey: key, venue: perpVenueOf(protocol) }
}

/**
 * Writes User accounts whose slot is newer than the stored slot, with their positions, open orders and
 * spot balances. Rows of positions, orders and balances that a User account no longer has are deleted.
 */
export async function writePerpUsers(
  client: Client,
  writes: readonly PerpUserWrite[],
  changeSet: ChangeSet,
): Promise<void> {
  const newest = newestByKey(writes, ({ key }) => key)
  if (newest.length === 0) return
  const accepted = await upsertUsers(client, newest)
  const users = newest.filter(({ state }) => accepted.has(state.key))
  const made = users.filter(({ state }) => accepted.get(state.key))
  if (users.length === 0) return
  const positions = users.flatMap(({ state, slot }) =>
    state.positions.map((row) => ({ ...row, ...userOf(state), slot })),
  )
  const orders = users.flatMap(({ state, slot }) =>
    state.orders.map((row) => ({ ...row, ...userOf(state), updateSlot: slot })),
  )
  const balances = users.flatMap(({ state, slot }) =>
    state.spotPositions.map((row) => ({ ...row, ...userOf(state), slot })),
  )
  const keys = users.map(({ state }) => state.key)
  await replaceUserRows(client, 'perp_position', 'market_index', positionColumns, keys, positions)
  await replaceUserRows(client, 'perp_order', 'order_id', orderColumns, keys, orders)
  await replaceUserRows(client, 'spot_balance', 'market_index', balanceColumns, keys, balances)
  if (orders.length > 0) await datePerpOrders(client, keys)
  await writeOwners(client, made)
  await anchorRecords(
    client,
    made.map(({ state }) => state.key),
    changeSet,
  )
  changeSet.accountsChanged += users.length
  for (const { state, slot } of users) userChanged(perpVenueOf(state.protocol), state.key, slot, changeSet)
}

/** Deletes the rows of User accounts that no longer exist on the chain. */
export async function removePerpUsers(
  client: Client,
  closedAccounts: readonly ClosedAccount[],
  changeSet: ChangeSet,
): Promise<void> {
  const users = closedAccounts.filter(({ protocol }) => isOfKind(protocol, 'perp'))
  if (users.length === 0) return
  const { rows } = await client.query<{ venue: PerpVenue; key: string; slot: number }>({
    name: 'remove-perp-users',
    text: `with removed as (
        delete from perp_user u using unnest($1::text[], $2::int8[]) g(key, slot) where u.key = g.key and u.slot <= g.slot
        returning u.venue, u.key, g.slot
      ), positions as (delete from perp_position where user_key in (select key from removed)
      ), orders as (delete from perp_order where user_key in (select key from removed)
      ), balances as (delete from spot_balance where user_key in (select key from removed))
      select venue, key, slot from removed`,
    values: [users.map(({ key }) => key), users.map(({ slot }) => slot)],
  })
  changeSet.accountsChanged += rows.length
  for (const { venue, key, slot } of rows) userChanged(venue, key, slot, changeSet)
}

function userChanged(venue: PerpVenue, key: string, slot: Slot, changeSet: ChangeSet): void {
  changeSet.changed(perpVenueFacts[venue].changeTopics.positions, key, slot)
}

/**
 * Stores the owner of each User account. The owner never changes. The row stays after the account is closed.
 */
async function writeOwners(client: Client, users: readonly PerpUserWrite[]): Promise<void> {
  if (users.length === 0) return
  await client.query({
    name: 'insert-perp-owners',
    text: 'insert into perp_owner (user_key, authority, venue) select * from unnest($1::text[], $2::text[], $3::text[]) on conflict do nothing',
    values: [
      users.map(({ state }) => state.key),
      users.map(({ state }) => state.authority),
      users.map(({ state }) => perpVenueOf(state.protocol)),
    ],
  })
}

/**
 * Writes User accounts. A repeated state is not a change, so slots are compared first, and for equal slots
 * all columns of the account. Returns the accounts that were written, and whether each one is new.
 */
async function upsertUsers(
  client: Client,
  users: readonly PerpUserWrite[],
): Promise<ReadonlyMap<string, boolean>> {
  const own = userColumns.filter(({ name }) => name !== 'key' && name !== 'slot' && name !== 'updated_at')
  const { rows } = await client.query<{ key: string; made: boolean }>({
    name: 'upsert-perp-user',
    text: `insert into perp_user as u (${columnNames(userColumns)}) select * from ${unnestColumns(userColumns)}
      on conflict (key) do update set ${assignColumns(own, 'excluded.')}, slot = excluded.slot, updated_at = excluded.updated_at
      where excluded.slot > u.slot
        or (excluded.slot = u.slot and (${columnNames(own, 'u.')}) is distinct from (${columnNames(own, 'excluded.')}))
      returning u.key, u.xmax = 0 as made`,
    values: columnArrays(userColumns, users),
  })
  return new Map(rows.map((row) => [row.key, row.made]))
}
