import { MetricInfo } from '~/shared/metric-info/metric-info'
import { PolledStatus } from '~/shared/page-data/polled-status'
import type { Polled } from '~/shared/page-data/use-polled'
import { SourceMark } from '~/ui/marks/source-mark'
import { barsPeriodSeconds } from './bars-pace'
import * as styles from './token-chart.css'

/** Status line of the candles: problems of the data source, metric definition, and age of the data. */
export function BarsStatus({ polled }: { readonly polled: Polled<unknown> }) {
  if (polled.data === null) return null
  return (
    <span className={styles.status}>
      <SourceMark notice={polled.notice} />
      <MetricInfo of="candles" />
      <PolledStatus polled={polled} periodSeconds={barsPeriodSeconds} />
    </span>
  )
}
