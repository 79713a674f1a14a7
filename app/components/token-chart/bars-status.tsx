import { SourceMark } from '~/ui/source-mark'
import { Explain } from '../explain/explain'
import { panelNotice, panelTimes } from '../live/panel-times'
import { PolledStatus } from '../live/polled-status'
import * as styles from './token-chart.css'
import { type BarsAnswer, barsPeriodSeconds } from './use-bars'

/** How current the bars are, that something is wrong with their source, and how they are made. */
export function BarsStatus({ answer }: { readonly answer: BarsAnswer | undefined }) {
  if (answer === undefined) return null
  return (
    <span className={styles.status}>
      <SourceMark notice={panelNotice(answer.data, answer.meta)} />
      <PolledStatus polled={{ times: barsTimes(answer) }} periodSeconds={barsPeriodSeconds} />
      <Explain of="candles" />
    </span>
  )
}

export function barsTimes({ data, meta, answeredAt }: BarsAnswer) {
  return panelTimes(data, meta, answeredAt)
}
