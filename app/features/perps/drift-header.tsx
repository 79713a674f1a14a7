import { memo, type ReactNode } from 'react'
import { missingText } from '~/domain/format/format'
import { formatCountdown } from '~/domain/format/format-countdown'
import type { MetricId } from '~/domain/metrics/metrics'
import { everyVenue } from '~/domain/perp/venue-choice'
import type { PerpVenue } from '~/domain/protocol/venues'
import { OutsideLink } from '~/shared/links/outside-link'
import { PanelStatus } from '~/shared/live/panel-status'
import { signMarks } from '~/shared/marks/sign-tone'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { useSite } from '~/shared/page/site'
import { fundingText, ratioText, usdText } from '~/shared/perps/format-market'
import { fundingTone } from '~/shared/perps/funding-formats'
import { button } from '~/ui/controls/button-class'
import { Icon } from '~/ui/marks/icon'
import { useNow } from '~/ui/marks/now'
import { bar } from '~/ui/marks/skeleton.css'
import { SourceMark } from '~/ui/marks/source-mark'
import { Hint } from '~/ui/overlay/hint'
import { card } from '~/ui/panel/card.css'
import { tone } from '~/ui/theme/text-style.css'
import * as styles from './drift-header.css'
import { driftText } from './drift-text'
import { nextFundingAt, totalLongShortRatio } from './market-totals'
import { useMarketOfPage } from './markets/market-of-page'
import { useMarkets } from './markets/markets-provider'
import { useVenue } from './venue/venue-provider'
import { VenueSwitch } from './venue/venue-switch'
import { titleOfChoice } from './venue/venue-text'

/** Choice of the venue, live totals of the markets that are shown, and a link to the trading venue. */
export function DriftHeader() {
  const { choice, fallback } = useVenue()
  const { markets, stats, times, notice } = useMarkets()
  const market = useMarketOfPage()
  return (
    <section className={`${card} ${styles.header}`} aria-label={driftText.title(titleOfChoice(choice))}>
      <span className={styles.venues}>
        <VenueSwitch market={market} />
      </span>
      <HeaderStats markets={times.dataAt === undefined ? null : markets} stats={stats} />
      <span className={styles.status}>
        <SourceMark notice={notice} />
        <PanelStatus times={times} />
      </span>
      <TradeLink market={market?.name} venue={market?.venue ?? (choice === everyVenue ? fallback : choice)} />
    </section>
  )
}

function HeaderStats({ markets, stats }: Pick<ReturnType<typeof useMarkets>, 'markets' | 'stats'>) {
  return (
    <dl className={styles.figures}>
      <HeaderStat of="perpVolume24h" label={driftText.volume24h}>
        {stats && usdText(stats.totalVolume)}
      </HeaderStat>
      <HeaderStat of="openInterest" label={driftText.openInterestOneSide}>
        {stats && usdText(stats.totalOpenInterest)}
      </HeaderStat>
      <HeaderStat of="avgFundingRate" label={driftText.averageFunding}>
        {stats && <Funding rateBps={stats.avgFundingRate} weightedBps={stats.weightedFundingRate} />}
      </HeaderStat>
      <HeaderStat wide label={driftText.nextFunding}>
        {markets && <Countdown markets={markets} />}
      </HeaderStat>
      <HeaderStat wide of="longShortRatio" label={driftText.longShort}>
        {markets && ratioText(totalLongShortRatio(markets))}
      </HeaderStat>
    </dl>
  )
}

interface HeaderStatProps {
  readonly label: string
  /** Metric definition. It is missing if the label needs no explanation. */
  readonly of?: MetricId
  /** Whether the number is hidden on phones. */
  readonly wide?: boolean
  /** The formatted number. `null`: not read yet. */
  readonly children: ReactNode
}

function HeaderStat({ label, of, wide = false, children }: HeaderStatProps) {
  return (
    <div className={wide ? styles.wideFigure : styles.figure}>
      <dt>{of === undefined ? label : <MetricInfo of={of}>{label}</MetricInfo>}</dt>
      <dd>{children ?? <Waiting />}</dd>
    </div>
  )
}

/** Placeholder for a figure that has not been read yet. */
function Waiting() {
  return <span className={`${bar} ${styles.waiting}`} />
}

/** Funding rate. Unlike other signed numbers, a rate of zero is green and points up, as a positive one. */
function Funding({ rateBps, weightedBps }: { rateBps: number | null; weightedBps: number | null }) {
  const ofRate = fundingTone(rateBps)
  const inTone = ofRate === 'text' ? 'buy' : ofRate
  return (
    <Hint explains={driftText.weightedFunding(fundingText(weightedBps))}>
      <span className={`${styles.funding} ${tone[inTone]}`}>
        <i aria-hidden="true">{signMarks[inTone]} </i>
        {fundingText(rateBps)}
      </span>
    </Hint>
  )
}

/** Time until the next funding in any market. */
function Countdown({ markets }: { readonly markets: Parameters<typeof nextFundingAt>[0] }) {
  const { seconds } = useNow()
  const to = nextFundingAt(markets, seconds)
  if (to === undefined) return missingText
  return to <= seconds ? driftText.fundingDue : formatCountdown(to - seconds)
}

interface TradeLinkProps {
  readonly market: string | undefined
  readonly venue: PerpVenue
}

/**
 * Link to the current market at the trading venue, or to the venue's start page if no market is selected. The
 * link is memoized, because the market data changes every second.
 */
const TradeLink = memo(function TradeLink({ market, venue }: TradeLinkProps) {
  const app = useSite()?.operator.outside.perpApps[venue]
  if (app === undefined) return null
  return (
    <OutsideLink
      to={{ kind: 'perps', venue, ...(market !== undefined && { market }) }}
      className={`${button({ variant: 'primary' })} ${styles.trade}`}
    >
      {driftText.tradeOn(app.name)}
      <Icon name="external" />
    </OutsideLink>
  )
})
