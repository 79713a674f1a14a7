import type pg from 'pg'
import { type StreamTopic, streamTopics } from '~/domain/protocol'
import type { Log } from '~/lib/log'
import { ForwardingPool } from './forwarding-pool'
import type { Pool } from './pool'
import { createStatement, readRows } from './statement'

/** Pauses before a replica is checked again, milliseconds: if it is behind, and if it does not respond. */
const retryAfterMs = { behind: 25, silent: 2_000 } as const

const newestRevision = createStatement(`
  select max(n.revision) as revision from unnest($1::text[]) as wanted (topic),
  lateral (select max(c.revision) as revision from change c where c.topic = wanted.topic) n`)

export interface ReplicaOptions {
  readonly primary: Pool
  readonly replica: Pool
  /** Returns the newest revision that this process has seen. Reads must include every change up to it. */
  readonly wantedRevision: () => bigint
  readonly log: Log
}

/**
 * Creates a pool that reads from a replica while the replica has every change that this process has seen, and
 * otherwise from the primary. Revisions become visible in order, so one number describes how far a replica
 * is. The caller closes both pools.
 */
export function createReplicaPool(options: ReplicaOptions): Pool {
  return new ReplicaPool(options)
}

class ReplicaPool extends ForwardingPool {
  readonly #options: ReplicaOptions
  readonly #state: ReplicaState

  constructor(options: ReplicaOptions) {
    super()
    this.#options = options
    this.#state = new ReplicaState(options)
  }

  protected override borrow(): Promise<pg.PoolClient> {
    const { primary, replica } = this.#options
    if (!this.#state.isCurrent()) return primary.connect()
    return replica.connect().catch((error: unknown) => {
      this.#state.lost(error)
      return primary.connect()
    })
  }
}

/**
 * Last known state of the replica. The replica is checked only if a reader needs a newer revision than its
 * last known one.
 */
class ReplicaState {
  readonly #options: ReplicaOptions
  #revision = -1n
  #asking = false
  #askAgainAtMs = 0
  #isSilent = false

  constructor(options: ReplicaOptions) {
    this.#options = options
  }

  /** Returns whether the replica is known to have every change up to the wanted revision. */
  isCurrent(): boolean {
    if (!this.#isSilent && this.#revision >= this.#options.wantedRevision()) return true
    if (!this.#asking && performance.now() >= this.#askAgainAtMs) void this.#ask()
    return false
  }

  /** Notes that the replica did not respond. It is not used or checked for a while. */
  lost(error: unknown): void {
    if (!this.#isSilent)
      this.#options.log.warn({ error: String(error) }, 'replica: not responding, reading from the primary')
    this.#isSilent = true
    this.#askAgainAtMs = performance.now() + retryAfterMs.silent
  }

  async #ask(): Promise<void> {
    this.#asking = true
    try {
      const topics: readonly StreamTopic[] = streamTopics
      const rows = await readRows<{ revision: number | null }>(this.#options.replica, newestRevision, [
        topics,
      ])
      this.#revision = BigInt(rows[0]?.revision ?? -1) // Null: no change has been logged yet.
      this.#isSilent = false
      this.#askAgainAtMs = performance.now() + retryAfterMs.behind
    } catch (error) {
      this.lost(error)
    } finally {
      this.#asking = false
    }
  }
}
