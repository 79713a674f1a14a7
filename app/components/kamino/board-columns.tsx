import { formatCount, formatUsd, missingText } from '~/domain/format'
import { mapNullable } from '~/lib/map-nullable'
import { nouns } from '~/ui/nouns'
import { NumberCell } from '~/ui/number-cell'
import { type Noun, nounOf } from '~/ui/range-text'
import { Sparkline } from '~/ui/sparkline'
import type { Column } from '~/ui/table'
import { onlyPhone, tone } from '~/ui/text-style.css'
import { StarButton } from '../favourites/star-button'
import { phoneRank, sparkAtEnd, trader as traderStyle } from './board.css'
import type { BoardRow } from './board-row'
import type { BoardWindow } from './kamino-params'
import { boardWindows } from './kamino-params'
import { kaminoText } from './kamino-text'
import { RankChangeMark } from './rank-change-mark'
import { ShareBar } from './share-bar'
import { TraderCell } from './trader-cell'
import { TraderVolume } from './trader-tier'

const { boardColumns: names, columns } = kaminoText

const steady: readonly Column<BoardRow>[] = [
  {
    key: 'rank',
    header: names.rank,
    width: 52,
    align: 'end',
    phone: 'none',
    cell: ({ rank }) => <span className={tone.muted}>{formatCount(rank)}</span>,
  },
  {
    key: 'change',
    header: names.change,
    width: 64,
    align: 'end',
    phone: 'none',
    cell: ({ shownChange }) => <RankChangeMark rankChange={shownChange} />,
  },
  { key: 'trader', header: columns.trader, width: 176, phone: 'name', cell: (row) => <Trader row={row} /> },
  {
    key: 'volume',
    header: columns.volume,
    width: 112,
    align: 'end',
    phone: 'amount',
    cell: ({ totalVolumeUsd }) => <TraderVolume volumeUsd={totalVolumeUsd} dollarSign />,
  },
  {
    key: 'share',
    header: names.share,
    share: 160,
    phone: 'bar',
    cell: ({ sharePercent, ofLargest }) => <ShareBar percent={sharePercent} ofLargest={ofLargest} />,
  },
  {
    key: 'swaps',
    header: columns.swaps,
    width: 76,
    align: 'end',
    phone: 'first',
    cell: ({ totalSwaps }) => <CountCell count={totalSwaps} noun={nouns.swaps} />,
  },
  {
    key: 'average',
    header: names.average,
    width: 88,
    align: 'end',
    phone: 'second',
    cell: ({ averageUsd }) => (
      <>
        <span className={onlyPhone}>
          {kaminoText.average} {averageUsd === null ? null : '$'}
        </span>
        <NumberCell number={mapNullable(averageUsd, formatUsd)} abbreviated />
      </>
    ),
  },
  {
    key: 'tokens',
    header: names.tokens,
    width: 64,
    align: 'end',
    rank: 'fourth',
    phone: 'none',
    cell: ({ distinctTokens }) => <CountCell count={distinctTokens} noun={nouns.tokens} />,
  },
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
 * Cell with the trader. On phones, the rank is shown before the trader and the rank change after the trader.
 */
function Trader({ row: { trader, rank, shownChange } }: { readonly row: BoardRow }) {
  return (
    <span className={traderStyle}>
      <span className={`${onlyPhone} ${phoneRank}`}>{formatCount(rank)}</span>
      <TraderCell trader={trader} />
      <StarButton
        item={{ kind: 'trader', key: trader, symbol: null, name: null, verified: true }}
        called={trader}
      />
      <span className={onlyPhone}>
        <RankChangeMark rankChange={shownChange} />
      </span>
    </span>
  )
}

/**
 * Returns the leaderboard's columns for a time window. The column with the volume chart covers the whole
 * window.
 */
function columnsOf(window: BoardWindow): readonly Column<BoardRow>[] {
  const span = names.series[window]
  return [
    ...steady,
    {
      key: 'series',
      header: span,
      width: 132,
      align: 'end',
      rank: 'third',
      phone: 'fourth',
      cell: ({ volumeSeries }) => (
        <span className={sparkAtEnd}>
          <Sparkline values={volumeSeries} label={kaminoText.volumeOverTime(span)} />
        </span>
      ),
    },
  ]
}

const [day, week, month] = boardWindows

/** Columns of the leaderboard for each time window. */
export const boardColumns: Readonly<Record<BoardWindow, readonly Column<BoardRow>[]>> = {
  [day]: columnsOf(day),
  [week]: columnsOf(week),
  [month]: columnsOf(month),
}
