import type { Address, Signature } from '~/domain/base/ids'
import type { Pool } from '../postgres/pool'

/** Rows of one table that contain a given address or signature. */
export interface TableFinding {
  readonly table: string
  /** Name of the column that contains the address or signature. */
  readonly column: string
  /** Values of the rows as strings, by column; null means SQL null. At most `mostRowsShown` rows. */
  readonly rows: readonly (readonly (readonly [column: string, text: string | null])[])[]
  /** Whether the table contains more matching rows than `rows`. */
  readonly more: boolean
}

/**
 * Columns that contain addresses. Only columns that are first in an index are listed, so that looking up a
 * busy wallet reads twenty rows and not the whole table. The quarantine table has no such index but is small.
 */
const addressColumns: readonly (readonly [table: string, column: string])[] = [
  ['token', 'mint'],
  ['dca_order', 'key'],
  ['dca_order', 'user_key'],
  ['dca_order', 'input_mint'],
  ['dca_order', 'output_mint'],
  ['limit_order', 'key'],
  ['limit_order', 'maker'],
  ['limit_order', 'input_mint'],
  ['limit_order', 'output_mint'],
  ['fill', 'order_key'],
  ['order_event', 'order_key'],
  ['token_volume_hour', 'mint'],
  ['price_sample', 'mint'],
  ['candle_hour', 'mint'],
  ['perp_market', 'key'],
  ['perp_user', 'key'],
  ['perp_user', 'authority'],
  ['perp_owner', 'user_key'],
  ['perp_owner', 'authority'],
  ['perp_position', 'user_key'],
  ['perp_position_record', 'user_key'],
  ['spot_market', 'key'],
  ['spot_market', 'mint'],
  ['spot_balance', 'user_key'],
  ['perp_order', 'user_key'],
  ['perp_order_action', 'user_key'],
  ['quarantine', 'source'],
]

/**
 * Columns that contain signatures. The keys of event tables begin with the signature, and the other tables
 * are small.
 */
const signatureColumns: readonly (readonly [table: string, column: string])[] = [
  ['fill', 'signature'],
  ['order_event', 'signature'],
  ['perp_fill', 'signature'],
  ['perp_order_action', 'signature'],
  ['perp_funding', 'signature'],
  ['missing_signature', 'signature'],
]

/** Maximum number of rows to show per table. */
export const mostRowsShown = 20

/**
 * Returns the stored rows of an account, a wallet or a mint, by table. Tables without a match are left out.
 */
export function findAddress(pool: Pool, address: Address): Promise<TableFinding[]> {
  return find(pool, addressColumns, address)
}

/**
 * Returns the stored events of a transaction. The keys of the quarantine table may contain the instruction
 * path after the signature.
 */
export async function findSignature(pool: Pool, signature: Signature): Promise<TableFinding[]> {
  const events = await find(pool, signatureColumns, signature)
  const kept = await findIn(
    pool,
    'quarantine',
    'source',
    `(source = $1 or source like $1 || ' %')`,
    signature,
  )
  return kept.rows.length > 0 ? [...events, kept] : events
}

async function find(
  pool: Pool,
  places: readonly (readonly [table: string, column: string])[],
  value: string,
): Promise<TableFinding[]> {
  const findings: TableFinding[] = []
  for (const [table, column] of places) {
    const finding = await findIn(pool, table, column, `${column} = $1`, value)
    if (finding.rows.length > 0) findings.push(finding)
  }
  return findings
}

async function findIn(
  pool: Pool,
  table: string,
  column: string,
  condition: string,
  value: string,
): Promise<TableFinding> {
  // Numbers are read as strings, because a JSON number can't represent every `numeric`.
  const { rows } = await pool.query<{ cells: [string, string | null][] }>(
    `select array(select array[cell.key, cell.value] from json_each_text(row_to_json(found)) as cell) as cells
     from (select * from ${table} where ${condition} limit ${mostRowsShown + 1}) as found`,
    [value],
  )
  const shown = rows.slice(0, mostRowsShown).map(({ cells }) => cells)
  return { table, column, rows: shown, more: rows.length > mostRowsShown }
}
