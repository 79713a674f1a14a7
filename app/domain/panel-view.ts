import type { StreamTopic } from './protocol'
import type { Slot, UnixSeconds } from './time'

/** Where the chain data of this installation comes from. */
export type DataSource = 'live' | 'simulated' | 'fixtures'

/** Topics of everything that is traded: what is made of them together, or may be found in any, is as old as the oldest. */
export const allVenues: readonly StreamTopic[] = ['dca', 'limit', 'kamino', 'drift.trades']

/** Topics of limit orders. */
export const limitVenues: readonly StreamTopic[] = ['limit', 'kamino']

/** The topics that an answer stands on, by what was found where that decides it. */
export type Sources<Found> = StreamTopic | readonly StreamTopic[] | ((found: Found) => readonly StreamTopic[])

/** The topics that this answer stands on. */
export function sourcesOf<Found>(sources: Sources<Found>, found: Found): readonly StreamTopic[] {
  if (typeof sources === 'function') return sources(found)
  return typeof sources === 'string' ? [sources] : sources
}

/** How old a panel's data is and why, if something is wrong (resolution 4.10). */
export interface PanelView {
  readonly source: DataSource
  /** Block time of the last committed slot of the panel's sources, the oldest if there are several; undefined before the first commit. */
  readonly dataAt: UnixSeconds | undefined
  readonly dataSlot: Slot | undefined
  /** A sentence for people; undefined = all is well. */
  readonly notice: string | undefined
}
