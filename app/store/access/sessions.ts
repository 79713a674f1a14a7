import { type Address, trustedAddress } from '~/domain/base/ids'
import type { Pool } from '../postgres/pool'
import { createStatement, readRows } from '../postgres/statement'
import { inTransaction } from '../postgres/transaction'

/** A browser session of a wallet that has signed in. Times are wall-clock times in milliseconds. */
export interface StoredSession {
  readonly address: Address
  readonly issuedAtMs: number
  readonly expiresAtMs: number
}

const insert = createStatement(
  'insert into session (id_hash, address, issued_at_ms, expires_at_ms) values ($1, $2, $3, $4)',
)
const remove = createStatement('delete from session where id_hash = $1 returning id_hash')
/**
 * SQL condition: a session has expired by the caller's clock and also by the database's clock. A single clock
 * that is ahead must not end valid sessions.
 */
const forgetExpired = createStatement(
  'delete from session where expires_at_ms <= least($1::int8, floor(extract(epoch from now()) * 1000)::int8)',
)
/**
 * Maximum number of sessions per wallet. Each device has its own session. The oldest sessions are deleted
 * first.
 */
const mostOfAddress = 20

const boundAddress = createStatement(`
  delete from session where id_hash in (
    select id_hash from session where address = $1 order by issued_at_ms desc, id_hash offset ${mostOfAddress})`)
const byHash = createStatement(
  'select address, issued_at_ms, expires_at_ms from session where id_hash = $1 and expires_at_ms > $2',
)

/**
 * Stores a new session and deletes the browser's previous session. Also deletes expired sessions. Session ids
 * are stored only as SHA-256 hashes.
 */
export async function insertSession(
  pool: Pool,
  session: StoredSession & { readonly idHash: Uint8Array; readonly replacedHash: Uint8Array | undefined },
): Promise<void> {
  const { idHash, replacedHash, address, issuedAtMs, expiresAtMs } = session
  await inTransaction(pool, async (client) => {
    await client.query({ ...forgetExpired, values: [issuedAtMs] })
    if (replacedHash) await client.query({ ...remove, values: [Buffer.from(replacedHash)] })
    await client.query({ ...insert, values: [Buffer.from(idHash), address, issuedAtMs, expiresAtMs] })
    await client.query({ ...boundAddress, values: [address] })
  })
}

/**
 * Reads the session with the given hash of its id. Returns `undefined` if there is no such session or it is
 * not valid at `nowMs`.
 */
export async function readSession(
  pool: Pool,
  idHash: Uint8Array,
  nowMs: number,
): Promise<StoredSession | undefined> {
  const values = [Buffer.from(idHash), nowMs]
  const [row] = await readRows<{ address: string; issued_at_ms: number; expires_at_ms: number }>(
    pool,
    byHash,
    values,
  )
  return (
    row && {
      address: trustedAddress(row.address),
      issuedAtMs: row.issued_at_ms,
      expiresAtMs: row.expires_at_ms,
    }
  )
}

/** Deletes a session. Returns whether it existed. */
export async function removeSession(pool: Pool, idHash: Uint8Array): Promise<boolean> {
  return (await readRows(pool, remove, [Buffer.from(idHash)])).length > 0
}
