import type { FeedPositionWire } from '~/contracts/overview'
import { formatUsd } from '~/domain/format'
import { Age } from '~/ui/age'
import { button } from '~/ui/button-class'
import { Card } from '~/ui/card'
import { DirectionMark } from '~/ui/direction-mark'
import { ExportLink } from '~/ui/export-link'
import { Key } from '~/ui/key'
import { Link } from '~/ui/link'
import { NumberCell } from '~/ui/number-cell'
import { overviewText } from '~/ui/overview-text'
import { PanelState } from '~/ui/panel-state'
import type { RankingColumn } from '~/ui/ranking'
import { StaleDimmer } from '~/ui/stale-dimmer'
import { text } from '~/ui/text'
import { driftPath, marketPath } from '../drift/drift-paths'
import { MarketName } from '../drift/market-name'
import { FailedPanel } from '../live/failed-panel'
import { HeldRanking } from '../live/held-ranking'
import { PolledStatus } from '../live/polled-status'
import { usePolled } from '../live/use-polled'
import { MetricInfo } from '../metric-info/metric-info'
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
    cell: ({ authority }) => (
      <Link to={`/jupiter/dca/${encodeURIComponent(authority)}?as=trader`} className={styles.trader}>
        <Key value={authority} />
      </Link>
    ),
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

/**
 * Recently changed positions, each in its state after its latest fill. In the layout with two columns, the
 * feed is as tall as the neighbouring panels.
 */
export function PositionFeed({ answer }: { readonly answer: OverviewPanels['positions'] }) {
  const polled = usePolled(panelPath('positions'), answer, paces.positions)
  return (
    <Card
      title={overviewText.positions}
      status={<PolledStatus polled={polled} periodSeconds={periodSeconds} />}
      actions={<Actions empty={polled.data === null || polled.data.length === 0} />}
      notice={polled.notice}
    >
      {polled.data === null ? (
        <FailedPanel
          what={overviewText.positions}
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
            <HeldRanking
              caption={overviewText.positions}
              columns={columns}
              rows={polled.data}
              keyOf={({ id }) => id}
            />
          </StaleDimmer>
        </section>
      )}
    </Card>
  )
}

function Actions({ empty }: { readonly empty: boolean }) {
  return (
    <>
      <Link to={driftPath('traders')} className={button({ variant: 'ghost', size: 'small' })}>
        {overviewText.topPositions}
      </Link>
      <MetricInfo of="positionSize" />
      <ExportLink
        href={`/api/drift/positions/history/latest?limit=${rowCounts.positions}&format=csv`}
        empty={empty}
        what={overviewText.positions}
      />
    </>
  )
}

function Market({ record }: { readonly record: FeedPositionWire }) {
  const { marketKey, baseAssetSymbol, marketIndex } = record
  if (marketKey === null || baseAssetSymbol === null) return <>{`M${marketIndex}`}</>
  return (
    <Link to={marketPath(marketKey)} className={styles.market}>
      <MarketName symbol={baseAssetSymbol} />
    </Link>
  )
}
