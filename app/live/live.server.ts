import type { StreamTopic } from '~/domain/protocol'

/**
 * Last revision that a client received. 'unreadable': the id it sent is invalid. `undefined`: a new stream.
 */
export type LastSeen = bigint | 'unreadable' | undefined

/** Destination of one subscriber's frames. */
export interface StreamSink {
  /** Writes a whole frame. Returns the number of bytes that still wait in its buffer. */
  write(frame: Uint8Array): number
  close(): void
}

/** The streaming service of a web process. */
export interface Live {
  /**
   * Returns a function that ends the subscription and never calls `sink.close`; `undefined` if there are too
   * many streams.
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
