import type { Slot, UnixSeconds } from '../base/time'
import type { DataTopic, StreamTopic } from '../protocol/protocol'

/** Origin of the chain data of this installation. */
export type DataSource = 'live' | 'simulated' | 'fixtures'

/**
 * Topics of all trading venues. Data that combines all venues, or that may come from any of them, is as old
 * as the topic that was updated least recently.
 */
export const allVenues: readonly StreamTopic[] = ['dca', 'limit', 'kamino', 'perps.trades']

/** Topics of limit orders. */
export const limitVenues: readonly StreamTopic[] = ['limit', 'kamino']

/** Topics from which a result is computed. They are given directly, or as a function of the result. */
export type Sources<Found> = DataTopic | readonly DataTopic[] | ((found: Found) => readonly DataTopic[])

/** Returns the topics from which a result is computed. */
export function sourcesOf<Found>(sources: Sources<Found>, found: Found): readonly DataTopic[] {
  if (typeof sources === 'function') return sources(found)
  return typeof sources === 'string' ? [sources] : sources
}

/** Age of a panel's data, and a notice if something is wrong. */
export interface PanelView {
  readonly source: DataSource
  /**
   * Block time of the last committed slot of the panel's sources. With several sources, it is the oldest of
   * their block times. `undefined` before the first commit.
   */
  readonly dataAt: UnixSeconds | undefined
  readonly dataSlot: Slot | undefined
  /**
   * Whether a source has not yet read the current state of the chain for the first time, so what is missing
   * from the data may still exist.
   */
  readonly isLoading?: boolean | undefined
  /** Notice for users, one sentence. `undefined`: no problem. */
  readonly notice: string | undefined
}
