import { divergingSteps, sequentialSteps } from '~/domain/heat-scale'
import { tone } from '~/ui/text-style.css'
import type { HeatMetric } from './heat-metrics'
import * as styles from './overview.css'
import { overviewText } from './overview-text'

/** The colours of the heatmap with what they stand for, and what the dot means. */
export function HeatLegend({ metric }: { readonly metric: HeatMetric }) {
  const isDiverging = metric.scale === 'diverging'
  const steps = isDiverging ? divergingSteps : sequentialSteps
  return (
    <div className={styles.legends}>
      <span
        className={styles.legend}
        role="img"
        aria-label={overviewText.scale(metric.label, metric.low, metric.high)}
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
        <i className={styles.dot} aria-hidden="true" />
        {overviewText.outlierLegend}
      </span>
    </div>
  )
}
