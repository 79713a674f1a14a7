import type { UnixSeconds } from '~/domain/base/time'
import type { ProtocolId } from '~/domain/protocol/protocol'
import type { MirrorTable } from '~/domain/service/mirror-tables'
import type { Client, Pool } from '../postgres/pool'
import { fingerprintSql, rowsSql, totalsSql } from './mirror-sql'

const secondsPerDay = 86_400

/** Number of rows that are read at once. */
const batchRows = 5_000

/** Maximum time between two batches. Compressing a row group takes some seconds; a frozen mirror must end. */
const pauseLimit = '10min'

/** Key of the advisory lock that keeps a second mirror of this database from running. */
const mirrorLock = 7_391_009

/** The rows of one protocol and day in a table. */
export interface MirrorSlice {
  readonly table: MirrorTable
  readonly protocol: ProtocolId
  /** Start of the day, unix seconds. */
  readonly dayAt: UnixSeconds
}

/** Number of rows, and a hash of their values. It changes if any value changes. */
export interface Fingerprint {
  readonly rows: number
  readonly hash: string
}

export interface SliceFingerprint extends Fingerprint {
  readonly protocol: ProtocolId
}

/** Number of rows, and for each column the number of values and their sum, as decimal texts. */
export interface SliceTotals {
  readonly rows: number
  readonly totals: readonly string[]
}

/** A value of a row. Whole and exact numbers are decimal texts. */
export type MirrorValue = string | number | boolean | null

/** Rows of a slice in a consistent snapshot, with what they must add up to. */
export interface SliceReader {
  readonly fingerprint: Fingerprint
  readonly totals: SliceTotals
  /** Yields the rows in a fixed order, in batches. */
  readonly batches: AsyncIterable<readonly (readonly MirrorValue[])[]>
}

/**
 * Runs `work` with a connection on which no other mirror of this database runs. Returns `undefined` without
 * running it if another one does. The lock ends with the connection, so that of a killed process is free.
 */
export async function withMirrorLock<T>(
  pool: Pool,
  work: (client: Client) => Promise<T>,
): Promise<T | undefined> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      mirrorLock,
    ])
    return rows[0]?.locked ? await work(client) : undefined
  } finally {
    client.release(true)
  }
}

/** Returns the genesis hash of the chain that the store belongs to; `undefined`: nothing is indexed yet. */
export async function readChain(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ value: string }>(`select value from meta where name = 'genesis_hash'`)
  return rows[0]?.value
}

/** Returns the fingerprints of all slices of one day that have rows. */
export function readDayFingerprints(
  client: Client,
  table: MirrorTable,
  dayAt: UnixSeconds,
): Promise<readonly SliceFingerprint[]> {
  return inSnapshot(client, () => readFingerprints(client, table, spanOf(dayAt)))
}

/** Runs `work` with the rows of a slice. All that it reads is of one moment. */
export function readSlice<T>(
  client: Client,
  { table, protocol, dayAt }: MirrorSlice,
  work: (reader: SliceReader) => Promise<T>,
): Promise<T> {
  const span = spanOf(dayAt)
  return inSnapshot(client, async () => {
    const prints = await readFingerprints(client, table, span)
    const { rows, hash } = prints.find((print) => print.protocol === protocol) ?? { rows: 0, hash: '0' }
    return work({
      fingerprint: { rows, hash },
      totals: await readTotals(client, table, [...span, protocol]),
      batches: fetchBatches(client, rowsSql(table.name), [...span, protocol]),
    })
  })
}

function spanOf(dayAt: UnixSeconds): readonly UnixSeconds[] {
  return [dayAt, dayAt + secondsPerDay]
}

async function readFingerprints(
  client: Client,
  table: MirrorTable,
  values: readonly unknown[],
): Promise<readonly SliceFingerprint[]> {
  const { rows } = await client.query<SliceFingerprint>(fingerprintSql(table.name), [...values])
  return rows
}

async function readTotals(
  client: Client,
  table: MirrorTable,
  values: readonly unknown[],
): Promise<SliceTotals> {
  const { rows } = await client.query<SliceTotals>(totalsSql(table.name), [...values])
  return rows[0] ?? { rows: 0, totals: [] }
}

async function* fetchBatches(client: Client, sql: string, values: readonly unknown[]) {
  await client.query(`declare mirrored no scroll cursor for ${sql}`, [...values])
  for (;;) {
    const { rows } = await client.query<MirrorValue[]>({
      text: `fetch ${batchRows} from mirrored`,
      rowMode: 'array',
    })
    if (rows.length > 0) yield rows
    if (rows.length < batchRows) break
  }
  await client.query('close mirrored')
}

/** Runs `work` in a transaction that reads one moment and can't write. It locks no row. */
async function inSnapshot<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin isolation level repeatable read read only')
  try {
    // Texts of floats are part of a fingerprint, so they must not depend on the settings of the server.
    await client.query('set local extra_float_digits = 1')
    await client.query(`set local idle_in_transaction_session_timeout = '${pauseLimit}'`)
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined) // The connection is closed after a failure.
    throw error
  }
}
