import { everyVenue } from '~/domain/perp/venue-choice'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import type { PerpVenue } from '~/domain/protocol/venues'
import * as styles from './venue-mark.css'
import { useVenue } from './venue-provider'

/** Short name of a row's venue. It is shown only if the list has the rows of all venues. */
export function VenueMark({ venue }: { readonly venue: PerpVenue }) {
  const { choice } = useVenue()
  if (choice !== everyVenue) return null
  const { name, shortName } = perpVenueFacts[venue]
  return (
    <abbr className={styles.mark} title={name}>
      {shortName}
    </abbr>
  )
}
