import type { StreamTopic } from './protocol'
import type { Slot, UnixSeconds } from './time'

/** Where the chain data of this installation comes from. */
export type DataSource = 'live' | 'simulated' | 'fixtures'

/** Topics that have a panel with a freshness of its own. */
export const panelTopics = [
  'prices',
  'dca',
  'limit',
  'kamino',
  'drift.trades',
  'drift.positions',
  'market_stats',
] as const
export type PanelTopic = (typeof panelTopics)[number] & StreamTopic

/** Topics of everything that is traded: what is made of them together, or may be found in any, is as old as the oldest. */
export const allVenues: readonly PanelTopic[] = ['dca', 'limit', 'kamino', 'drift.trades']

/** Topics of limit orders. */
export const limitVenues: readonly PanelTopic[] = ['limit', 'kamino']

/** The topics that an answer stands on, by what was found where that decides it. */
export type Sources<Found> = PanelTopic | readonly PanelTopic[] | ((found: Found) => readonly PanelTopic[])

/** The topics that this answer stands on. */
export function sourcesOf<Found>(sources: Sources<Found>, found: Found): readonly PanelTopic[] {
  return typeof sources === 'function' ? sources(found) : [sources].flat()
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
