import { z } from 'zod'
import { everyVenue, venueChoices } from '~/domain/perp/venue-choice'
import { type PerpVenue, perpVenues } from '~/domain/protocol/venues'
import { oneOf } from '../schema/parameters'

/** A row with the venue that it belongs to. */
export type OfVenue<Row> = Row & { readonly venue: PerpVenue }

/** Field of each row of a response with rows of several venues. */
export const venueField = z.enum(perpVenues).describe('Venue of the row.')

const venueRequest = z.object({
  venue: oneOf([...venueChoices])
    .default(everyVenue)
    .describe(
      'One venue, or all. With `all`, a name, symbol or index that several venues use is the market of the default venue.',
    ),
})
export type VenueRequest = z.output<typeof venueRequest>

/** Adds the choice of a venue to a request. */
export function withVenueChoice<Request>(request: z.ZodType<Request>): z.ZodType<Request & VenueRequest> {
  return z.intersection(request, venueRequest)
}

/** Adds the venue to the wire format of a row. */
export function withVenue<Row extends { readonly venue: PerpVenue }, Wire extends object>(
  toWire: (row: Row) => Wire,
): (row: Row) => OfVenue<Wire> {
  return (row) => ({ ...toWire(row), venue: row.venue })
}
