import { memo } from 'react'
import { type VenueChoice, venueChoices } from '~/domain/perp/venue-choice'
import { Link } from '~/ui/controls/link'
import * as styles from '~/ui/controls/segmented-links.css'
import { rememberVenue } from './remembered-venue'
import { usePagePlace, useVenue } from './venue-provider'
import { nameOfChoice, venueText } from './venue-text'
import { hrefOfVenue, type MarketOfPage } from './venue-url'

interface VenueSwitchProps {
  /** Market of the page. `undefined`: the page shows none. */
  readonly market: MarketOfPage | undefined
}

/**
 * Choice of the venue. The choice is in the URL and is remembered in this browser. It is memoized, because the market
 * data changes every second.
 */
export const VenueSwitch = memo(function VenueSwitch({ market }: VenueSwitchProps) {
  const place = usePagePlace()
  const { choice: current } = useVenue()
  return (
    <nav className={styles.segments} aria-label={venueText.venue}>
      {venueChoices.map((choice: VenueChoice) => (
        <Link
          key={choice}
          to={hrefOfVenue(choice, place, market)}
          sameView
          replace
          className={styles.segment}
          aria-current={choice === current ? 'true' : undefined}
          onClick={() => rememberVenue(choice)}
        >
          {nameOfChoice(choice)}
        </Link>
      ))}
    </nav>
  )
})
