import type { StreamTopic } from './protocol'
import type { Slot, UnixSeconds } from './time'

/** Origin of this installation's chain data. */
export type DataSource = 'live' | 'simulated' | 'fixtures'

/**
 * Topics of all trading venues. Data that combines them, or that may come from any of them, is as old as the
 * oldest topic.
 */
export const allVenues: readonly StreamTopic[] = ['dca', 'limit', 'kamino', 'drift.trades']

/** Topics of limit orders. */
export const limitVenues: readonly StreamTopic[] = ['limit', 'kamino']

/** Topics that a result depends on. A function derives them from the result. */
export type Sources<Found> = StreamTopic | readonly StreamTopic[] | ((found: Found) => readonly StreamTopic[])

/** Resolves the topics that a result depends on. */
export function sourcesOf<Found>(sources: Sources<Found>, found: Found): readonly StreamTopic[] {
  if (typeof sources === 'function') return sources(found)
  return typeof sources === 'string' ? [sources] : sources
}

/** Age of a panel's data, and a notice if something is wrong. */
export interface PanelView {
  readonly source: DataSource
  /**
   * Block time of the last committed slot of the panel's sources; the oldest if there are several.
   * `undefined` before the first commit.
   */
  readonly dataAt: UnixSeconds | undefined
  readonly dataSlot: Slot | undefined
  /** A sentence for users. `undefined`: no problem. */
  readonly notice: string | undefined
}
