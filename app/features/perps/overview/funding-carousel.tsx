import { forwardRef, memo, useRef } from 'react'
import { rankByFunding } from '~/domain/perp/perp-rankings'
import type { PerpVenue } from '~/domain/protocol/venues'
import { MarketLogo } from '~/shared/marks/token-logo'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { marketPath } from '~/shared/paths/drift-paths'
import { IconButton } from '~/ui/controls/button'
import { Link } from '~/ui/controls/link'
import { SegmentedLinks } from '~/ui/controls/segmented-links'
import { scrollSideways } from '~/ui/hooks/scroll-sideways'
import { Card } from '~/ui/panel/card'
import { PanelState } from '~/ui/panel/panel-state'
import { tone } from '~/ui/theme/text-style.css'
import { assign, hrefWith, readParam } from '~/ui/url/url-param'
import { LiveFigure } from '../markets/live-figure'
import { figureFormats } from '../markets/live-figure-formats'
import type { VenueMarketWire } from '../markets/markets-state'
import { useKeptSearch } from '../markets/use-kept-search'
import { VenueMark } from '../venue/venue-mark'
import { usePagePlace } from '../venue/venue-provider'
import * as styles from './funding-carousel.css'
import { overviewParams } from './overview-params'
import { perpsOverviewText } from './perps-overview-text'

const ends = ['highest', 'lowest'] as const

/**
 * Carousel with the eight highest or lowest funding rates. Four are in view, and the carousel never scrolls
 * automatically.
 */
export function FundingCarousel({ markets }: { readonly markets: readonly VenueMarketWire[] }) {
  const location = usePagePlace()
  const end = readParam(overviewParams.funding, new URLSearchParams(location.search))
  const track = useRef<HTMLOListElement>(null)
  const title = end === 'highest' ? perpsOverviewText.highestFunding : perpsOverviewText.lowestFunding
  const ranked = rankByFunding(markets, end)
  const turn = (pages: number) => scrollSideways(track.current, pages)
  return (
    <Card
      title={title}
      status={
        <span className={styles.note}>
          <MetricInfo of="fundingRate">{perpsOverviewText.aprNote}</MetricInfo>
        </span>
      }
      actions={
        <>
          <EndChoice end={end} />
          <span className={styles.arrows} data-needs-script="">
            <IconButton icon="previous" label={perpsOverviewText.previous} onClick={() => turn(-1)} />
            <IconButton icon="next" label={perpsOverviewText.next} onClick={() => turn(1)} />
          </span>
        </>
      }
    >
      {ranked.length === 0 ? (
        <PanelState kind="empty" title={title} reason={perpsOverviewText.noFunding[end]} />
      ) : (
        <Track ref={track} title={title} markets={ranked} />
      )}
    </Card>
  )
}

const EndChoice = memo(function EndChoice({ end: current }: { end: (typeof ends)[number] }) {
  const location = usePagePlace()
  return (
    <SegmentedLinks
      label={perpsOverviewText.fundingEnds}
      segments={ends.map((end) => ({
        label: perpsOverviewText[end],
        to: hrefWith(location, assign(overviewParams.funding, end)),
        current: end === current,
      }))}
    />
  )
})

interface TrackProps {
  readonly title: string
  readonly markets: readonly VenueMarketWire[]
}

const Track = forwardRef<HTMLOListElement, TrackProps>(function Track({ title, markets }, ref) {
  const kept = useKeptSearch()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <ol ref={ref} className={styles.track} aria-label={title} tabIndex={0}>
      {markets.map((market, index) => (
        <FundingCard
          // biome-ignore lint/suspicious/noArrayIndexKey: cards are fixed slots, so nothing moves when two markets swap
          key={index}
          publicKey={market.publicKey}
          to={marketPath(market.publicKey) + kept}
          venue={market.venue}
          symbol={market.baseAssetSymbol}
          rank={index + 1}
        />
      ))}
    </ol>
  )
})

const printHourly = (market: VenueMarketWire) =>
  perpsOverviewText.perHour(figureFormats.fundingHour.print(market))

interface FundingCardProps {
  readonly publicKey: string
  readonly to: string
  readonly venue: PerpVenue
  readonly symbol: string
  readonly rank: number
}

const FundingCard = memo(function FundingCard({ publicKey, to, venue, symbol, rank }: FundingCardProps) {
  return (
    <li className={styles.slide}>
      <Link to={to} className={styles.card}>
        <span className={styles.market}>
          <span className={tone.subtle}>{rank}</span>
          <MarketLogo symbol={symbol} size={16} />
          <span className={styles.symbol}>{symbol}-PERP</span>
          <VenueMark venue={venue} />
        </span>
        <LiveFigure market={publicKey} {...figureFormats.fundingYear} className={styles.rate} />
        <LiveFigure market={publicKey} print={printHourly} className={styles.hourly} />
      </Link>
    </li>
  )
})
