import type { UnixSeconds } from '~/domain/base/time'
import type { PlanId } from '~/domain/service/plan'
import type { Pool } from '../postgres/pool'
import { createStatement, readRows } from '../postgres/statement'
import { wholeSeconds } from '../postgres/whole-seconds'

export const keyPlans = ['pro', 'ultimate', 'enterprise'] as const satisfies PlanId[]
export type KeyPlan = (typeof keyPlans)[number]

/** A stored API key. The hash of the key is not included. */
export interface StoredKey {
  /** First characters of the API key, which identify it in lists and logs. */
  readonly prefix: string
  readonly plan: KeyPlan
  readonly label: string
  /** Maximum number of requests per second under an Enterprise contract; `undefined` for other plans. */
  readonly ratePerSecond: number | undefined
  readonly createdAt: UnixSeconds
  /** Time at which the API key was revoked; `undefined` while the key is valid. */
  readonly revokedAt: UnixSeconds | undefined
}

interface KeyRow {
  readonly prefix: string
  readonly hash: Buffer
  readonly plan: KeyPlan
  readonly label: string
  readonly rate_per_second: number | null
  readonly created_at: number
  readonly revoked_at: number | null
}

const columns = `prefix, hash, plan, label, rate_per_second,
  ${wholeSeconds('created_at')} as created_at, ${wholeSeconds('revoked_at')} as revoked_at`

const byPrefix = createStatement(`select ${columns} from api_key where prefix = $1`)
// The column name is qualified, because the bare name would mean the output column, which is rounded to whole
// seconds. The order of keys created in the same second would then not be fixed.
const all = createStatement(`select ${columns} from api_key order by api_key.created_at, prefix`)
const insert = createStatement(
  'insert into api_key (prefix, hash, plan, label, rate_per_second) values ($1, $2, $3, $4, $5)',
)
const revoke = createStatement(
  'update api_key set revoked_at = now() where prefix = $1 and revoked_at is null returning prefix',
)

/**
 * Reads the API key with a prefix, revoked or not, and the SHA-256 of the complete key. Returns `undefined`
 * if the prefix is unknown.
 */
export async function readKey(
  pool: Pool,
  prefix: string,
): Promise<{ readonly key: StoredKey; readonly hash: Uint8Array } | undefined> {
  const [row] = await readRows<KeyRow>(pool, byPrefix, [prefix])
  return row && { key: toKey(row), hash: row.hash }
}

/** Reads all API keys, oldest first. */
export async function readKeys(pool: Pool): Promise<StoredKey[]> {
  return (await readRows<KeyRow>(pool, all, [])).map(toKey)
}

/**
 * Stores a new API key. Throws if the prefix of the key exists already, which is practically impossible
 * because prefixes are random.
 */
export async function insertKey(
  pool: Pool,
  key: Pick<StoredKey, 'prefix' | 'plan' | 'label' | 'ratePerSecond'> & { readonly hash: Uint8Array },
): Promise<void> {
  const values = [key.prefix, Buffer.from(key.hash), key.plan, key.label, key.ratePerSecond ?? null]
  await pool.query({ ...insert, values })
}

/** Revokes an API key permanently. Returns whether a valid key with that prefix existed. */
export async function revokeKey(pool: Pool, prefix: string): Promise<boolean> {
  return (await readRows(pool, revoke, [prefix])).length > 0
}

function toKey(row: KeyRow): StoredKey {
  return {
    prefix: row.prefix,
    plan: row.plan,
    label: row.label,
    ratePerSecond: row.rate_per_second ?? undefined,
    createdAt: row.created_at,
    revokedAt: row.revoked_at ?? undefined,
  }
}
