import { formatDateTime, isoTime } from '~/domain/format/format-time'
import { utcFormat } from '~/domain/format/time-zone'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import { Link } from '~/ui/controls/link'
import { Icon } from '~/ui/marks/icon'
import { lineLink } from '~/ui/theme/text-style.css'
import type { PausedVenueWire } from './dashboard-data'
import { useMarketOfPage } from './markets/market-of-page'
import { usePagePlace, useVenue } from './venue/venue-provider'
import { venueText } from './venue/venue-text'
import { hrefOfVenue } from './venue/venue-url'
import * as styles from './venue-notice.css'

/**
 * Explains that nobody trades on a shown venue, with the time of its last trade, and links to a venue that trades. It
 * can't be dismissed, because all numbers of the venue are old.
 */
export function PausedNotice({ paused }: { readonly paused: readonly PausedVenueWire[] }) {
  const market = useMarketOfPage()
  const place = usePagePlace()
  const { choice } = useVenue()
  return paused.map(({ venue, lastTradeAt, tradingVenue }) => {
    const { name } = perpVenueFacts[venue]
    return (
      <aside key={venue} className={styles.notice} aria-label={venueText.paused(name)}>
        <Icon name="warning" size={16} />
        <p>
          {lastTradeAt === null ? (
            venueText.noTrade(name)
          ) : (
            <>
              {venueText.lastTrade(name)}{' '}
              <time dateTime={isoTime(lastTradeAt)}>{formatDateTime(lastTradeAt * 1000, utcFormat)}</time>.{' '}
              {venueText.oldNumbers}
            </>
          )}{' '}
          {choice === venue ? (
            <Link to={hrefOfVenue(tradingVenue, place, market)} sameView className={lineLink}>
              {venueText.show(perpVenueFacts[tradingVenue].name)}
            </Link>
          ) : null}
        </p>
      </aside>
    )
  })
}
