import { memo } from 'react'
import { divergingSteps, sequentialSteps } from '~/domain/perp/heat-scale'
import { tone } from '~/ui/theme/text-style.css'
import type { HeatMetric } from './heat-metrics'
import * as styles from './overview.css'
import { perpsOverviewText } from './perps-overview-text'

interface HeatLegendProps {
  readonly metric: HeatMetric
  /** Whether there is enough data to find unusual markets. */
  readonly hasOutliers: boolean
}

/**
 * Legend for the colours and for the dot of unusual markets. The legend is memoized, because the market data
 * changes every second.
 */
export const HeatLegend = memo(function HeatLegend({ metric, hasOutliers }: HeatLegendProps) {
  const isDiverging = metric.scale === 'diverging'
  const steps = isDiverging ? divergingSteps : sequentialSteps
  return (
    <div className={styles.legends}>
      <span
        className={styles.legend}
        role="img"
        aria-label={perpsOverviewText.scale(metric.label, metric.low, metric.high)}
      >
        <span className={isDiverging ? tone.sell : undefined}>
          {isDiverging ? '▼ ' : '< '}
          {metric.low}
        </span>
        <span className={styles.scale}>
          {steps.map((step) => (
            <i key={step} className={styles.step[step]} />
          ))}
        </span>
        <span className={isDiverging ? tone.buy : undefined}>
          {metric.high}
          {isDiverging ? ' ▲' : ' ≤'}
        </span>
      </span>
      <span className={styles.legend}>
        {hasOutliers ? (
          <>
            <i className={styles.dot} aria-hidden="true" />
            {perpsOverviewText.outlierLegend}
          </>
        ) : (
          perpsOverviewText.noOutliers
        )}
      </span>
    </div>
  )
})
