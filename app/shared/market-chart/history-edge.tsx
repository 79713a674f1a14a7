import { Button } from '~/ui/controls/button'
import { Link } from '~/ui/controls/link'
import { text } from '~/ui/text'
import type { BarChoices } from './bar-choices'
import type { ChartBars } from './bars/use-chart-bars'
import * as styles from './market-chart.css'
import { marketChartText } from './market-chart-text'

interface HistoryEdgeProps extends Pick<ChartBars, 'history' | 'older' | 'loadOlder'> {
  readonly hrefOf: NonNullable<BarChoices['hrefOf']>
}

/** Says what is before the first bar: older bars that are being loaded, or the end of the history. */
export function HistoryEdge({ history, older, loadOlder, hrefOf }: HistoryEdgeProps) {
  return (
    <div className={styles.edge} role="status">
      {older === 'loading' ? marketChartText.loadingOlder : null}
      {older === 'failed' ? (
        <>
          {marketChartText.failedOlder}{' '}
          <Button size="small" onClick={loadOlder}>
            {text.retry}
          </Button>
        </>
      ) : null}
      {older === 'idle' && history?.before === 'plan' ? <PlanEdge /> : null}
      {older === 'idle' && history?.before === 'stored' ? (
        <>
          {marketChartText.storedEdge}{' '}
          <Link to={hrefOf({ kind: 'bars', interval: '1h' })} sameView className={styles.edgeLink}>
            {marketChartText.longerBars}
          </Link>
        </>
      ) : null}
    </div>
  )
}

function PlanEdge() {
  return (
    <span>
      {marketChartText.planEdge} {marketChartText.planEdgeStart}{' '}
      <Link to="/api/docs#plans" className={styles.edgeLink}>
        {marketChartText.plans}
      </Link>
      .
    </span>
  )
}
