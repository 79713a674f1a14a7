import type { Slot } from '~/domain/base/time'
import { isOfKind, type SpotProtocolId } from '~/domain/protocol/protocol'
import type { ChangeSet } from '~/store/batch/change-set'
import type { InsertedEvent } from '~/store/batch/insert-once'
import { dcaTable, limitTable } from '~/store/batch/order-table'
import type { Client } from '~/store/postgres/pool'
import { protocolOf } from '~/store/pricing/amount-usd'

/**
 * The amounts of an order are the amounts in its account plus every known fill of a later slot. The last fill
 * of an order closes the account in the same slot, so no account state ever includes that fill.
 */
const additions = {
  dca_order: {
    set: `in_used_raw = o.in_used_raw + f.input_raw,
      out_received_raw = o.out_received_raw + f.output_raw`,
    left: 'o.in_deposited_raw - o.in_withdrawn_raw - o.in_used_raw - f.input_raw > 0',
  },
  limit_order: {
    set: `remaining_input_raw = greatest(0, least(o.remaining_input_raw, coalesce(f.remaining_raw, o.remaining_input_raw - f.input_raw))),
      filled_output_raw = o.filled_output_raw + f.output_raw, number_of_fills = o.number_of_fills + f.fills`,
    left: 'least(o.remaining_input_raw, coalesce(f.remaining_raw, o.remaining_input_raw - f.input_raw)) > 0',
  },
} as const

const sums = `x.ctid as row_id, x.active as was_active, sum(coalesce(fill.input_raw, 0)) as input_raw, sum(fill.output_raw) as output_raw,
  min(fill.remaining_raw) as remaining_raw, count(*) as fills, max(fill.slot) as slot, max(fill.at) as at`

/** A fill of a spot order that has just been stored. */
export interface NewFill extends InsertedEvent {
  readonly protocol: SpotProtocolId
  readonly slot: Slot
}

/** Adds stored fills to order rows whose amounts have just been written from an account. */
export async function addKnownFills(
  client: Client,
  keys: readonly string[],
  changeSet: ChangeSet,
): Promise<void> {
  if (keys.length === 0) return
  for (const { name } of [dcaTable, limitTable]) {
    await apply(
      client,
      name,
      'known',
      `fill where x.key = any($1) and fill.order_key = x.key`,
      [keys],
      changeSet,
    )
  }
}

/** Adds newly stored fills to the amounts of their orders. */
export async function addFills(
  client: Client,
  inserted: readonly NewFill[],
  changeSet: ChangeSet,
): Promise<void> {
  const isDca = ({ protocol }: NewFill) => isOfKind(protocol, 'dca')
  await applyNew(client, dcaTable.name, inserted.filter(isDca), changeSet)
  await applyNew(
    client,
    limitTable.name,
    inserted.filter((row) => !isDca(row)),
    changeSet,
  )
}

const newFills = `unnest($1::text[], $2::text[], $3::int4[], $4::int8[], $5::text[], $6::int8[])
    i(signature, instruction_path, event_index, at, new_key, new_slot)
  join fill using (signature, instruction_path, event_index, at) where i.new_key = x.key and i.new_slot > x.slot`

async function applyNew(
  client: Client,
  table: keyof typeof additions,
  inserted: readonly NewFill[],
  changeSet: ChangeSet,
): Promise<void> {
  const newer = await newerThanOrders(client, table, inserted)
  if (newer.length === 0) return
  const values = [
    newer.map((row) => row.signature),
    newer.map((row) => row.instruction_path),
    newer.map((row) => row.event_index),
    newer.map((row) => row.at),
    newer.map((row) => row.order_key),
    newer.map((row) => row.slot),
  ]
  await apply(client, table, 'new', newFills, values, changeSet)
}

/**
 * Returns the fills that are later than the account state of their order. During backfill most fills are
 * older than that state, so one lookup with the newest fill slot of each order excludes these fills first.
 */
async function newerThanOrders(
  client: Client,
  table: keyof typeof additions,
  inserted: readonly NewFill[],
): Promise<readonly NewFill[]> {
  const newest = new Map<string, Slot>()
  for (const { order_key, slot } of inserted)
    newest.set(order_key, Math.max(slot, newest.get(order_key) ?? slot))
  if (newest.size === 0) return []
  const { rows } = await client.query<{ key: string }>({
    name: `newer-fills-${table}`,
    text: `select x.key from unnest($1::text[], $2::int8[]) n(key, slot) join ${table} x using (key) where n.slot > x.slot`,
    values: [[...newest.keys()], [...newest.values()]],
  })
  const keys = new Set(rows.map(({ key }) => key))
  return inserted.filter(({ order_key }) => keys.has(order_key))
}

interface FilledRow {
  key: string
  protocol: SpotProtocolId
  was_active: boolean
  active: boolean
  slot: number
}

async function apply(
  client: Client,
  table: keyof typeof additions,
  which: string,
  fillsOfX: string,
  values: unknown[],
  changeSet: ChangeSet,
): Promise<void> {
  const { set, left } = additions[table]
  const { rows } = await client.query<FilledRow>({
    name: `add-${which}-fills-${table}`,
    text: `update ${table} o set ${set}, active = o.active and ${left},
        last_fill_slot = greatest(o.last_fill_slot, f.slot), updated_at = greatest(o.updated_at, f.at)
      from (select ${sums} from ${table} x, ${fillsOfX} and fill.slot > x.slot group by x.ctid, x.active) f
      where o.ctid = f.row_id
      returning o.key, ${protocolOf(table)} as protocol, f.was_active, o.active, f.slot`,
    values,
  })
  for (const { was_active, ...row } of rows) changeSet.orderMoved({ ...row, wasActive: was_active })
}
