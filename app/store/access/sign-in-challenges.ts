import type { Pool } from '../postgres/pool'
import { createStatement, readRows } from '../postgres/statement'
import { inTransaction } from '../postgres/transaction'

/** A message that a wallet must sign to sign in. Times are wall-clock times in milliseconds. */
export interface StoredChallenge {
  readonly nonce: string
  /** SHA-256 of the cookie of the browser that requested the challenge. */
  readonly browserHash: Uint8Array
  readonly address: string
  readonly message: string
  readonly issuedAtMs: number
  readonly expiresAtMs: number
}

/**
 * Maximum number of open challenges, per browser and in total. The oldest challenges are deleted first. The
 * limits keep clients from using up the storage.
 */
const mostOfBrowser = 5
const mostOfAll = 10_000

const insert = createStatement(`
  insert into sign_in_challenge (nonce, browser_hash, address, message, issued_at_ms, expires_at_ms) values ($1, $2, $3, $4, $5, $6)`)

/**
 * SQL condition: a challenge has expired by the caller's clock and also by the database's clock. A single
 * clock that is ahead must not end valid challenges.
 */
const forgetExpired = createStatement(
  'delete from sign_in_challenge where expires_at_ms <= least($1::int8, floor(extract(epoch from now()) * 1000)::int8)',
)

const boundBrowser = createStatement(`
  delete from sign_in_challenge where nonce in (
    select nonce from sign_in_challenge where browser_hash = $1 order by issued_at_ms desc, nonce offset ${mostOfBrowser})`)

const boundAll = createStatement(`
  delete from sign_in_challenge where nonce in (
    select nonce from sign_in_challenge order by issued_at_ms desc, nonce offset ${mostOfAll})`)

// Each challenge can be used only once, even if several requests arrive at the same time. The second request
// waits for the row lock and finds the row deleted.
const take = createStatement(`
  delete from sign_in_challenge where nonce = (
    select nonce from sign_in_challenge where browser_hash = $1 and address = $2 and ($3::text is null or nonce = $3)
    order by issued_at_ms desc, nonce limit 1)
  returning message, expires_at_ms`)

/** Stores a challenge. Deletes expired challenges and challenges above the limits. */
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
 * Removes and returns a browser's challenge for a wallet. If a nonce is given, this is the challenge with
 * that nonce, otherwise the newest challenge. Returns `undefined` if the challenge does not exist or has been
 * used. The challenge stays removed even if the signature turns out to be invalid.
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
