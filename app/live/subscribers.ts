import type { StreamTopic } from '~/domain/protocol/protocol'
import type { StreamSink } from './live.server'

/**
 * Maximum number of unsent bytes per client, which bounds memory. A client above the limit gets no rows until
 * its unsent bytes drop to `drainedBytes`.
 */
const fullBytes = 64 * 1024
const drainedBytes = 16 * 1024

/**
 * Number of beats that a client may stay above the limit of unsent bytes. After these beats, the client is
 * closed and can reconnect.
 */
const fullBeatsAllowed = 6

interface Subscriber {
  readonly topics: ReadonlySet<StreamTopic>
  readonly sink: StreamSink
  readonly missed: Set<StreamTopic>
  /**
   * Frames to be sent after the first frames (the welcome) of a new client; `undefined` after the welcome.
   */
  held: Uint8Array[] | undefined
  fullBeats: number
}

export interface Subscription {
  /**
   * Reports that the first frames of a new client are written. Sends the frames that were held in the
   * meantime.
   */
  welcomed(): void
  end(): void
}

/**
 * Subscribers of each topic, each with a bounded buffer. A slow client loses rows and later receives
 * `resync`, so that it never delays other clients. The id of a frame confirms everything before that frame. A
 * client that lost rows therefore gets no frame with an id before its `resync`.
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
      fullBeats: 0,
    }
    this.#subscribers.add(subscriber)
    return {
      welcomed() {
        for (const frame of subscriber.held ?? []) sink.write(frame)
        subscriber.held = undefined
      },
      end: () => this.#subscribers.delete(subscriber),
    }
  }

  wants(topic: StreamTopic): boolean {
    for (const subscriber of this.#subscribers) if (subscriber.topics.has(topic)) return true
    return false
  }

  /** Sends one frame, encoded once, to every subscriber of the topic. */
  send(topic: StreamTopic, frame: Uint8Array): void {
    for (const subscriber of this.#subscribers) {
      if (!subscriber.topics.has(topic)) continue
      if (subscriber.missed.size > 0 || pendingBytesOf(subscriber) > fullBytes) subscriber.missed.add(topic)
      else if (subscriber.held === undefined) subscriber.sink.write(frame)
      else subscriber.held.push(frame)
    }
  }

  /**
   * Sends a beat to every subscriber. Beats keep connections open, detect clients that have caught up, and
   * close clients that do not read. `resync` encodes the frame that makes a client reload a topic. Only the
   * frame of the last topic may have an id, because the other topics must be reloaded first.
   */
  beat(frame: Uint8Array, resync: (topic: StreamTopic, isLast: boolean) => Uint8Array): void {
    for (const subscriber of this.#subscribers) {
      if (subscriber.held !== undefined) continue
      if (pendingBytesOf(subscriber) > fullBytes && ++subscriber.fullBeats > fullBeatsAllowed) {
        this.#subscribers.delete(subscriber)
        subscriber.sink.close()
        continue
      }
      subscriber.sink.write(frame)
      if (pendingBytesOf(subscriber) > drainedBytes) continue
      subscriber.fullBeats = 0
      const missed = [...subscriber.missed]
      for (const topic of missed) subscriber.sink.write(resync(topic, topic === missed.at(-1)))
      subscriber.missed.clear()
    }
  }

  /** Writes a last frame to every subscriber, then closes it. */
  closeAll(frame: Uint8Array): void {
    for (const { sink } of this.#subscribers) {
      sink.write(frame)
      sink.close()
    }
    this.#subscribers.clear()
  }
}

/**
 * Returns the number of unsent bytes of a client, including held frames. It is read again for each frame, because a
 * client may have read a large frame long before the next one.
 */
function pendingBytesOf({ held, sink }: Subscriber): number {
  return (held ?? []).reduce((sum, frame) => sum + frame.byteLength, sink.pendingBytes())
}
