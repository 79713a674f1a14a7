import type { MetricId } from '~/domain/metrics/metrics'
import { HeldRanking } from '~/shared/live/held-ranking'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { FailedPanel } from '~/shared/page-data/failed-panel'
import { PolledStatus } from '~/shared/page-data/polled-status'
import { type Polled, usePolled } from '~/shared/page-data/use-polled'
import { Link } from '~/ui/controls/link'
import { ExportLink } from '~/ui/export/export-link'
import { Card } from '~/ui/panel/card'
import { PanelState } from '~/ui/panel/panel-state'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import { text } from '~/ui/text'
import { overviewText } from './overview-text'
import { type OverviewPanels, paces, panelPath, rowCounts } from './panels'
import { type TokenVolume, volumeOfDca, volumeOfLimit } from './token-volume'
import { executedColumns } from './token-volume-columns'
import { moreLink, window as windowNote } from './token-volumes.css'

/** Polling interval of both rankings, seconds. */
const periodSeconds = paces.filled.everyMs / 1_000

interface RankingOf<Panel extends keyof OverviewPanels> {
  readonly answer: OverviewPanels[Panel]
  /**
   * Whether the history is still being indexed. If it is, an empty ranking does not mean that there were no
   * trades.
   */
  readonly isReading: boolean
}

/** Tokens with the largest volume of DCA orders in the last 24 hours. */
export function TopDcaTokens({ answer, isReading }: RankingOf<'filled'>) {
  const polled = usePolled(panelPath('filled'), answer, paces.filled)
  return (
    <TopTokens
      title={overviewText.topDca}
      metricId="dcaFilledByToken"
      csv={`/api/dca/aggregates?basis=filled&limit=${rowCounts.ranking}&format=csv`}
      rows={polled.data?.map(volumeOfDca)}
      polled={polled}
      isReading={isReading}
    />
  )
}

/** Tokens with the largest volume of Jupiter limit orders in the last 24 hours. */
export function TopLimitTokens({ answer, isReading }: RankingOf<'limits'>) {
  const polled = usePolled(panelPath('limits'), answer, paces.limits)
  return (
    <TopTokens
      title={overviewText.topLimit}
      metricId="limitFilledByToken"
      csv={`/api/limit/top/filled/table?size=${rowCounts.ranking}&format=csv`}
      rows={polled.data?.map(volumeOfLimit)}
      polled={polled}
      isReading={isReading}
    />
  )
}

interface TopTokensProps {
  readonly title: string
  readonly metricId: MetricId
  readonly csv: string
  /** Rows of the ranking. `undefined`: the ranking has not been read yet. */
  readonly rows: readonly TokenVolume[] | undefined
  readonly polled: Pick<Polled<unknown>, 'times' | 'notice' | 'failure' | 'refresh'>
  readonly isReading: boolean
}

function TopTokens({ title, metricId, csv, rows, polled, isReading }: TopTokensProps) {
  return (
    <Card
      title={title}
      status={<PolledStatus polled={polled} periodSeconds={periodSeconds} />}
      actions={
        <>
          <span className={windowNote}>{overviewText.day}</span>
          <MetricInfo of={metricId} />
          <ExportLink href={csv} empty={rows === undefined || rows.length === 0} what={title} />
        </>
      }
      notice={polled.notice}
      footer={
        <Link to="/tokens" className={moreLink}>
          {overviewText.allTokens}
        </Link>
      }
    >
      {rows === undefined ? (
        <Unavailable polled={polled} />
      ) : rows.length === 0 ? (
        <PanelState
          kind="empty"
          times={polled.times}
          title={overviewText.none}
          reason={isReading ? overviewText.readingVolume : overviewText.noVolume}
        />
      ) : (
        <StaleDimmer times={polled.times} periodSeconds={periodSeconds}>
          <HeldRanking caption={title} columns={executedColumns} rows={rows} keyOf={(row) => row.mint} />
        </StaleDimmer>
      )}
    </Card>
  )
}

/** Shown instead of a ranking that could not be read. */
export function Unavailable({ polled }: { readonly polled: Pick<Polled<unknown>, 'failure' | 'refresh'> }) {
  const { failure, refresh } = polled
  return (
    <FailedPanel
      what={overviewText.aggregates}
      failure={failure}
      action={{ label: text.retry, onSelect: refresh }}
    />
  )
}
