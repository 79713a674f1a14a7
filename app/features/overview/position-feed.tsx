import type { FeedPositionWire } from '~/contracts/overview'
import { formatUsd } from '~/domain/format/format'
import type { PerpVenue } from '~/domain/protocol/venues'
import { HeldRanking } from '~/shared/live/held-ranking'
import { DirectionMark } from '~/shared/marks/direction-mark'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { TraderCell } from '~/shared/orders/trader-cell'
import { FailedPanel } from '~/shared/page-data/failed-panel'
import { PolledStatus } from '~/shared/page-data/polled-status'
import { usePolled } from '~/shared/page-data/use-polled'
import { driftPath, marketPath, venuePath } from '~/shared/paths/drift-paths'
import { MarketName } from '~/shared/perps/market-name'
import { button } from '~/ui/controls/button-class'
import { Link } from '~/ui/controls/link'
import { ExportLink } from '~/ui/export/export-link'
import { Age } from '~/ui/marks/age'
import { Card } from '~/ui/panel/card'
import { PanelState } from '~/ui/panel/panel-state'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import { NumberCell } from '~/ui/table/number-cell'
import type { RankingColumn } from '~/ui/table/ranking'
import { text } from '~/ui/text'
import { overviewText } from './overview-text'
import type { OverviewVenue } from './overview-venue'
import { type OverviewPanels, paces, panelPath, rowCounts } from './panels'
import * as styles from './position-feed.css'

const { columns: heads } = overviewText

const columns: readonly RankingColumn<FeedPositionWire>[] = [
  { key: 'market', header: heads.market, cell: (record) => <Market record={record} /> },
  {
    key: 'side',
    header: heads.side,
    width: 62,
    cell: ({ positionSide }) => <DirectionMark long={positionSide === 'long'} />,
  },
  {
    key: 'size',
    header: heads.size,
    width: 60,
    align: 'end',
    cell: ({ sizeNotional }) => <NumberCell number={formatUsd(sizeNotional)} abbreviated />,
  },
  {
    key: 'trader',
    header: heads.trader,
    width: 70,
    align: 'end',
    cell: ({ authority }) => <TraderCell trader={authority} />,
  },
  {
    key: 'age',
    header: heads.age,
    width: 48,
    align: 'end',
    cell: ({ time }) => <Age at={Math.floor(time / 1_000)} />,
  },
]

const periodSeconds = paces.positions.everyMs / 1_000

interface PositionFeedProps {
  readonly answer: OverviewPanels['positions']
  readonly perps: OverviewVenue
}

/**
 * Recently changed positions, each in its state after its latest fill. In the layout with two columns, the
 * feed is as tall as the neighbouring panels.
 */
export function PositionFeed({ answer, perps }: PositionFeedProps) {
  const title = overviewText.positions(perps.name)
  const polled = usePolled(panelPath('positions'), answer, paces.positions)
  return (
    <Card
      title={title}
      status={<PolledStatus polled={polled} periodSeconds={periodSeconds} />}
      actions={
        <Actions title={title} venue={perps.venue} empty={polled.data === null || polled.data.length === 0} />
      }
      notice={polled.notice}
    >
      {polled.data === null ? (
        <FailedPanel
          what={title}
          failure={polled.failure}
          action={{ label: text.retry, onSelect: polled.refresh }}
        />
      ) : polled.data.length === 0 ? (
        <PanelState
          kind="empty"
          times={polled.times}
          title={overviewText.none}
          reason={overviewText.noPositions}
        />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        <section className={styles.scrolled} aria-label={overviewText.positionRows} tabIndex={0}>
          <StaleDimmer times={polled.times} periodSeconds={periodSeconds}>
            <HeldRanking caption={title} columns={columns} rows={polled.data} keyOf={({ id }) => id} />
          </StaleDimmer>
        </section>
      )}
    </Card>
  )
}

interface ActionsProps {
  readonly title: string
  readonly venue: PerpVenue
  readonly empty: boolean
}

function Actions({ title, venue, empty }: ActionsProps) {
  return (
    <>
      <Link
        to={venuePath(driftPath('traders'), venue)}
        className={button({ variant: 'ghost', size: 'small' })}
      >
        {overviewText.topPositions}
      </Link>
      <MetricInfo of="positionSize" />
      <ExportLink
        href={`/api/perps/positions/history/latest?venue=${venue}&limit=${rowCounts.positions}&format=csv`}
        empty={empty}
        what={title}
      />
    </>
  )
}

function Market({ record }: { readonly record: FeedPositionWire }) {
  const { venue, marketKey, baseAssetSymbol, marketIndex } = record
  if (marketKey === null || baseAssetSymbol === null) return <>{`M${marketIndex}`}</>
  return (
    <Link to={venuePath(marketPath(marketKey), venue)} className={styles.market}>
      <MarketName symbol={baseAssetSymbol} />
    </Link>
  )
}
