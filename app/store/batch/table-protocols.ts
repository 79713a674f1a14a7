import { perpFactsOf } from '~/domain/protocol/perp-venue'
import {
  perpProtocolOf,
  perpVenues,
  protocolFacts,
  protocolsOfKind,
  protocolsOfVenue,
  type SpotVenue,
  soleProtocolOf,
} from '~/domain/protocol/protocol'

/** Protocol of all rows of `dca_order`, which has no column for the protocol. */
export const dcaProtocol = soleProtocolOf('dca')

/**
 * Protocol of all rows of the tables of perp accounts and events, which have no column for the protocol. A
 * second perps protocol needs such a column first.
 */
export const perpProtocol = perpProtocolOf(perpVenues[0])

/** Numbers of the market statuses in `perp_market` and `spot_market`. */
export const { statuses: perpStatuses } = perpFactsOf(perpProtocol)

/** Returns an SQL condition: a row of a rollup or of `limit_order` belongs to a venue. */
export function venueIs(venue: SpotVenue, column = 'venue'): string {
  return `${column} = '${venue}'`
}

/** Returns an SQL condition: an event belongs to a venue. */
export function eventVenueIs(venue: SpotVenue, column = 'protocol'): string {
  const [first, ...others] = protocolsOfVenue(venue)
  if (others.length === 0) return `${column} = '${first}'`
  return `${column} in (${[first, ...others].map((protocol) => `'${protocol}'`).join(', ')})`
}

/** Returns SQL for the name of the venue of an event, from the event's protocol. */
export function venueOfEvent(column: string): string {
  const cases = protocolsOfKind('dca', 'limit').map(
    (protocol) => `when '${protocol}' then '${protocolFacts[protocol].venue}'`,
  )
  return `case ${column} ${cases.join(' ')} end`
}
