import type pg from 'pg'
import { changeTopics } from '~/domain/protocol/perp-venue'
import type { Log } from '~/lib/log'
import { ForwardingPool } from './forwarding-pool'
import type { Pool } from './pool'
import { createStatement, readRows } from './statement'

/**
 * Pauses before a replica is checked again, milliseconds. There is one pause for a replica that is behind,
 * and one for a replica that does not respond.
 */
const retryAfterMs = { behind: 25, silent: 2_000 } as const

const newestRevision = createStatement(`
  select max(n.revision) as revision from unnest($1::text[]) as wanted (topic),
  lateral (select max(c.revision) as revision from change c where c.topic = wanted.topic) n`)

export interface ReplicaOptions {
  readonly primary: Pool
  readonly replica: Pool
  /**
   * Returns the newest revision that this process has seen. Reads must include all changes up to this
   * revision.
   */
  readonly wantedRevision: () => bigint
  readonly log: Log
}

/**
 * Creates a pool that reads from a replica if the replica has every change that this process has seen, and
 * otherwise reads from the primary. Revisions become visible in order, so the newest revision of a replica
 * describes its state completely. The caller closes the pools of replica and primary.
 */
export function createReplicaPool(options: ReplicaOptions): Pool {
  return new ReplicaPool(options)
}

class ReplicaPool extends ForwardingPool {
  readonly #options: ReplicaOptions
  readonly #state: ReplicaState
  /** Connections that were checked after they had been opened. */
  readonly #checked = new WeakSet<pg.PoolClient>()

  constructor(options: ReplicaOptions) {
    super()
    this.#options = options
    this.#state = new ReplicaState(options)
  }

  protected override async borrow(): Promise<pg.PoolClient> {
    const { primary, replica } = this.#options
    if (!this.#state.isCurrent()) return primary.connect()
    try {
      const client = await replica.connect()
      if (await this.#isCurrentOn(client)) return client
    } catch (error) {
      this.#state.lost(error)
    }
    return primary.connect()
  }

  /**
   * Returns whether a connection leads to a server with every wanted change, and otherwise releases it. A new
   * connection is checked, because after a failover the same address may lead to another server that lags.
   */
  async #isCurrentOn(client: pg.PoolClient): Promise<boolean> {
    if (this.#checked.has(client)) return true
    try {
      const { rows } = await client.query<{ revision: number | null }>(newestRevision.text, [changeTopics])
      this.#checked.add(client)
      this.#state.found(rows[0]?.revision)
    } catch (error) {
      client.release(true)
      throw error
    }
    if (this.#state.isCurrent()) return true
    // Another server behind the same address may be current. A lagging one must not be lent unchecked later.
    client.release(true)
    return false
  }
}

/**
 * Last known state of the replica. The replica is checked only if a reader needs a newer revision than the
 * last known revision of the replica.
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

  /** Returns whether the replica is known to have all changes up to the wanted revision. */
  isCurrent(): boolean {
    if (!this.#isSilent && this.#revision >= this.#options.wantedRevision()) return true
    if (!this.#asking && performance.now() >= this.#askAgainAtMs) void this.#ask()
    return false
  }

  /** Records the newest revision of a server that the replica's address leads to. Null: it has no change yet. */
  found(revision: number | null | undefined): void {
    this.#revision = BigInt(revision ?? -1)
  }

  /** Records that the replica did not respond. The replica is neither used nor checked for a while. */
  lost(error: unknown): void {
    if (!this.#isSilent)
      this.#options.log.warn({ error: String(error) }, 'replica: not responding, reading from the primary')
    this.#isSilent = true
    this.#askAgainAtMs = performance.now() + retryAfterMs.silent
  }

  async #ask(): Promise<void> {
    this.#asking = true
    try {
      const rows = await readRows<{ revision: number | null }>(this.#options.replica, newestRevision, [
        changeTopics,
      ])
      this.found(rows[0]?.revision)
      this.#isSilent = false
      this.#askAgainAtMs = performance.now() + retryAfterMs.behind
    } catch (error) {
      this.lost(error)
    } finally {
      this.#asking = false
    }
  }
}
