import type { StreamTopic } from '~/domain/protocol/protocol'

/**
 * Last revision that a client received: 'unreadable' if the client sent an invalid id, `undefined` if the
 * stream is new.
 */
export type LastSeen = bigint | 'unreadable' | undefined

/** Destination of one subscriber's frames. */
export interface StreamSink {
  /** Writes a whole frame. */
  write(frame: Uint8Array): void
  /** Returns the number of written bytes that have not been sent yet. */
  pendingBytes(): number
  close(): void
}

/** The streaming service of a web process. */
export interface Live {
  /**
   * Subscribes a sink to topics. Returns a function that ends the subscription without calling `sink.close`;
   * `undefined` if there are too many streams.
   */
  subscribe(request: {
    readonly topics: readonly StreamTopic[]
    readonly sink: StreamSink
    readonly lastSeen: LastSeen
  }): (() => void) | undefined
  readonly streamCount: number
  /** Maximum number of concurrent streams. */
  readonly maxStreams: number
  /** Sends a last frame to every subscriber, closes their sinks and unsubscribes from the change feed. */
  stop(): Promise<void>
}
