import type { ServedTopic, StreamSink } from './live.server'

/** A client that has so many bytes waiting gets no more rows until it has read most of them (security.md G6). */
const fullBytes = 64 * 1024
const drainedBytes = 16 * 1024

/** A client that stays full for so many beats is closed; it comes back when it can. */
const fullBeatsAllowed = 6

interface Subscriber {
  readonly topics: ReadonlySet<ServedTopic>
  readonly sink: StreamSink
  readonly missed: Set<ServedTopic>
  pendingBytes: number
  fullBeats: number
}

/** Who listens to which topic, each with a bounded buffer: a slow client loses rows and is told to read anew, and nobody waits for it. */
export class Subscribers {
  readonly #subscribers = new Set<Subscriber>()

  get count(): number {
    return this.#subscribers.size
  }

  add(topics: readonly ServedTopic[], sink: StreamSink): () => void {
    const subscriber = {
      topics: new Set(topics),
      sink,
      missed: new Set<ServedTopic>(),
      pendingBytes: 0,
      fullBeats: 0,
    }
    this.#subscribers.add(subscriber)
    return () => this.#subscribers.delete(subscriber)
  }

  wants(topic: ServedTopic): boolean {
    for (const subscriber of this.#subscribers) if (subscriber.topics.has(topic)) return true
    return false
  }

  /** Hands the same bytes to everybody who listens to the topic. */
  send(topic: ServedTopic, frame: Uint8Array): void {
    for (const subscriber of this.#subscribers) {
      if (!subscriber.topics.has(topic)) continue
      if (subscriber.pendingBytes > fullBytes) subscriber.missed.add(topic)
      else subscriber.pendingBytes = subscriber.sink.write(frame)
    }
  }

  /** A beat for everybody: keeps connections open, finds out who has caught up, closes who does not read. */
  beat(frame: Uint8Array, resync: (topic: ServedTopic) => Uint8Array): void {
    for (const subscriber of this.#subscribers) {
      if (subscriber.pendingBytes > fullBytes && ++subscriber.fullBeats > fullBeatsAllowed) {
        this.#subscribers.delete(subscriber)
        subscriber.sink.close()
        continue
      }
      // Also written to a full client, since only a write tells how much it has read.
      subscriber.pendingBytes = subscriber.sink.write(frame)
      if (subscriber.pendingBytes > drainedBytes) continue
      subscriber.fullBeats = 0
      for (const topic of subscriber.missed) subscriber.pendingBytes = subscriber.sink.write(resync(topic))
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
