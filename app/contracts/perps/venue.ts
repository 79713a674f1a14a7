import { z } from 'zod'
import { type PerpVenue, perpVenues } from '~/domain/protocol/protocol'
import { oneOf } from '../schema/parameters'

const allVenues = 'all'

/** Venues that a client can choose: one, or all. */
type VenueChoice = PerpVenue | typeof allVenues

/** Field of each row of a response with rows of several venues. */
export const venueField = z.enum(perpVenues).describe('Venue of the row.')

const venueRequest = z.object({
  venue: oneOf([...perpVenues, allVenues])
    .default(allVenues)
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
): (row: Row) => Wire & { readonly venue: PerpVenue } {
  return (row) => ({ ...toWire(row), venue: row.venue })
}

/** Returns the chosen venues. The preferred one comes first, because names and indexes are looked up in this order. */
export function chosenVenues(choice: VenueChoice, preferred: PerpVenue): readonly PerpVenue[] {
  if (choice !== allVenues) return [choice]
  return [preferred, ...perpVenues.filter((venue) => venue !== preferred)]
}
