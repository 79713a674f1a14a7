import { formatCount } from '~/domain/format/format'
import { changeTone, signMarks } from '~/shared/marks/sign-tone'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { changeText, usdText } from '~/shared/perps/format-market'
import { Sparkline } from '~/ui/marks/sparkline'
import { Stat, Stats } from '~/ui/panel/stat'
import { tone } from '~/ui/theme/text-style.css'
import * as styles from './analytics.css'
import type { AnalyticsQuery } from './analytics-query'
import { type AnalyticsResult, volumeChangePercent } from './analytics-result'
import { analyticsText } from './analytics-text'

interface AnalyticsCardsProps {
  readonly data: AnalyticsResult
  readonly query: AnalyticsQuery
}

/**
 * Cards with the totals of all listed markets. Only the volume is compared with the previous period, because
 * the chain stores only the current positions and open interest.
 */
export function AnalyticsCards({ data, query }: AnalyticsCardsProps) {
  const { stats, volumeUsd } = data
  return (
    <Stats variant="tiles">
      <Stat variant="tiles" label={analyticsText.traders} detail={analyticsText.tradersLine}>
        {formatCount(stats.uniqueTraders)} <MetricInfo of="uniqueTraders" />
      </Stat>
      <Stat variant="tiles" label={analyticsText.positions} detail={analyticsText.positionsLine}>
        {formatCount(stats.totalPositions)} <MetricInfo of="uniqueTraders" />
      </Stat>
      <Stat variant="tiles" label={analyticsText.volume} detail={<VolumeDetail data={data} query={query} />}>
        <span className={styles.figureWithLine}>
          <span>
            {usdText(volumeUsd)} <MetricInfo of="perpAnalyticsVolume" />
          </span>
          <VolumeLine data={data} query={query} />
        </span>
      </Stat>
      <Stat variant="tiles" label={analyticsText.openInterest} detail={analyticsText.openInterestLine}>
        {usdText(stats.totalOpenInterest)} <MetricInfo of="openInterest" />
      </Stat>
    </Stats>
  )
}

/**
 * Line below the volume. It names the period and, if history goes back far enough, compares the volume with
 * the previous period.
 */
function VolumeDetail({ data, query }: AnalyticsCardsProps) {
  const percent = volumeChangePercent(data)
  if (percent === null) return analyticsText.volumeLine(query.period)
  return (
    <>
      {analyticsText.volumeLine(query.period)},{' '}
      <span className={tone[changeTone(percent)]}>
        <span aria-hidden="true">{signMarks[changeTone(percent)]} </span>
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
