import { invariant } from '~/lib/invariant'
import {
  isOfKind,
  type LimitProtocolId,
  protocolFacts,
  protocolsOfVenue,
  type SpotProtocolId,
} from './protocol'
import { type SpotVenue, spotVenues } from './venues'

/** Venues of limit orders. */
export type LimitVenue = (typeof protocolFacts)[LimitProtocolId]['venue']

/** Stream topics of the spot venues. The API field `venue` contains the topic of the venue. */
export type SpotTopic = (typeof protocolFacts)[SpotProtocolId]['topic']

/** Returns the topic of a spot venue. All protocols of a venue have the same topic. */
export function topicOfVenue(venue: SpotVenue): SpotTopic {
  const [protocol] = protocolsOfVenue(venue)
  invariant(protocol, 'each spot venue has a protocol')
  return protocolFacts[protocol].topic
}

/** Topics of the spot venues, in the order of `spotVenues`. */
export const spotTopics: readonly SpotTopic[] = spotVenues.map(topicOfVenue)

/** Returns whether the orders of a venue are DCA orders. The orders of other spot venues are limit orders. */
export function isDcaVenue(venue: SpotVenue): venue is Exclude<SpotVenue, LimitVenue> {
  return protocolsOfVenue(venue).every((protocol) => isOfKind(protocol, 'dca'))
}
