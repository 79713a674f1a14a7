import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import type { PerpVenue } from '~/domain/protocol/venues'
import { marketPath, venuePath } from '~/shared/paths/drift-paths'
import { MarketName } from '~/shared/perps/market-name'
import { Link } from '~/ui/controls/link'
import { tableColumn } from '~/ui/table/table'
import { onlyPhone, tone } from '~/ui/theme/text-style.css'

interface MarketCellProps {
  /** Account of the market. `null`: unknown. */
  readonly market: string | null
  readonly symbol: string
  readonly venue: PerpVenue
  readonly trader: string
}

/** Link to the trader's trades and orders in a market. On phones it names the venue too. */
export function MarketCell({ market, symbol, venue, trader }: MarketCellProps) {
  const name = (
    <>
      <MarketName symbol={symbol} />
      <span className={onlyPhone}>
        {' '}
        <VenueName venue={venue} />
      </span>
    </>
  )
  if (market === null) return name
  return (
    <Link to={venuePath(marketPath(market, trader), venue)} data-row-link="">
      {name}
    </Link>
  )
}

/** Column with the venue of a row. Phones name the venue beside the market. */
export function venueColumn(header: string) {
  return tableColumn<{ readonly venue: PerpVenue }>()({
    key: 'venue',
    header,
    width: 80,
    phone: 'none',
    reads: ['venue'],
    cell: ({ venue }) => <VenueName venue={venue} />,
  })
}

function VenueName({ venue }: { readonly venue: PerpVenue }) {
  return <span className={tone.muted}>{perpVenueFacts[venue].name}</span>
}
