import { formatCount, formatUsd, missingText } from '~/domain/format/format'
import { mapNullable } from '~/lib/map-nullable'
import { StarButton } from '~/shared/saved-items/star-button'
import { nouns } from '~/shared/text/nouns'
import { Sparkline } from '~/ui/marks/sparkline'
import { NumberCell } from '~/ui/table/number-cell'
import type { StaticColumn } from '~/ui/table/polled-table'
import { type Noun, nounOf } from '~/ui/table/range-text'
import { tableColumn } from '~/ui/table/table'
import { onlyPhone, tone } from '~/ui/theme/text-style.css'
import type { BoardWindow } from '../kamino-params'
import { boardWindows } from '../kamino-params'
import { kaminoText } from '../kamino-text'
import { TraderCell } from '../trader-cell'
import { TraderVolume } from '../trader-tier'
import { phoneRank, sparkAtEnd, trader as traderStyle } from './board.css'
import type { BoardRow } from './board-row'
import { RankChangeMark } from './rank-change-mark'
import { ShareBar } from './share-bar'

const { boardColumns: names, columns } = kaminoText

const boardColumn = tableColumn<BoardRow>()

const steady = [
  boardColumn({
    key: 'rank',
    header: names.rank,
    width: 52,
    align: 'end',
    phone: 'none',
    reads: ['rank'],
    cell: ({ rank }) => <span className={tone.muted}>{formatCount(rank)}</span>,
  }),
  boardColumn({
    key: 'change',
    header: names.change,
    width: 64,
    align: 'end',
    phone: 'none',
    reads: ['shownChange'],
    cell: ({ shownChange }) => <RankChangeMark rankChange={shownChange} />,
  }),
  boardColumn({
    key: 'trader',
    header: columns.trader,
    width: 176,
    phone: 'name',
    reads: ['trader', 'rank', 'shownChange'],
    cell: (row) => <Trader row={row} />,
  }),
  boardColumn({
    key: 'volume',
    header: columns.volume,
    width: 112,
    align: 'end',
    phone: 'amount',
    reads: ['totalVolumeUsd'],
    cell: ({ totalVolumeUsd }) => <TraderVolume volumeUsd={totalVolumeUsd} dollarSign />,
  }),
  boardColumn({
    key: 'share',
    header: names.share,
    share: 160,
    phone: 'bar',
    reads: ['sharePercent', 'ofLargest'],
    cell: ({ sharePercent, ofLargest }) => <ShareBar percent={sharePercent} ofLargest={ofLargest} />,
  }),
  boardColumn({
    key: 'swaps',
    header: columns.swaps,
    width: 76,
    align: 'end',
    phone: 'first',
    reads: ['totalSwaps'],
    cell: ({ totalSwaps }) => <CountCell count={totalSwaps} noun={nouns.swaps} />,
  }),
  boardColumn({
    key: 'average',
    header: names.average,
    width: 88,
    align: 'end',
    phone: 'second',
    reads: ['averageUsd'],
    cell: ({ averageUsd }) => (
      <>
        <span className={onlyPhone}>
          {kaminoText.average} {averageUsd === null ? null : '$'}
        </span>
        <NumberCell number={mapNullable(averageUsd, formatUsd)} abbreviated />
      </>
    ),
  }),
  boardColumn({
    key: 'tokens',
    header: names.tokens,
    width: 64,
    align: 'end',
    rank: 'fifth',
    phone: 'none',
    reads: ['distinctTokens'],
    cell: ({ distinctTokens }) => <CountCell count={distinctTokens} noun={nouns.tokens} />,
  }),
]

/**
 * Cell with a count. The cell shows the unit on phones, because phones show no column headings. `null`:
 * unknown.
 */
function CountCell({ count, noun }: { readonly count: number | null; readonly noun: Noun }) {
  if (count === null) return <span className={tone.muted}>{missingText}</span>
  return (
    <span className={tone.muted}>
      {formatCount(count)}
      <span className={onlyPhone}> {nounOf(count, noun)}</span>
    </span>
  )
}

/**
 * Cell with the trader. On phones, the rank and its change are shown before the trader.
 */
function Trader({
  row: { trader, rank, shownChange },
}: {
  readonly row: Pick<BoardRow, 'trader' | 'rank' | 'shownChange'>
}) {
  return (
    <span className={traderStyle}>
      <span className={onlyPhone}>
        <span className={phoneRank}>
          <span>{formatCount(rank)}</span>
          <RankChangeMark rankChange={shownChange} />
        </span>
      </span>
      <TraderCell trader={trader} />
      <StarButton
        item={{ kind: 'trader', key: trader, symbol: null, name: null, verified: true }}
        called={trader}
      />
    </span>
  )
}

/**
 * Returns the leaderboard's columns for a time window. The column with the volume chart covers the whole
 * window.
 */
function columnsOf(window: BoardWindow): readonly StaticColumn<BoardRow>[] {
  const span = names.series[window]
  return [
    ...steady,
    boardColumn({
      key: 'series',
      header: span,
      width: 132,
      align: 'end',
      rank: 'fourth',
      phone: 'fourth',
      reads: ['volumeSeries'],
      cell: ({ volumeSeries }) => (
        <span className={sparkAtEnd}>
          <Sparkline values={volumeSeries} label={kaminoText.volumeOverTime(span)} />
        </span>
      ),
    }),
  ]
}

const [day, week, month] = boardWindows

/** Columns of the leaderboard for each time window. */
export const boardColumns: Readonly<Record<BoardWindow, readonly StaticColumn<BoardRow>[]>> = {
  [day]: columnsOf(day),
  [week]: columnsOf(week),
  [month]: columnsOf(month),
}
