import type { StreamTopic } from '~/domain/protocol'

/** The revision that a client says it has heard everything up to; 'unreadable' = nobody knows which; undefined = it begins. */
export type LastSeen = bigint | 'unreadable' | undefined

/** Where frames of one subscriber go. */
export interface StreamSink {
  /** Takes whole frames. Answers the bytes that still wait in its buffer. */
  write(frame: Uint8Array): number
  close(): void
}

/** The live side of a web process. */
export interface Live {
  /** Undefined = too many streams already. Otherwise the end of the subscription, which never calls `sink.close`. */
  subscribe(request: {
    readonly topics: readonly StreamTopic[]
    readonly sink: StreamSink
    readonly lastSeen: LastSeen
  }): (() => void) | undefined
  readonly streamCount: number
  /** Streams that are taken at most. */
  readonly maxStreams: number
  /** Says goodbye to every subscriber and stops listening. */
  stop(): Promise<void>
}
