import { type Address, type Signature, trustedAddress, trustedSignature } from '~/domain/base/ids'
import type { Slot, UnixSeconds } from '~/domain/base/time'
import type { ProtocolId } from '~/domain/protocol/protocol'
import { eventTables, isOrphaned, type OrphanedSlots, orphanedValues } from '../batch/orphaned-slots'
import { perpVenueAmong, protocolOfPerpVenue } from '../batch/table-protocols'
import type { Pool } from '../postgres/pool'
import { touchedOrders } from './reset-orders'

/** Transactions and accounts that must be requested again if the slots of their rows are orphaned. */
export interface SlotRows {
  readonly transactions: readonly { readonly protocol: ProtocolId; readonly signature: Signature }[]
  readonly accounts: readonly { readonly protocol: ProtocolId; readonly key: Address }[]
}

const transactionsSql = eventTables
  .map(
    (table) =>
      `select ${table.protocol} as protocol, signature from ${table.name} where ${isOrphaned(table)}`,
  )
  .join(' union ')

const accountsSql = `${touchedOrders}
  ${['perp_user', 'perp_market', 'spot_market'].map(perpAccounts).join(' ')}`

function perpAccounts(table: string): string {
  return `union all select key, ${protocolOfPerpVenue()} from ${table} where slot = any($1) and ${perpVenueAmong('$3')}`
}

/** Reads the transactions and accounts that have rows in the given slots. */
export async function readSlotRows(pool: Pool, orphaned: OrphanedSlots): Promise<SlotRows> {
  const values = orphanedValues(orphaned)
  const transactions = await pool.query<{ protocol: ProtocolId; signature: string }>(transactionsSql, values)
  const accounts = await pool.query<{ protocol: ProtocolId; key: string }>(accountsSql, values)
  return {
    transactions: transactions.rows.map((row) => ({ ...row, signature: trustedSignature(row.signature) })),
    accounts: accounts.rows.map((row) => ({ ...row, key: trustedAddress(row.key) })),
  }
}

export interface SlotsQuery {
  /** Slot after which the search starts. */
  readonly after: Slot
  /** Lower bound of the event times in later slots, unix seconds. */
  readonly sinceAt: UnixSeconds
}

const stateTables = ['dca_order', 'limit_order', 'perp_user', 'perp_market', 'spot_market'] as const

const slotsSql = [
  ...stateTables.map((name) => `select slot from ${name} where slot > $1`),
  ...['dca_order', 'limit_order'].map((name) => `select closed_slot from ${name} where closed_slot > $1`),
  ...eventTables.map(({ name }) => `select slot from ${name} where slot > $1 and at >= $2`),
].join(' union ')

/**
 * Reads the slots after a given slot that have rows. This scans every order, so call it only when a process
 * starts.
 */
export async function readSlotsAfter(pool: Pool, { after, sinceAt }: SlotsQuery): Promise<readonly Slot[]> {
  const { rows } = await pool.query<{ slot: number }>(slotsSql, [after, sinceAt])
  return rows.map(({ slot }) => slot)
}
