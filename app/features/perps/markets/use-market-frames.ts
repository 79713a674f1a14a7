import type { VenueChoice } from '~/domain/perp/venue-choice'
import { driftOnly } from '~/domain/protocol/protocol'
import { useFrames, useLive } from '~/shared/live/live-provider'
import { useClock } from '~/ui/marks/now'
import { takeFrame } from './markets-state'
import type { MarketsStore } from './markets-store'

const [drift] = driftOnly
