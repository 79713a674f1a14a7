import type { ReactNode } from 'react'
import type { UnixSeconds } from '~/domain/base/time'
import { missingText } from '~/domain/format/format'
import { formatCountdown } from '~/domain/format/format-countdown'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { fundingFormats } from '~/shared/perps/funding-formats'
import { SegmentedLinks } from '~/ui/controls/segmented-links'
import { useNow } from '~/ui/marks/now'
import { tone } from '~/ui/theme/text-style.css'
import { usePendingView } from '../../venue/venue-provider'
import * as styles from '../feed.css'
import { type FeedQuery, feedHref, parseFeedQuery } from '../feed-query'
import { feedText } from '../feed-text'
import type { FundingSummary } from './funding-summary'

interface FundingStripProps {
  /** Funding of the market. `null`: the funding could not be read. */
  readonly funding: FundingSummary | null
  /** Time of the next funding. `null`: the market pays no funding. */
  readonly nextAt: UnixSeconds | null
  readonly query: FeedQuery
}

const units = ['year', 'hour'] as const
const averages = ['lastRate', 'dayAverage', 'weekAverage', 'monthAverage'] as const

/** Shows the time of a market's next funding, the last rate and its averages. The chart has the history. */
export function FundingStrip({ funding, nextAt, query }: FundingStripProps) {
  const { pending, hrefTo } = usePendingView(parseFeedQuery, feedHref)
  return (
    <div className={styles.strip}>
      <dl className={styles.stripFigures}>
        <FundingFigure name={feedText.nextFunding}>
          <Countdown to={nextAt} />
        </FundingFigure>
        {averages.map((average) => (
          <Rate
            key={average}
            name={feedText[average]}
            rate={funding?.[average] ?? null}
            unit={query.funding}
          />
        ))}
      </dl>
      <MetricInfo of="fundingMean" />
      {funding === null ? <span className={styles.stripName}>{feedText.fundingUnread}</span> : null}
      <span className={styles.atEnd}>
        <SegmentedLinks
          label={feedText.fundingUnit}
          segments={units.map((unit) => ({
            label: feedText.fundingUnits[unit],
            to: hrefTo({ ...pending, funding: unit }),
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
  /** Funding rate in basis points per hour. `null`: unknown. */
  readonly rate: number | null
  readonly unit: FeedQuery['funding']
}

function Rate({ name, rate, unit }: RateProps) {
  const { print, toneOf } = fundingFormats[unit]
  return (
    <FundingFigure name={name}>
      <span className={tone[toneOf(rate)]}>{print(rate)}</span>
    </FundingFigure>
  )
}

function Countdown({ to }: { readonly to: UnixSeconds | null }) {
  const { seconds } = useNow()
  if (to === null) return missingText
  return to <= seconds ? feedText.fundingDue : formatCountdown(to - seconds)
}
