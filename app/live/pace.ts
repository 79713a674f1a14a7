import type { StreamTopic } from '~/domain/protocol/protocol'

/**
 * Minimum interval between two frames for topics that change faster than a page can show, milliseconds.
 * Changes within the interval are combined in the next frame.
 */
const leastBetweenMs: Partial<Readonly<Record<StreamTopic, number>>> = {
  market_stats: 1_000,
  'drift.positions': 250,
  'perps.positions': 250,
  'perps.markets': 1_000,
}

/** Limits how often each topic sends. */
export class Pace {
  readonly #sentAtMs = new Map<StreamTopic, number>()
  readonly #nowMs: () => number

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs
  }

  /** Returns the time until the topic may send a frame, milliseconds; 0 if the topic may send now. */
  waitMs(topic: StreamTopic): number {
    const least = leastBetweenMs[topic]
    const sentAtMs = this.#sentAtMs.get(topic)
    if (least === undefined || sentAtMs === undefined) return 0
    return Math.max(0, sentAtMs + least - this.#nowMs())
  }

  sent(topic: StreamTopic): void {
    this.#sentAtMs.set(topic, this.#nowMs())
  }
}
