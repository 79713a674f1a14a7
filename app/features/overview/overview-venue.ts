import type { AgedTopic } from '~/domain/protocol/protocol'
import type { PerpVenue } from '~/domain/protocol/venues'

/** Perps venue of the overview: the default venue. */
export interface OverviewVenue {
  readonly venue: PerpVenue
  readonly name: string
  /** Stream topic with the venue's trades. It may also contain those of other venues. */
  readonly topic: 'drift.trades' | 'perps.trades'
  /** Topic with the age of the venue's own trades. */
  readonly agedTopic: AgedTopic
}
