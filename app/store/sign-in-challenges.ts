import type { Pool } from './pool'
import { createStatement, readRows } from './statement'
import { inTransaction } from './transaction'

/** A text that a wallet was asked to sign. Times are milliseconds of the wall clock. */
export interface StoredChallenge {
  readonly nonce: string
  /** SHA-256 of the cookie of the browser that asked. */
  readonly browserHash: Uint8Array
  readonly address: string
  readonly message: string
  readonly issuedAtMs: number
  readonly expiresAtMs: number
}

/** Challenges that one browser, and all of them together, may have open; the oldest make room (security.md A9). */
const mostOfBrowser = 5
const mostOfAll = 10_000

const insert = createStatement(`
  insert into sign_in_challenge (nonce, browser_hash, address, message, issued_at_ms, expires_at_ms) values ($1, $2, $3, $4, $5, $6)`)

/** By the caller's clock and by the database's, so that one that is ahead ends nothing of others. */
const forgetExpired = createStatement(
  'delete from sign_in_challenge where expires_at_ms <= least($1::int8, floor(extract(epoch from now()) * 1000)::int8)',
)

const boundBrowser = createStatement(`
  delete from sign_in_challenge where nonce in (
    select nonce from sign_in_challenge where browser_hash = $1 order by issued_at_ms desc, nonce offset ${mostOfBrowser})`)

const boundAll = createStatement(`
  delete from sign_in_challenge where nonce in (
    select nonce from sign_in_challenge order by issued_at_ms desc, nonce offset ${mostOfAll})`)

// Who comes second waits for the row and finds it gone: a challenge is taken once, however many ask at the same time.
const take = createStatement(`
  delete from sign_in_challenge where nonce = (
    select nonce from sign_in_challenge where browser_hash = $1 and address = $2 and ($3::text is null or nonce = $3)
    order by issued_at_ms desc, nonce limit 1)
  returning message, expires_at_ms`)

/** Keeps a challenge, and lets go of what is past its time or too much. */
export async function insertChallenge(pool: Pool, challenge: StoredChallenge): Promise<void> {
  const { nonce, browserHash, address, message, issuedAtMs, expiresAtMs } = challenge
  const browser = Buffer.from(browserHash)
  await inTransaction(pool, async (client) => {
    await client.query({ ...forgetExpired, values: [issuedAtMs] })
    await client.query({ ...insert, values: [nonce, browser, address, message, issuedAtMs, expiresAtMs] })
    await client.query({ ...boundBrowser, values: [browser] })
    await client.query({ ...boundAll, values: [] })
  })
}

/**
 * Takes a browser's challenge for a wallet out of the store: the one of that nonce, or the newest where none is named. Undefined = there is none,
 * or it has been taken before. It is gone whatever becomes of the signature.
 */
export async function takeChallenge(
  pool: Pool,
  {
    browserHash,
    address,
    nonce,
  }: {
    readonly browserHash: Uint8Array
    readonly address: string
    readonly nonce: string | undefined
  },
): Promise<Pick<StoredChallenge, 'message' | 'expiresAtMs'> | undefined> {
  const values = [Buffer.from(browserHash), address, nonce ?? null]
  const [row] = await readRows<{ message: string; expires_at_ms: number }>(pool, take, values)
  return row && { message: row.message, expiresAtMs: row.expires_at_ms }
}
