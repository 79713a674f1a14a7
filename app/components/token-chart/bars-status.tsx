import { SourceMark } from '~/ui/source-mark'
import { Explain } from '../explain/explain'
import { panelNotice, panelTimes } from '../live/panel-times'
import { PolledStatus } from '../live/polled-status'
import * as styles from './token-chart.css'
import { type BarsAnswer, barsPeriodSeconds } from './use-bars'

/** Source notice, metric definition and freshness of the candles. */
export function BarsStatus({ answer }: { readonly answer: BarsAnswer | undefined }) {
  if (answer === undefined) return null
  return (
    <span className={styles.status}>
      <SourceMark notice={panelNotice(answer.data, answer.meta)} />
      <Explain of="candles" />
      <PolledStatus polled={{ times: barsTimes(answer) }} periodSeconds={barsPeriodSeconds} />
    </span>
  )
}

export function barsTimes({ data, meta, answeredAt }: BarsAnswer) {
  return panelTimes(data, meta, answeredAt)
}
