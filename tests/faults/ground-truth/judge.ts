import type { Slot } from '~/domain/base/time'
import type { Pool } from '~/store/postgres/pool'
import { readBrokenChains, readWrongSums } from '../../helpers/store/store-checks'
import type { KnownChain } from './known-chain'
import { type TruthRows, truthSql } from './truth-rows'

/** How a store differs from the chain. */
export interface Verdict {
  /** Rows that the chain contains and the store does not, with the name of their table. */
  readonly lost: readonly string[]
  /** Rows that the store contains and the chain does not. A row with a wrong amount is both lost and invented. */
  readonly invented: readonly string[]
  readonly duplicated: readonly string[]
  /** Invariants of the store that do not hold. */
  readonly broken: readonly string[]
}

const tables = Object.keys(truthSql) as (keyof TruthRows)[]

/** Compares a store with the chain up to a slot. The accounts are compared in their newest state. */
export async function judge(pool: Pool, chain: KnownChain, upTo: Slot): Promise<Verdict> {
  const truth = chain.truth(upTo)
  const verdict: Record<keyof Verdict, string[]> = { lost: [], invented: [], duplicated: [], broken: [] }
  for (const table of tables) {
    const { rows } = await pool.query<{ row: string }>(truthSql[table], [upTo])
    const [expected, found] = [countsOf(truth[table]), countsOf(rows.map(({ row }) => row))]
    for (const row of expected.keys()) if (!found.has(row)) verdict.lost.push(`${table} ${row}`)
    for (const [row, count] of found) {
      if (!expected.has(row)) verdict.invented.push(`${table} ${row}`)
      else if (count > (expected.get(row) ?? 0)) verdict.duplicated.push(`${table} ${row}`)
    }
  }
  verdict.broken.push(...(await brokenInvariants(pool, chain)))
  return verdict
}

/** Number of differences. 0: the store is right. */
export function faultsOf({ lost, invented, duplicated, broken }: Verdict): number {
  return lost.length + invented.length + duplicated.length + broken.length
}

async function brokenInvariants(pool: Pool, chain: KnownChain): Promise<string[]> {
  const chains = await readBrokenChains(pool)
  const sums = await readWrongSums(pool, Math.floor(Date.now() / 1_000))
  const { rows: ahead } = await pool.query<{ source: string; slot: number }>(
    'select source, slot from cursor where slot > $1',
    [chain.ledger.currentSlot()],
  )
  return [
    ...chains.map(
      (each) => `position record ${each.userKey} ${each.fillRecordId} does not follow from the previous`,
    ),
    ...sums.map((table) => `${table} differs from the sums of its rows`),
    ...ahead.map(({ source, slot }) => `cursor ${source} is at ${slot}, ahead of the chain`),
  ]
}

function countsOf(rows: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1)
  return counts
}

/** Number of events that a store contains up to a slot. */
export async function storedEvents(pool: Pool, upTo: Slot): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select ((select count(*) from fill where slot <= $1) + (select count(*) from order_event where slot <= $1)
      + (select count(*) from perp_fill where slot <= $1))::int as count`,
    [upTo],
  )
  return rows[0]?.count ?? 0
}

/**
 * Returns the programs whose cursor is ahead of their rows: with it, a restart would skip an event that is not
 * stored. One statement reads cursors and rows, so they are of the same moment. Rows of a slot may be committed
 * after those of the slot's first transaction, so the cursor's own slot does not count.
 */
export async function cursorsAhead(pool: Pool, chain: KnownChain): Promise<readonly string[]> {
  const before = chain.truth()
  const { rows } = await pool.query<{ source: string; slot: number; signatures: string[] }>(
    `select source, slot, array(
        select signature from fill union all select signature from order_event union all select signature from perp_fill
        union all select signature from missing_signature) as signatures
      from cursor where source in ('events:jupiter-dca', 'events:drift-perps')`,
  )
  return rows.flatMap(({ source, slot, signatures }) => {
    const stored = new Set(signatures)
    const own = source === 'events:jupiter-dca' ? [...before.fill, ...before.order_event] : before.perp_fill
    const skipped = own.filter((row) => slotOf(row) < slot && !stored.has(row.split(' ', 1)[0] ?? ''))
    return skipped.map((row) => `cursor ${source} is at ${slot}, but this row is not stored: ${row}`)
  })
}

/** Returns the slot of an event's row, which is its last but one word. */
function slotOf(row: string): Slot {
  return Number(row.split(' ').at(-2))
}
