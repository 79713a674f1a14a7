import { SourceMark } from '~/ui/source-mark'
import { panelNotice, panelTimes } from '../live/panel-times'
import { PolledStatus } from '../live/polled-status'
import { MetricInfo } from '../metric-info/metric-info'
import * as styles from './token-chart.css'
import { type BarsResult, barsPeriodSeconds } from './use-bars'

/** Status line of the candles: problems of the data source, metric definition, and age of the data. */
export function BarsStatus({ answer }: { readonly answer: BarsResult | undefined }) {
  if (answer === undefined) return null
  return (
    <span className={styles.status}>
      <SourceMark notice={panelNotice(answer.data, answer.meta)} />
      <MetricInfo of="candles" />
      <PolledStatus polled={{ times: barsTimes(answer) }} periodSeconds={barsPeriodSeconds} />
    </span>
  )
}

export function barsTimes({ data, meta, answeredAt }: BarsResult) {
  return panelTimes(data, meta, answeredAt)
}
