import type { DcaOrderState, LimitOrderState } from '~/domain/order/order'
import type { SpotProtocolId } from '~/domain/protocol/protocol'
import type { WriteOf } from '~/store/batch/batch'
import type { ChangeSet } from '~/store/batch/change-set'
import { newestByKey } from '~/store/batch/newest-by-key'
import { accountStatus, type OrderTable } from '~/store/batch/order-table'
import {
  assignColumns,
  type Column,
  columnArrays,
  columnNames,
  unnestColumns,
} from '~/store/postgres/columns'
import type { Client } from '~/store/postgres/pool'
import { amountUsd, openingPrice, protocolOf } from '~/store/pricing/amount-usd'

type OrderState = DcaOrderState | LimitOrderState

/** Keys of orders to which stored events must be applied again after the account state was written. */
export interface WrittenOrders {
  /**
   * Keys of new rows. Openings, fills and endings of these orders may have been stored before the account.
   */
  readonly inserted: readonly string[]
  /**
   * Keys of rows whose amounts were replaced by an account state that is older than stored fills or a stored
   * ending.
   */
  readonly overtaken: readonly string[]
}

/**
 * Writes order accounts. A state with a newer slot replaces the row, and a state with an older slot changes
 * nothing. A state with the same slot replaces only rows that no event has changed. A row that an event
 * closed stays closed, unless the account exists in a later slot because its address was reused.
 */
export async function writeOrders<State extends OrderState>(
  client: Client,
  table: OrderTable<State>,
  writes: readonly WriteOf<State>[],
  changeSet: ChangeSet,
): Promise<WrittenOrders> {
  const rows = newestByKey(writes, ({ key }) => key)
  if (rows.length === 0) return { inserted: [], overtaken: [] }
  const { touched, overtaken } = await updateRows(client, table, rows, changeSet)
  const inserted = await insertOrders(
    client,
    table,
    rows.filter(({ state }) => !touched.has(state.key)),
    changeSet,
  )
  return { inserted, overtaken }
}

/** Inserts rows for orders that have none. Existing rows stay unchanged. Returns the keys of the new rows. */
export async function insertOrders<State extends OrderState>(
  client: Client,
  table: OrderTable<State>,
  rows: readonly WriteOf<State>[],
  changeSet: ChangeSet,
): Promise<readonly string[]> {
  if (rows.length === 0) return []
  const columns = [...lifeColumns<State>(), ...table.columns, ...table.firstColumns]
  const names = columnNames(columns)
  const result = await client.query<{ key: string; active: boolean; slot: number }>({
    name: `insert-${table.name}`,
    text: `insert into ${table.name} as o (${names}, amount_usd, amount_usd_at)
      select ${columnNames(columns, 'i.')}, ${amountUsd(`i.${table.amountColumn}`, 'p')}, p.at
      from (select * from ${unnestColumns(columns)}) i ${openingPrice('i')}
      on conflict (key) do nothing returning key, active, slot`,
    values: columnArrays(columns, rows),
  })
  const protocols = new Map(rows.map(({ state }) => [String(state.key), state.protocol]))
  for (const { key, active, slot } of result.rows) {
    const protocol = protocols.get(key)
    if (protocol) changeSet.orderMoved({ key, protocol, wasActive: null, active, slot })
  }
  changeSet.accountsChanged += result.rows.length
  return result.rows.map((row) => row.key)
}

/** Updated rows that have everything but their keys in common. */
interface UpdatedRows {
  /** Keys, one per line. */
  keys: string
  protocol: SpotProtocolId
  was_active: boolean
  active: boolean
  slot: number
  moved: boolean
  overtaken: boolean
}

async function updateRows<State extends OrderState>(
  client: Client,
  table: OrderTable<State>,
  rows: readonly WriteOf<State>[],
  changeSet: ChangeSet,
): Promise<{ touched: ReadonlySet<string>; overtaken: readonly string[] }> {
  const columns = [...lifeColumns<State>(), ...table.columns]
  const result = await client.query<UpdatedRows>({
    name: `update-${table.name}`,
    text: updateStatement(table, columns),
    values: columnArrays(columns, rows),
  })
  const touched = new Set<string>()
  const overtaken: string[] = []
  for (const group of result.rows) {
    const { protocol, was_active, active, slot, moved } = group
    for (const key of group.keys.split('\n')) {
      touched.add(key)
      if (group.overtaken) overtaken.push(key)
      // A snapshot confirms that most rows are unchanged. The slot of these rows increases, but readers see no
      // difference.
      if (!moved) continue
      changeSet.orderMoved({ key, protocol, wasActive: was_active, active, slot })
      changeSet.accountsChanged += 1
    }
  }
  return { touched, overtaken }
}

/**
 * Joins by ctid, because `returning` can't return old values. The row has already been looked up by its key
 * once. Returns the rows in groups, because nearly all of them have the same values, and the client takes longer to
 * read a row than the server to group it.
 */
function updateStatement<State extends OrderState>(
  { name, columns: stateColumns, amountColumn }: OrderTable<State>,
  columns: readonly Column<WriteOf<State>>[],
): string {
  return `with updated as (update ${name} o set ${assignColumns(stateColumns, 's.')},
      amount_usd = ${rescaledUsd(amountColumn)},
      active = s.active and not s.stays_closed,
      status = case when s.stays_closed then o.status else s.status end,
      closed_at = case when s.stays_closed or o.status = s.status then o.closed_at else s.closed_at end,
      closed_slot = case when s.stays_closed then o.closed_slot end,
      slot = s.slot, last_fill_slot = null, updated_at = s.updated_at
    from (
      select i.*, x.ctid as row_id, x.active as was_active, d.stays_closed, d.moved,
        d.stays_closed or coalesce(x.last_fill_slot > i.slot, false) as overtaken
      from (select * from ${unnestColumns(columns)}) i
      join ${name} x on x.key = i.key
      cross join lateral (select
        coalesce(i.slot <= x.closed_slot, false) as stays_closed,
        (${columnNames(stateColumns, 'x.')}) is distinct from (${columnNames(stateColumns, 'i.')})
          or (x.status <> i.status and x.closed_slot is null) or i.slot > x.closed_slot as moved) d
      where i.slot > x.slot
        or (i.slot = x.slot and d.moved and x.closed_slot is null and x.last_fill_slot is null)
    ) s
    where o.ctid = s.row_id
    returning o.key, ${protocolOf(name)} as protocol, s.was_active, o.active, o.slot, coalesce(s.moved, false) as moved, s.overtaken)
    select string_agg(key, E'\\n') as keys, protocol, was_active, active, slot, moved, overtaken from updated
      group by protocol, was_active, active, slot, moved, overtaken`
}

/**
 * Returns SQL for the value of an order after a later deposit. The price of the opening stays, and the amount
 * grows.
 */
export function rescaledUsd(amount: string): string {
  return `case when s.${amount} = o.${amount} or o.${amount} = 0 then o.amount_usd
        else o.amount_usd * (s.${amount} / o.${amount})::float8 end`
}

/** Returns the columns of an order's status. The status is derived from the order's account alone. */
function lifeColumns<State extends OrderState>(): readonly Column<WriteOf<State>>[] {
  return [
    { name: 'key', type: 'plain', of: ({ state }) => state.key },
    { name: 'active', type: 'bool', of: ({ state }) => accountStatus(state) === 'open' },
    { name: 'status', type: 'plain', of: ({ state }) => accountStatus(state) },
    { name: 'closed_at', type: 'int8', of: ({ state, at }) => (accountStatus(state) === 'open' ? null : at) },
    { name: 'slot', type: 'int8', of: ({ slot }) => slot },
    { name: 'updated_at', type: 'int8', of: ({ at }) => at },
  ]
}
