import { insertKey, type KeyPlan } from '~/store/access/api-keys'
import type { Pool } from '~/store/postgres/pool'
import { createKeyText, parseKeyText } from './key-text.server'

/** Plan, label and rate limit of a new key. */
export interface KeyTerms {
  readonly plan: KeyPlan
  readonly label: string
  /** Number of requests per second in an Enterprise contract; `undefined` for the other plans. */
  readonly ratePerSecond: number | undefined
}

/** Creates a key and stores its hash. The returned string is the only copy of the key. */
export async function issueKey(pool: Pool, terms: KeyTerms): Promise<string> {
  const text = createKeyText()
  const presented = parseKeyText(text)
  if (presented === undefined) throw new Error('The new key cannot be parsed.')
  await insertKey(pool, { ...presented, ...terms })
  return text
}
