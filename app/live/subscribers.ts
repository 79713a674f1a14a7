import type { StreamTopic } from '~/domain/protocol'
import type { StreamSink } from './live.server'

/** A client that has so many bytes waiting gets no more rows until it has read most of them (security.md G6). */
const fullBytes = 64 * 1024
const drainedBytes = 16 * 1024

/** A client that stays full for so many beats is closed; it comes back when it can. */
const fullBeatsAllowed = 6

interface Subscriber {
  readonly topics: ReadonlySet<StreamTopic>
  readonly sink: StreamSink
  readonly missed: Set<StreamTopic>
  /** Frames that wait for its welcome; undefined = it has been welcomed. */
  held: Uint8Array[] | undefined
  /** Those that are held included. */
  pendingBytes: number
  fullBeats: number
}

export interface Subscription {
  /** What it was to hear first has been written: what has come since then follows. */
  welcomed(): void
  end(): void
}

/**
 * Who listens to which topic, each with a bounded buffer: a slow client loses rows and is told to read anew, and nobody waits for it. An id says that
 * everything before it was told, so whoever has lost rows hears nothing with an id before he is told.
 */
export class Subscribers {
  readonly #subscribers = new Set<Subscriber>()

  get count(): number {
    return this.#subscribers.size
  }

  add(topics: readonly StreamTopic[], sink: StreamSink): Subscription {
    const subscriber: Subscriber = {
      topics: new Set(topics),
      sink,
      missed: new Set(),
      held: [],
      pendingBytes: 0,
      fullBeats: 0,
    }
    this.#subscribers.add(subscriber)
    return {
      welcomed() {
        for (const frame of subscriber.held ?? []) subscriber.pendingBytes = sink.write(frame)
        subscriber.held = undefined
      },
      end: () => this.#subscribers.delete(subscriber),
    }
  }

  wants(topic: StreamTopic): boolean {
    for (const subscriber of this.#subscribers) if (subscriber.topics.has(topic)) return true
    return false
  }

  /** Hands the same bytes to everybody who listens to the topic. */
  send(topic: StreamTopic, frame: Uint8Array): void {
    for (const subscriber of this.#subscribers) {
      if (!subscriber.topics.has(topic)) continue
      if (subscriber.pendingBytes > fullBytes || subscriber.missed.size > 0) subscriber.missed.add(topic)
      else if (subscriber.held === undefined) subscriber.pendingBytes = subscriber.sink.write(frame)
      else {
        subscriber.held.push(frame)
        subscriber.pendingBytes += frame.byteLength
      }
    }
  }

  /**
   * A beat for everybody: keeps connections open, finds out who has caught up, closes who does not read. `resync` makes the order to read a topic
   * anew; only that of the last topic may have an id, since until then some are untold.
   */
  beat(frame: Uint8Array, resync: (topic: StreamTopic, isLast: boolean) => Uint8Array): void {
    for (const subscriber of this.#subscribers) {
      if (subscriber.held !== undefined) continue
      if (subscriber.pendingBytes > fullBytes && ++subscriber.fullBeats > fullBeatsAllowed) {
        this.#subscribers.delete(subscriber)
        subscriber.sink.close()
        continue
      }
      // Also written to a full client, since only a write tells how much it has read.
      subscriber.pendingBytes = subscriber.sink.write(frame)
      if (subscriber.pendingBytes > drainedBytes) continue
      subscriber.fullBeats = 0
      const missed = [...subscriber.missed]
      for (const topic of missed)
        subscriber.pendingBytes = subscriber.sink.write(resync(topic, topic === missed.at(-1)))
      subscriber.missed.clear()
    }
  }

  /** A last frame for everybody, then the end. */
  closeAll(frame: Uint8Array): void {
    for (const { sink } of this.#subscribers) {
      sink.write(frame)
      sink.close()
    }
    this.#subscribers.clear()
  }
}
