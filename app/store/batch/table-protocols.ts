import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import {
  perpProtocolOf,
  protocolFacts,
  protocolsOfKind,
  protocolsOfVenue,
  soleProtocolOf,
} from '~/domain/protocol/protocol'
import { perpVenues, type SpotVenue } from '~/domain/protocol/venues'

/** Protocol of all rows of `dca_order`, which has no column for the protocol. */
export const dcaProtocol = soleProtocolOf('dca')

/** Returns an SQL condition: a row of a rollup or of `limit_order` belongs to a venue. */
export function venueIs(venue: SpotVenue, column = 'venue'): string {
  return `${column} = '${venue}'`
}

/** Returns the only venue of a kind of spot orders. Used in SQL over a table without a column for the venue. */
export function soleVenueOf(kind: 'dca'): SpotVenue {
  return protocolFacts[soleProtocolOf(kind)].venue
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

/** Returns SQL for the protocol of a perp row, from the venue of the row. */
export function protocolOfPerpVenue(column = 'venue'): string {
  const cases = perpVenues.map((venue) => `when '${venue}' then '${perpProtocolOf(venue)}'`)
  return `case ${column} ${cases.join(' ')} end`
}

/**
 * Returns an SQL condition: a perp row belongs to one of the protocols in an array. Indexes by venue can be used
 * for it. `protocols` is an SQL parameter such as `$3`.
 */
export function perpVenueAmong(protocols: string, column = 'venue'): string {
  const venues = perpVenues.map(
    (venue) => `case when '${perpProtocolOf(venue)}' = any(${protocols}) then '${venue}' end`,
  )
  return `${column} = any(array[${venues.join(', ')}])`
}

/**
 * Returns an SQL condition: the perp or spot market is one that lists, averages and rankings include. `alias` is
 * the alias of the market's table. The condition is not true for a missing market.
 */
export function isListedMarket(alias: string): string {
  return `not ${statusIn(alias, 'unlisted')}`
}

/** Returns an SQL condition: the perp or spot market trades normally. `alias` is the alias of its table. */
export function isActiveMarket(alias: string): string {
  return statusIn(alias, 'active')
}

/** Returns an SQL condition: a later order of the same User account may have the id of an earlier one. */
export function reusesOrderIds(column: string): string {
  const venues = perpVenues.filter((venue) => perpVenueFacts[venue].reusesOrderIds)
  return `${column} in (${venues.map((venue) => `'${venue}'`).join(', ')})`
}

function statusIn(alias: string, which: 'active' | 'unlisted'): string {
  const cases = perpVenues.map((venue) => {
    const numbers = perpVenueFacts[venue].statuses[which]
    return `${alias}.venue = '${venue}' and ${alias}.status in (${numbers.join(', ')})`
  })
  return `(${cases.join(' or ')})`
}
