import type { ChainEvent } from '~/domain/chain/chain-event'
import type { Client } from '../postgres/pool'
import { startOfWeek } from './lease/weeks'

/** The parts of a batch that show which tables have grown. */
interface WrittenBatch {
  readonly accounts: readonly unknown[]
  readonly events: readonly Pick<ChainEvent, 'type' | 'at'>[]
}

/** Controls how PostgreSQL plans the statements of batches. */
interface BatchPlans {
  /** Returns the SQL that begins a batch's transaction on a connection. */
  begin(client: Client): string
  /** Counts the rows of a batch that has been written. */
  wrote(batch: WrittenBatch): void
}

/**
 * The statements of a batch look up a few stored rows for each new row, always through indexes. Each
 * statement is planned once per connection, because planning it for each batch took a fifth of the time.
 */
const settings = [
  'plan_cache_mode = force_generic_plan',
  'enable_seqscan = off',
  'enable_hashjoin = off',
  'enable_mergejoin = off',
  // The planner overestimates any remaining scan so much that it would compile the query (JIT).
  'jit = off',
]
const begin = ['begin', ...settings.map((setting) => `set local ${setting}`)].join('; ')

/**
 * Minimum number of rows from which query plans are reliable. In smaller tables the planner can't see which
 * index is better.
 */
const fewestRows = 100
const growth = 4

/** Number of rows written, by kind of row. Events are also counted by the week of their partition. */
type Written = Map<string, number>

/**
 * A plan made for an empty table may use any index. Once the table is filled, that plan would read most of
 * the index for every row of a batch. So plans are discarded when the rows of any kind have grown several
 * times. Each week's partition counts separately, because backfill enters an empty one when all others are
 * large.
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
