import type pg from 'pg'
import { type StreamTopic, streamTopics } from '~/domain/protocol'
import type { Log } from '~/lib/log'
import { ForwardingPool } from './forwarding-pool'
import type { Pool } from './pool'
import { createStatement, readRows } from './statement'

/** A replica that is behind is asked again after so many milliseconds, and one that does not answer after so many. */
const askAgainMs = { behind: 25, silent: 2_000 } as const

const newestRevision = createStatement(`
  select max(n.revision) as revision from unnest($1::text[]) as wanted (topic),
  lateral (select max(c.revision) as revision from change c where c.topic = wanted.topic) n`)

export interface ReplicaOptions {
  readonly primary: Pool
  readonly replica: Pool
  /** The newest revision that this process has heard of: what a reader may expect to see. */
  readonly wantedRevision: () => bigint
  readonly log: Log
}

/**
 * A pool that reads from a replica as long as that has every change that this process has heard of, and from the primary otherwise. Revisions become
 * visible in their order, so one number tells how far a replica is. Both pools belong to whoever made them.
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

/** What is known of the replica. It is asked only when somebody wants to read more than it is known to have. */
class ReplicaState {
  readonly #options: ReplicaOptions
  #revision = -1n
  #asking = false
  #askAgainAtMs = 0
  #isSilent = false

  constructor(options: ReplicaOptions) {
    this.#options = options
  }

  /** Whether it has all that was heard of, as far as is known. */
  isCurrent(): boolean {
    if (!this.#isSilent && this.#revision >= this.#options.wantedRevision()) return true
    if (!this.#asking && performance.now() >= this.#askAgainAtMs) void this.#ask()
    return false
  }

  /** It did not answer: nothing is expected of it for a while. */
  lost(error: unknown): void {
    if (!this.#isSilent)
      this.#options.log.warn(
        { error: String(error) },
        'the replica does not answer, reading from the primary',
      )
    this.#isSilent = true
    this.#askAgainAtMs = performance.now() + askAgainMs.silent
  }

  async #ask(): Promise<void> {
    this.#asking = true
    try {
      const topics: readonly StreamTopic[] = streamTopics
      const rows = await readRows<{ revision: number | null }>(this.#options.replica, newestRevision, [
        topics,
      ])
      this.#revision = BigInt(rows[0]?.revision ?? -1) // null = no change yet, not even the first
      this.#isSilent = false
      this.#askAgainAtMs = performance.now() + askAgainMs.behind
    } catch (error) {
      this.lost(error)
    } finally {
      this.#asking = false
    }
  }
}
