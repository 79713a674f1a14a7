import type { ReactNode } from 'react'
import type { UnixSeconds } from '~/domain/base/time'
import { missingText } from '~/domain/format/format'
import { formatCountdown } from '~/domain/format/format-countdown'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { fundingText, hourlyFundingText, toneOf } from '~/shared/perps/format-market'
import { SegmentedLinks } from '~/ui/controls/segmented-links'
import { useNow } from '~/ui/marks/now'
import { Sparkline } from '~/ui/marks/sparkline'
import { tone } from '~/ui/theme/text-style.css'
import { usePagePlace } from '../venue/venue-provider'
import * as styles from './feed.css'
import { type FeedQuery, feedHref } from './feed-query'
import { feedText } from './feed-text'
import type { FundingSummary } from './funding-summary'

interface FundingStripProps {
  /** Funding of the market. `null`: the funding could not be read. */
  readonly funding: FundingSummary | null
  /** Time of the next funding. `null`: the market pays no funding. */
  readonly nextAt: UnixSeconds | null
  readonly query: FeedQuery
}

const units = ['year', 'hour'] as const

/** Shows the time of a market's next funding, average funding rates and the funding history. */
export function FundingStrip({ funding, nextAt, query }: FundingStripProps) {
  const location = usePagePlace()
  const write = query.funding === 'year' ? fundingText : hourlyFundingText
  return (
    <div className={styles.strip}>
      <dl className={styles.stripFigures}>
        <FundingFigure name={feedText.nextFunding}>
          <Countdown to={nextAt} />
        </FundingFigure>
        <Rate name={feedText.dayAverage} rate={funding?.avgFundingRate24Hour ?? null} write={write} />
        <Rate name={feedText.weekAverage} rate={funding?.avgFundingRate7Day ?? null} write={write} />
      </dl>
      <MetricInfo of="fundingMean" />
      {funding === null ? (
        <span className={styles.stripName}>{feedText.fundingUnread}</span>
      ) : (
        <History rates={funding.rates} write={write} />
      )}
      <span className={styles.atEnd}>
        <SegmentedLinks
          label={feedText.fundingUnit}
          segments={units.map((unit) => ({
            label: feedText.fundingUnits[unit],
            to: feedHref({ ...query, funding: unit }, location),
            current: unit === query.funding,
          }))}
        />
      </span>
    </div>
  )
}

function FundingFigure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.stripFigure}>
      <dt className={styles.stripName}>{name}</dt>
      <dd className={styles.stripValue}>{children}</dd>
    </div>
  )
}

interface RateProps {
  readonly name: string
  /** Shows a funding rate that is given in basis points per hour. */
  readonly rate: number | null
  readonly write: (rateBps: number | null) => string
}

function Rate({ name, rate, write }: RateProps) {
  return (
    <FundingFigure name={name}>
      <span className={tone[toneOf(rate)]}>{write(rate)}</span>
    </FundingFigure>
  )
}

function Countdown({ to }: { readonly to: UnixSeconds | null }) {
  const { seconds } = useNow()
  if (to === null) return missingText
  return to <= seconds ? feedText.fundingDue : formatCountdown(to - seconds)
}

function History({ rates, write }: Pick<RateProps, 'write'> & Pick<FundingSummary, 'rates'>) {
  const [first, last] = [rates[0], rates.at(-1)]
  if (first === undefined || last === undefined) {
    return <span className={styles.stripName}>{feedText.noFunding}</span>
  }
  return (
    <span title={feedText.fundingHistory}>
      <Sparkline
        values={rates}
        label={feedText.fundingHistoryOf(write(first), write(last))}
        size={{ width: 104, height: 24 }}
      />
    </span>
  )
}
