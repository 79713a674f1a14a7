import { formatCount } from '~/domain/format'
import { Sparkline } from '~/ui/sparkline'
import { Stat, Stats } from '~/ui/stat'
import { tone } from '~/ui/text-style.css'
import { Explain } from '../../explain/explain'
import { changeText, toneOf, usdText } from '../market-figures'
import * as styles from './analytics.css'
import { type AnalyticsAnswer, volumeChangePercent } from './analytics-answer'
import type { AnalyticsQuery } from './analytics-query'
import { analyticsText } from './analytics-text'

interface AnalyticsCardsProps {
  readonly data: AnalyticsAnswer
  readonly query: AnalyticsQuery
}

/**
 * Totals of all listed markets. Only the volume is compared with the past: of positions and open interest,
 * the chain stores only the current state.
 */
export function AnalyticsCards({ data, query }: AnalyticsCardsProps) {
  const { stats, volumeUsd } = data
  return (
    <Stats look="tiles">
      <Stat look="tiles" label={analyticsText.traders} detail={analyticsText.tradersLine}>
        {formatCount(stats.uniqueTraders)} <Explain of="uniqueTraders" />
      </Stat>
      <Stat look="tiles" label={analyticsText.positions} detail={analyticsText.positionsLine}>
        {formatCount(stats.totalPositions)} <Explain of="uniqueTraders" />
      </Stat>
      <Stat look="tiles" label={analyticsText.volume} detail={<VolumeDetail data={data} query={query} />}>
        <span className={styles.drawn}>
          <span>
            {usdText(volumeUsd)} <Explain of="perpAnalyticsVolume" />
          </span>
          <VolumeLine data={data} query={query} />
        </span>
      </Stat>
      <Stat look="tiles" label={analyticsText.openInterest} detail={analyticsText.openInterestLine}>
        {usdText(stats.totalOpenInterest)} <Explain of="openInterest" />
      </Stat>
    </Stats>
  )
}

/** Names the period, and compares with the previous one if history goes back far enough. */
function VolumeDetail({ data, query }: AnalyticsCardsProps) {
  const percent = volumeChangePercent(data)
  if (percent === null) return analyticsText.volumeLine(query.period)
  return (
    <>
      {analyticsText.volumeLine(query.period)},{' '}
      <span className={tone[toneOf(percent)]}>
        <span aria-hidden="true">{percent >= 0 ? '▲' : '▼'} </span>
        {changeText(percent)}
      </span>{' '}
      {analyticsText.against}
    </>
  )
}

function VolumeLine({ data: { volumeLineUsd }, query }: AnalyticsCardsProps) {
  const known = volumeLineUsd.filter((usd) => usd !== null)
  if (known.length === 0) return null
  const largest = usdText(Math.max(...known))
  return (
    <span className={styles.drawing}>
      <Sparkline
        values={volumeLineUsd}
        label={analyticsText.volumeDrawn(query.period, largest)}
        size={{ width: 72, height: 24 }}
      />
    </span>
  )
}
