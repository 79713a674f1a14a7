import type { ChangeTopic } from '~/domain/protocol/perp-venue'
import type { Revisions } from '~/domain/service/revision'
import type { Log } from '~/lib/log'
import { type ChangeListener, createChangeListener } from '~/store/postgres/change-listener'
import type { Pool } from '~/store/postgres/pool'
import { isStoreUnavailable } from '~/store/postgres/store-failure'
import { readChanges, readNewestRevisions, type StoredChange } from '~/store/read/read-changes'

/**
 * Pause after a read of the change log, milliseconds. One read handles all notices that arrived during the
 * pause.
 */
const gatherMs = 20

/**
 * Maximum interval between reads of the change log, milliseconds. This limits the delay that a lost notice
 * causes.
 */
const patrolMs = 2_000

/** Number of changes to remember for streams that reconnect with the last revision they received. */
const rememberedChanges = 2_000

/** The change log of the store, as far as this process has read it. */
export interface ChangeFeed extends Revisions {
  /** Newest revision that this process has read, over all topics; 0 before the first read. */
  readonly newestRevision: bigint
  /** Calls `listener` in order after each read that found changes. Returns a function that unsubscribes. */
  onChanges(listener: (changes: readonly StoredChange[]) => void): () => void
  /** Returns the changes after a revision; `undefined` if some of these changes are no longer remembered. */
  changesAfter(revision: bigint): readonly StoredChange[] | undefined
  stop(): Promise<void>
}

/**
 * Creates a feed that follows the store's change log. A notice wakes the feed, and the feed reads the log
 * from its own cursors.
 */
export function createChangeFeed(options: {
  readonly pool: Pool
  readonly url: string
  readonly topics: readonly ChangeTopic[]
  /** Replaces the store's notifier, for tests. */
  readonly listen?: ((onNotice: () => void) => ChangeListener) | undefined
  readonly log: Log
}): ChangeFeed {
  return new PostgresChangeFeed(options)
}

class PostgresChangeFeed implements ChangeFeed {
  readonly #options: Parameters<typeof createChangeFeed>[0]
  readonly #cursors = new Map<ChangeTopic, bigint>()
  readonly #listeners = new Set<(changes: readonly StoredChange[]) => void>()
  readonly #listener: ChangeListener
  readonly #patrol: NodeJS.Timeout
  #remembered: StoredChange[] = []
  #rememberedFrom: bigint | undefined
  #newest = 0n
  #reading: Promise<void> | undefined
  #wanted = false
  #stopped = false
  /**
   * Message of the last failed read, so that an outage is logged only once; `undefined` after a successful
   * read.
   */
  #failure: string | undefined

  constructor(options: Parameters<typeof createChangeFeed>[0]) {
    this.#options = options
    const wake = () => this.#wake()
    this.#listener = options.listen?.(wake) ?? createChangeListener({ ...options, onNotice: wake })
    this.#patrol = setInterval(() => this.#wake(), patrolMs)
    this.#patrol.unref()
    this.#wake()
  }

  get newestRevision(): bigint {
    return this.#newest
  }

  stamp(topics: readonly ChangeTopic[]): string {
    return topics.map((topic) => this.#cursors.get(topic) ?? '-').join(' ')
  }

  onChanges(listener: (changes: readonly StoredChange[]) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  changesAfter(revision: bigint): readonly StoredChange[] | undefined {
    if (this.#rememberedFrom === undefined || revision < this.#rememberedFrom || revision > this.#newest)
      return undefined
    return this.#remembered.filter((change) => change.revision > revision)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#patrol)
    await this.#listener.stop()
    await this.#reading
  }

  #wake(): void {
    this.#wanted = true
    if (this.#reading !== undefined || this.#stopped) return
    this.#reading = this.#readWhileWanted().finally(() => {
      this.#reading = undefined
    })
  }

  async #readWhileWanted(): Promise<void> {
    while (this.#wanted && !this.#stopped) {
      this.#wanted = false
      try {
        await (this.#rememberedFrom === undefined ? this.#begin() : this.#readOn())
        this.#failure = undefined
      } catch (error) {
        // The next notice or regular read tries again. Until that read succeeds, cached responses expire by
        // age only.
        this.#report(error)
      }
      await new Promise((resume) => setTimeout(resume, gatherMs))
    }
  }

  #report(error: unknown): void {
    const failure = String(error)
    if (failure === this.#failure) return
    this.#failure = failure
    const level = isStoreUnavailable(error) ? 'warn' : 'error'
    this.#options.log[level]({ error: failure }, 'change log: read failed')
  }

  async #begin(): Promise<void> {
    const newest = await readNewestRevisions(this.#options.pool)
    for (const topic of this.#options.topics) this.#cursors.set(topic, newest.get(topic) ?? 0n)
    this.#newest = [...newest.values()].reduce((left, right) => (left > right ? left : right), 0n)
    this.#rememberedFrom = this.#newest
    // Changes before the start of this process may be missing. A change without keys makes clients reload the
    // list.
    const revision = this.#newest
    this.#tell(this.#options.topics.map((topic) => ({ topic, revision, slot: 0, keys: [] })))
  }

  async #readOn(): Promise<void> {
    const changes = await readChanges(this.#options.pool, this.#cursors)
    const last = changes.at(-1)
    if (last === undefined) return
    for (const change of changes) this.#cursors.set(change.topic, change.revision)
    if (last.revision > this.#newest) this.#newest = last.revision
    this.#remember(changes)
    this.#wanted = true // One read returns a limited number of changes, so the log may contain more.
    this.#tell(changes)
  }

  #tell(changes: readonly StoredChange[]): void {
    for (const listener of this.#listeners) listener(changes)
  }

  #remember(changes: readonly StoredChange[]): void {
    this.#remembered.push(...changes)
    const surplus = this.#remembered.length - rememberedChanges
    if (surplus <= 0) return
    this.#rememberedFrom = this.#remembered[surplus - 1]?.revision
    this.#remembered = this.#remembered.slice(surplus)
  }
}
