import { parseArgs } from 'node:util'
import { issueKey, type KeyTerms } from '~/auth/issue-key.server'
import { prefixOf } from '~/auth/key-text.server'
import { plans } from '~/domain/service/plan'
import { keyPlans, readKeys, revokeKey, type StoredKey } from '~/store/access/api-keys'
import type { Pool } from '~/store/postgres/pool'
import type { StoreCommand } from './run-command'
import { UsageError } from './usage-error'

const usage = `Manages API keys.
  npm run keys -- create --plan pro|ultimate [--label "customer"]
  npm run keys -- create --plan enterprise --rate 500 [--label "customer"]   requests per second
  npm run keys -- list
  npm run keys -- revoke pk_live_xxxxxxxx`

const longestLabel = 100
const highestRate = 1_000_000

/** `npm run keys`: creates, lists and revokes API keys. Throws `UsageError` for invalid arguments. */
export async function keysCommand({ pool, arguments: words, print }: StoreCommand): Promise<void> {
  const [verb, ...rest] = words
  if (verb === 'create') return create(pool, parseTerms(rest), print)
  if (verb === 'list' && rest.length === 0) return list(await readKeys(pool), print)
  const [prefix] = rest
  if (verb === 'revoke' && prefix !== undefined && rest.length === 1) return revoke(pool, prefix, print)
  throw new UsageError(usage)
}

async function create(pool: Pool, terms: KeyTerms, print: StoreCommand['print']): Promise<void> {
  const key = await issueKey(pool, terms)
  print(key)
  print(
    'Save the key now: only its hash is stored, so it is not shown again. Send it in the header X-API-Key.',
  )
}

function list(keys: readonly StoredKey[], print: StoreCommand['print']): void {
  if (keys.length === 0) print('No keys yet.')
  for (const key of keys) {
    const state = key.revokedAt === undefined ? 'valid' : `revoked ${day(key.revokedAt)}`
    const cells = [key.prefix, key.plan.padEnd(10), `${rateOf(key)}/s`.padStart(8), day(key.createdAt), state]
    print([...cells, key.label].join('  ').trimEnd())
  }
}

async function revoke(pool: Pool, text: string, print: StoreCommand['print']): Promise<void> {
  const prefix = prefixOf(text) // accepts a whole API key or its prefix
  if (!(await revokeKey(pool, prefix)))
    throw new UsageError(`${prefix} is not a valid key: see npm run keys -- list.`)
  print(`${prefix} is revoked. Web processes that cache it reject it within seconds.`)
}

function parseTerms(words: string[]): KeyTerms {
  const { plan, label, rate } = parseOptions(words)
  const known = keyPlans.find((candidate) => candidate === plan)
  if (known === undefined) throw wrong(`--plan must be one of ${keyPlans.join(', ')}`)
  if (label.length > longestLabel || /\p{Cc}/u.test(label))
    throw wrong(`--label must have at most ${longestLabel} characters and no line breaks`)
  // Only an Enterprise contract specifies its own rate. All other plans have a fixed rate.
  if ((known === 'enterprise') !== (rate !== undefined))
    throw wrong('--rate is required with --plan enterprise and not allowed with other plans')
  if (rate === undefined) return { plan: known, label, ratePerSecond: undefined }
  const ratePerSecond = /^\d{1,7}$/.test(rate) ? Number(rate) : 0
  if (ratePerSecond < 1 || ratePerSecond > highestRate)
    throw wrong(`--rate must be a whole number from 1 to ${highestRate}`)
  return { plan: known, label, ratePerSecond }
}

function wrong(fault: string): UsageError {
  return new UsageError(`${fault}.\n\n${usage}`)
}

function parseOptions(words: string[]) {
  try {
    const { values } = parseArgs({
      args: words,
      options: { plan: { type: 'string' }, label: { type: 'string', default: '' }, rate: { type: 'string' } },
    })
    return values
  } catch {
    throw new UsageError(usage) // `parseArgs` throws only for unknown arguments
  }
}

function rateOf({ plan, ratePerSecond }: StoredKey): number | undefined {
  return plan === 'enterprise' ? ratePerSecond : plans[plan].limit.ratePerSecond
}

function day(at: number): string {
  return new Date(at * 1_000).toISOString().slice(0, 10)
}
