import type { StreamTopic } from '~/domain/protocol'

/** Topics that would send more frames than anybody can read: what changes between two frames goes together into the next. Milliseconds. */
const leastBetweenMs: Partial<Readonly<Record<StreamTopic, number>>> = {
  market_stats: 1_000,
  'drift.positions': 250,
}

/** When each topic may send again. */
export class Pace {
  readonly #sentAtMs = new Map<StreamTopic, number>()
  readonly #nowMs: () => number

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs
  }

  /** Milliseconds until the topic may send; 0 = now. */
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
