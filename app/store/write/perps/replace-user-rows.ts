import {
  assignColumns,
  type Column,
  columnArrays,
  columnNames,
  unnestColumns,
} from '~/store/postgres/columns'
import type { Client } from '~/store/postgres/pool'

/**
 * Replaces the stored rows of the given users with `rows`. Stored rows that are not in `rows` are deleted.
 * Unchanged rows are not written. `columns` must begin with the key.
 */
export async function replaceUserRows<Row>(
  client: Client,
  table: 'perp_position' | 'perp_order' | 'spot_balance',
  within: string,
  columns: readonly Column<Row>[],
  users: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const arrays = columnArrays(columns, rows)
  await client.query({
    name: `clear-${table}`,
    text: `delete from ${table} where user_key = any($1) and (user_key, ${within}) not in (select * from unnest($2::text[], $3::int8[]))`,
    values: [users, arrays[0], arrays[1]],
  })
  if (rows.length === 0) return
  const own = columns.filter(({ name }) => name !== 'user_key' && name !== within && name !== 'slot')
  await client.query({
    name: `upsert-${table}`,
    text: `insert into ${table} as p (${columnNames(columns)}) select * from ${unnestColumns(columns)}
      on conflict (user_key, ${within}) do update set ${assignColumns(own, 'excluded.')}, slot = excluded.slot
      where (${columnNames(own, 'p.')}) is distinct from (${columnNames(own, 'excluded.')})`,
    values: arrays,
  })
}
