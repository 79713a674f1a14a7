import { SourceMark } from '~/ui/source-mark'
import { PolledStatus } from '../live/polled-status'
import type { Polled } from '../live/use-polled'
import { MetricInfo } from '../metric-info/metric-info'
import * as styles from './token-chart.css'
import { barsPeriodSeconds } from './use-bars'

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
