import type { StreamTopic } from '~/domain/protocol'
import type { Revisions } from '~/domain/revision'
import type { Log } from '~/lib/log'
import { type ChangeListener, createChangeListener } from '~/store/listen'
import type { Pool } from '~/store/pool'
import { readChanges, readNewestRevisions, type StoredChange } from '~/store/read-changes'
import { isStoreUnavailable } from '~/store/store-failure'

/** Notices that come closer together are answered by one read. */
const gatherMs = 20

/** The log is read at least so often, so that a lost notice repairs itself. */
const patrolMs = 2_000

/** Changes kept for streams that come back with the revision they have seen. */
const rememberedChanges = 2_000

/** The change log as this process has read it. */
export interface ChangeFeed extends Revisions {
  /** Newest revision read of any topic; 0 before the first. */
  readonly newestRevision: bigint
  /** Calls back after each read that found changes, in order. Answers how to end that. */
  onChanges(listener: (changes: readonly StoredChange[]) => void): () => void
  /** Changes after a revision; undefined = not all of them are remembered any more. */
  changesAfter(revision: bigint): readonly StoredChange[] | undefined
  stop(): Promise<void>
}

/** Follows the change log: woken by notices, reading past its own cursor. */
export function createChangeFeed(options: {
  readonly pool: Pool
  readonly url: string
  readonly topics: readonly StreamTopic[]
  /** Another doorbell than the store's own. */
  readonly listen?: ((onNotice: () => void) => ChangeListener) | undefined
  readonly log: Log
}): ChangeFeed {
  return new PostgresChangeFeed(options)
}

class PostgresChangeFeed implements ChangeFeed {
  readonly #options: Parameters<typeof createChangeFeed>[0]
  readonly #cursors = new Map<StreamTopic, bigint>()
  readonly #listeners = new Set<(changes: readonly StoredChange[]) => void>()
  readonly #listener: ChangeListener
  readonly #patrol: NodeJS.Timeout
  #remembered: StoredChange[] = []
  #rememberedFrom: bigint | undefined
  #newest = 0n
  #reading: Promise<void> | undefined
  #wanted = false
  #stopped = false
  /** Why the last read failed, so that an outage is told once and not with every patrol; undefined = it did not. */
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

  stamp(topics: readonly StreamTopic[]): string {
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
        // The next notice or patrol tries again; meanwhile answers live by their age alone.
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
    this.#options.log[level]({ error: failure }, 'could not read the change log')
  }

  async #begin(): Promise<void> {
    const newest = await readNewestRevisions(this.#options.pool)
    for (const topic of this.#options.topics) this.#cursors.set(topic, newest.get(topic) ?? 0n)
    this.#newest = [...newest.values()].reduce((left, right) => (left > right ? left : right), 0n)
    this.#rememberedFrom = this.#newest
    // Whoever was there before us may have missed anything: no keys = read anew.
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
    this.#wanted = true // there may be more than one read brings
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
