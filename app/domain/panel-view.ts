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

/** How old a panel's data is and why, if something is wrong (resolution 4.10). */
export interface PanelView {
  readonly source: DataSource
  /** Block time of the last committed slot of the panel's sources, the oldest if there are several; undefined before the first commit. */
  readonly dataAt: UnixSeconds | undefined
  readonly dataSlot: Slot | undefined
  /** A sentence for people; undefined = all is well. */
  readonly notice: string | undefined
}
