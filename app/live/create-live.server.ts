import type { PricesWire } from '~/contracts/perps/perp'
import { changeTopicsOf } from '~/domain/protocol/perp-venue'
import { type StreamTopic, streamTopics } from '~/domain/protocol/protocol'
import type { Log } from '~/lib/log'
import type { Queries } from '~/queries/queries.server'
import type { StoredChange } from '~/store/read/read-changes'
import type { ChangeFeed } from './change-feed.server'
import { isRowTopic, keysOf, mergePending, type Pending, type PendingKeys } from './changed-keys'
import { FrameFailures } from './frame-failures'
import { eventFrame, heartbeatFrame, retryFrame } from './frames'
import type { LastSeen, Live, StreamSink } from './live.server'
import { Pace } from './pace'
import { Subscribers } from './subscribers'
import { agesIn, freshnessData, pricesData, type RowTopic, rowsData } from './topic-rows.server'

const beatMs = 5_000
/** Number of beats between two comment lines in a stream. Three beats take 15 s. */
const beatsPerHeartbeat = 3
const retryMs = 3_000
/** Pause after a frame whose rows could not be read, milliseconds. */
const restAfterFailureMs = 500

interface LiveOptions {
  readonly feed: ChangeFeed
  readonly queries: Queries
  readonly maxStreams: number
  readonly log: Log
}

/**
 * Converts changes into frames. Each frame is made once for all subscribers, and only if its topic has
 * subscribers.
 */
export function createLive(options: LiveOptions): Live {
  return new Broadcaster(options)
}

class Broadcaster implements Live {
  readonly #options: LiveOptions
  readonly #subscribers = new Subscribers()
  readonly #pending = new Map<StreamTopic, Pending>()
  readonly #pace = new Pace(() => performance.now())
  readonly #endFeed: () => void
  readonly #beat: NodeJS.Timeout
  /** Changes whose rows are being read for the next frame. */
  #telling: readonly [StreamTopic, Pending] | undefined
  #sending: Promise<void> | undefined
  #wake: NodeJS.Timeout | undefined
  readonly #failures = new FrameFailures()
  #isResting = false
  #lastPrices: PricesWire = { prices: [] }
  #beats = 0

  constructor(options: LiveOptions) {
    this.#options = options
    this.#endFeed = options.feed.onChanges((changes) => this.#take(changes))
    this.#beat = setInterval(() => this.#report(this.#sendBeat()), beatMs)
    this.#beat.unref()
  }

  get streamCount(): number {
    return this.#subscribers.count
  }

  get maxStreams(): number {
    return this.#options.maxStreams
  }

  subscribe(request: Parameters<Live['subscribe']>[0]): (() => void) | undefined {
    if (this.#subscribers.count >= this.maxStreams) return undefined
    request.sink.write(retryFrame(retryMs))
    const subscription = this.#subscribers.add(request.topics, request.sink)
    this.#report(this.#welcome(request).finally(subscription.welcomed))
    return subscription.end
  }

  async stop(): Promise<void> {
    clearInterval(this.#beat)
    clearTimeout(this.#wake)
    this.#endFeed()
    await this.#sending
    this.#subscribers.closeAll(retryFrame(retryMs))
  }

  /**
   * Writes the first frames for a new client: prices, the age of each panel, and the id from which the client
   * misses no change. A client that reconnects also receives the changes it missed.
   */
  async #welcome({ topics, sink, lastSeen }: Parameters<Live['subscribe']>[0]): Promise<void> {
    const { queries } = this.#options
    const begun = lastSeen === undefined ? this.#told() : undefined
    try {
      if (topics.includes('prices')) sink.write(eventFrame('prices', await pricesData(queries)))
      sink.write(eventFrame('freshness', await freshnessData(queries), begun))
      if (lastSeen !== undefined) await this.#catchUp(topics.filter(isRowTopic), sink, lastSeen)
    } catch (error) {
      // The id of any later frame would confirm changes that the client has not received. Closing the stream
      // lets the client reconnect with its old id.
      if (lastSeen !== undefined) sink.close()
      throw error
    }
  }

  /**
   * Writes the changes that a client missed after the last revision it received. Only the last frame has an
   * id, because the client is not up to date before that frame.
   */
  async #catchUp(topics: readonly RowTopic[], sink: StreamSink, seen: NonNullable<LastSeen>): Promise<void> {
    const { feed, queries } = this.#options
    const reported = this.#told()
    // The client may have received a later revision than the one last sent to all subscribers. In that case
    // the client keeps its own id.
    const id = seen === 'unreadable' || reported > seen ? reported : undefined
    const missed = seen === 'unreadable' ? undefined : feed.changesAfter(seen)
    const wanted = topics
      .map((topic) => ({ topic, keys: missed === undefined ? 'too many' : keysOf(missed, topic) }) as const)
      .filter(({ keys }) => keys === 'too many' || keys.size > 0)
    for (const [index, { topic, keys }] of wanted.entries()) {
      const isLast = index === wanted.length - 1
      sink.write(eventFrame(topic, await rowsData(queries, topic, keys), isLast ? id : undefined))
    }
  }

  #take(changes: readonly StoredChange[]): void {
    for (const topic of streamTopics.filter(isRowTopic)) {
      const first = changes.find((change) => changeTopicsOf(topic).includes(change.topic))
      if (first === undefined) continue
      const change = { keys: keysOf(changes, topic), from: first.revision }
      this.#pending.set(topic, mergePending(this.#pending.get(topic), change))
    }
    const priced = changes.find(({ topic }) => changeTopicsOf('prices').includes(topic))
    if (priced !== undefined) this.#pending.set('prices', { keys: new Set(), from: priced.revision })
    this.#sendPending()
  }

  /**
   * Sends the pending topics one after the other. Changes that arrive while a frame is being made are
   * combined in the next frame of their topic.
   */
  #sendPending(): void {
    if (this.#sending !== undefined || this.#isResting) return
    this.#sending = this.#sendAll().finally(() => {
      this.#sending = undefined
    })
  }

  async #sendAll(): Promise<void> {
    for (let next = this.#takeDue(); next !== undefined; next = this.#takeDue()) {
      const [topic, pending] = next
      try {
        this.#pace.sent(topic)
        this.#telling = next
        await this.#send(topic, pending.keys)
        this.#failures.succeeded(topic)
      } catch (error) {
        this.#sendLater(topic, pending, error)
        return
      } finally {
        this.#telling = undefined
      }
    }
  }

  /** Puts the changes of a frame that failed back, so that the next attempt sends their rows with any later ones. */
  #sendLater(topic: StreamTopic, pending: Pending, error: unknown): void {
    const { next, isFirst } = this.#failures.failed(topic, mergePending(pending, this.#pending.get(topic)))
    this.#pending.set(topic, next)
    this.#isResting = true
    this.#wakeAfter(restAfterFailureMs)
    if (isFirst) this.#options.log.warn({ topic, error: String(error) }, 'stream: rows of a frame unreadable')
  }

  #wakeAfter(waitMs: number): void {
    clearTimeout(this.#wake)
    this.#wake = setTimeout(() => {
      this.#isResting = false
      this.#sendPending()
    }, waitMs)
    this.#wake.unref()
  }

  /**
   * Takes the first topic that may send now. If all topics must wait, sets a timer for the topic with the
   * shortest wait.
   */
  #takeDue(): readonly [StreamTopic, Pending] | undefined {
    // A pending topic lowers the ids of frames, so topics that no stream has are not left pending.
    for (const topic of this.#pending.keys()) if (!this.#subscribers.wants(topic)) this.#pending.delete(topic)
    const waits = [...this.#pending.keys()].map((topic) => [topic, this.#pace.waitMs(topic)] as const)
    const due = waits.find(([, waitMs]) => waitMs === 0)?.[0]
    const pending = due === undefined ? undefined : this.#pending.get(due)
    if (due !== undefined && pending !== undefined) {
      this.#pending.delete(due)
      return [due, pending]
    }
    if (waits.length > 0) this.#wakeAfter(Math.min(...waits.map(([, waitMs]) => waitMs)))
    return undefined
  }

  async #send(topic: StreamTopic, keys: PendingKeys): Promise<void> {
    const { queries } = this.#options
    const revision = this.#revisionBefore(this.#pending)
    if (isRowTopic(topic)) {
      this.#subscribers.send(topic, eventFrame(topic, await rowsData(queries, topic, keys), revision))
      return
    }
    const prices = await pricesData(queries)
    if (JSON.stringify(prices) === JSON.stringify(this.#lastPrices)) return
    this.#lastPrices = prices
    this.#subscribers.send('prices', eventFrame('prices', prices, revision))
  }

  async #sendBeat(): Promise<void> {
    if (this.#subscribers.count === 0) return
    this.#sendPending()
    const freshness = await freshnessData(this.#options.queries)
    const revision = this.#told()
    const resync = (topic: StreamTopic, isLast: boolean) => {
      const data = isRowTopic(topic)
        ? { rows: [], resync: true, ...agesIn(freshness, topic) }
        : this.#lastPrices
      return eventFrame(topic, data, isLast ? revision : undefined)
    }
    this.#subscribers.beat(eventFrame('freshness', freshness), resync)
    this.#beats += 1
    if (this.#beats % beatsPerHeartbeat === 0) this.#subscribers.beat(heartbeatFrame, resync)
  }

  /**
   * Returns the revision up to which every change has been sent. `untold` contains the changes that have not
   * been sent yet. A client that reconnects with the returned revision as `Last-Event-ID` misses no change.
   */
  #revisionBefore(untold: Iterable<readonly [StreamTopic, Pending]>): bigint {
    let reported = this.#options.feed.newestRevision
    for (const [topic, { from }] of untold) if (isRowTopic(topic) && from <= reported) reported = from - 1n
    return reported
  }

  /**
   * Returns the revision up to which all subscribers have received every change. A stream that starts at this
   * revision receives all later changes, and no later frame has a lower id.
   */
  #told(): bigint {
    return this.#revisionBefore([...this.#pending, ...(this.#telling ? [this.#telling] : [])])
  }

  #report(work: Promise<void>): void {
    work.catch((error) => this.#options.log.error({ error: String(error) }, 'stream: serving failed'))
  }
}
