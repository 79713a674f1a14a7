import type { ChainEvent } from '~/domain/chain-event'
import type { Client } from './pool'
import { startOfWeek } from './weeks'

/** What was written, as far as it tells which tables have grown. */
interface WrittenBatch {
  readonly accounts: readonly unknown[]
  readonly events: readonly Pick<ChainEvent, 'type' | 'at'>[]
}

/** How PostgreSQL is to plan what batches do. */
interface BatchPlans {
  /** SQL that begins the transaction of a batch on a connection. */
  begin(client: Client): string
  /** A batch has been written. */
  wrote(batch: WrittenBatch): void
}

/**
 * A batch's statements look up a few rows for each of theirs. Each is planned once per connection, as planning anew took a fifth of what a batch costs, and by
 * indexes alone.
 */
const settings = [
  'plan_cache_mode = force_generic_plan',
  'enable_seqscan = off',
  'enable_hashjoin = off',
  'enable_mergejoin = off',
  // What has to scan after all is priced as if compiling it paid.
  'jit = off',
]
const begin = ['begin', ...settings.map((setting) => `set local ${setting}`)].join('; ')

/** Of smaller tables nobody can tell which index is the better one. */
const fewestRows = 100
const growth = 4

/** Rows written, by what they are of and, of events, by the week whose table holds them. */
type Written = Map<string, number>

/**
 * A plan for an empty table may take any index, and would read most of it for every row of a batch once it is filled: what has been planned is forgotten when
 * several times as much of anything has been written. Each week's table is planned for by itself: history enters an empty one when all others are large.
 */
export function createBatchPlans(): BatchPlans {
  const plannedAt = new WeakMap<Client, Written>()
  const written: Written = new Map()
  const add = (kind: string, rows: number) => written.set(kind, (written.get(kind) ?? 0) + rows)
  return {
    begin(client) {
      const planned = plannedAt.get(client)
      const isOutgrown = planned !== undefined && hasOutgrown(written, planned)
      if (planned === undefined || isOutgrown) plannedAt.set(client, new Map(written))
      return isOutgrown ? `${begin}; discard plans` : begin
    },
    wrote({ accounts, events }) {
      if (accounts.length > 0) add('account', accounts.length)
      for (const { type, at } of events) add(`${type} ${at === null ? 'undated' : startOfWeek(at)}`, 1)
    },
  }
}

function hasOutgrown(written: Written, planned: Written): boolean {
  return [...written].some(([kind, rows]) => rows >= growth * Math.max(planned.get(kind) ?? 0, fewestRows))
}
