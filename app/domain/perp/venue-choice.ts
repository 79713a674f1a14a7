import { type PerpVenue, perpVenues } from '../protocol/venues'

/** Choice of all venues. */
export const everyVenue = 'all'

/** What a visitor or a client can choose: one venue, or all. */
export const venueChoices = [...perpVenues, everyVenue] as const
export type VenueChoice = (typeof venueChoices)[number]

/** Returns the choice with a name. `undefined`: there is no such choice. */
export function parseVenueChoice(name: string): VenueChoice | undefined {
  return venueChoices.find((choice) => choice === name)
}

/** Returns the chosen venues. The preferred one comes first, because names and indexes are looked up in this order. */
export function chosenVenues(choice: VenueChoice, preferred: PerpVenue): readonly PerpVenue[] {
  if (choice !== everyVenue) return [choice]
  return [preferred, ...perpVenues.filter((venue) => venue !== preferred)]
}
