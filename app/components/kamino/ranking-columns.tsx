import type { KaminoFilledOrderWire, KaminoTokenWire, KaminoTraderWire } from '~/contracts/kamino'
import { formatCount } from '~/domain/format'
import { Key } from '~/ui/key'
import { Link } from '~/ui/link'
import { SideMark } from '~/ui/side-mark'
import type { Column } from '~/ui/table'
import { onlyPhone, tone } from '~/ui/text-style.css'
import { TokenCell } from '~/ui/token-cell'
import { PairCell, UsdCell } from '../orders/order-cells'
import { tokenPath } from '../shell/pages'
import { BoughtShare } from './bought-share'
import { kaminoText } from './kamino-text'
import { TraderCell } from './trader-cell'
import { TraderVolume } from './trader-tier'

const { columns } = kaminoText

/** A count, with the word for it where no header says what is counted. */
export function CountCell({ count, noun }: { readonly count: number; readonly noun: string }) {
  return (
    <span className={tone.muted}>
      {formatCount(count)}
      <span className={onlyPhone}> {noun}</span>
    </span>
  )
}

export const traderColumns: readonly Column<KaminoTraderWire>[] = [
  {
    key: 'rank',
    header: columns.rank,
    width: 34,
    align: 'end',
    phone: 'first',
    cell: ({ rank }) => <span className={tone.subtle}>{formatCount(rank)}</span>,
  },
  {
    key: 'trader',
    header: columns.trader,
    phone: 'name',
    cell: ({ trader }) => <TraderCell trader={trader} />,
  },
  {
    key: 'swaps',
    header: columns.swaps,
    width: 60,
    align: 'end',
    phone: 'second',
    cell: ({ totalSwaps }) => <CountCell count={totalSwaps} noun={kaminoText.swaps} />,
  },
  {
    key: 'volume',
    header: columns.volume,
    width: 104,
    align: 'end',
    phone: 'amount',
    cell: ({ totalVolumeUsd }) => <TraderVolume volumeUsd={totalVolumeUsd} />,
  },
]

export const filledColumns: readonly Column<KaminoFilledOrderWire>[] = [
  { key: 'pair', header: columns.pair, phone: 'name', cell: (order) => <PairCell order={order} /> },
  {
    key: 'side',
    header: columns.side,
    width: 62,
    phone: 'first',
    cell: ({ buy }) => <SideMark buy={buy} />,
  },
  {
    key: 'maker',
    header: columns.maker,
    width: 84,
    align: 'end',
    rank: 'second',
    phone: 'third',
    cell: ({ maker }) => <Key value={maker} />,
  },
  {
    key: 'fills',
    header: columns.fills,
    width: 52,
    align: 'end',
    phone: 'second',
    cell: ({ numberOfFills }) => <CountCell count={numberOfFills} noun={kaminoText.fills} />,
  },
  {
    key: 'amount',
    header: columns.amount,
    width: 84,
    align: 'end',
    phone: 'amount',
    cell: ({ amountUsd }) => (
      <b>
        <UsdCell amountUsd={amountUsd} />
      </b>
    ),
  },
]

export const tokenColumns: readonly Column<KaminoTokenWire>[] = [
  { key: 'token', header: columns.token, phone: 'name', cell: (row) => <TokenOf row={row} /> },
  {
    key: 'split',
    header: columns.split,
    width: 116,
    phone: 'bar',
    cell: (row) => <BoughtShare boughtUsd={row.totalBuyVolumeUsd} soldUsd={row.totalSellVolumeUsd} />,
  },
  {
    key: 'volume',
    header: columns.volume,
    width: 84,
    align: 'end',
    phone: 'amount',
    cell: ({ totalVolumeUsd }) => (
      <b>
        <UsdCell amountUsd={totalVolumeUsd} />
      </b>
    ),
  },
]

/** The symbol alone: three cards stand side by side. */
function TokenOf({ row }: { readonly row: KaminoTokenWire }) {
  const token = {
    mint: row.mint,
    symbol: row.tokenSymbol,
    name: null,
    verified: row.tokenVerified,
    imitates: null,
    hasPicture: row.tokenImage !== null,
  }
  return (
    <Link to={tokenPath(row.mint)} title={row.tokenName ?? row.mint}>
      <TokenCell token={token} logoSize={16} />
    </Link>
  )
}
