import { type PerpVenue, perpVenues } from '~/domain/protocol/venues'
import { venuePath } from '~/shared/paths/drift-paths'

/**
 * Returns the path that identifies an entry of a perps venue. For the first venue it has no parameter, because the
 * entries had none when there was one venue, and feed readers would see entries with other ids as new.
 */
export function entryPath(path: string, venue: PerpVenue): string {
  return venue === perpVenues[0] ? path : venuePath(path, venue)
}
