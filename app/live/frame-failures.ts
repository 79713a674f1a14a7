import type { StreamTopic } from '~/domain/protocol/protocol'
import type { Pending } from './changed-keys'

/** Attempts to read the rows of a frame, after which clients must read the list again. */
const mostAttempts = 4

/** Counts the failed attempts to make the next frame of each topic. */
export class FrameFailures {
  readonly #counts = new Map<StreamTopic, number>()

  succeeded(topic: StreamTopic): void {
    this.#counts.delete(topic)
  }

  /**
   * Records a failed attempt. Returns the changes for the next one: after several attempts without keys, because a row
   * that can never be read must not hold its topic up. `isFirst`: an outage is logged once.
   */
  failed(topic: StreamTopic, due: Pending): { readonly next: Pending; readonly isFirst: boolean } {
    const count = (this.#counts.get(topic) ?? 0) + 1
    this.#counts.set(topic, count)
    return { next: count < mostAttempts ? due : { ...due, keys: 'too many' }, isFirst: count === 1 }
  }
}
