import type { KaminoFilledOrderWire, KaminoTokenWire, KaminoTraderWire } from '~/contracts/kamino'
import { formatCount, formatUsd } from '~/domain/format/format'
import { mapNullable } from '~/lib/map-nullable'
import { SideMark } from '~/shared/marks/side-mark'
import { TokenCell } from '~/shared/marks/token-cell'
import { PairCell } from '~/shared/orders/order-cells'
import { tokenPath } from '~/shared/paths/pages'
import { Link } from '~/ui/controls/link'
import { NumberCell } from '~/ui/table/number-cell'
import type { RankingColumn } from '~/ui/table/ranking'
import { lineLink, tone } from '~/ui/theme/text-style.css'
import { kaminoText } from '../kamino-text'
import { TraderCell } from '../trader-cell'
import { TraderVolume } from '../trader-tier'
import { BoughtShare } from './bought-share'

const { columns } = kaminoText

export const traderColumns: readonly RankingColumn<KaminoTraderWire>[] = [
  {
    key: 'rank',
    header: columns.rank,
    width: 34,
    align: 'end',
    cell: ({ rank }) => <span className={tone.subtle}>{formatCount(rank)}</span>,
  },
  {
    key: 'trader',
    header: columns.trader,
    cell: ({ trader }) => <TraderCell trader={trader} />,
  },
  {
    key: 'swaps',
    header: columns.swaps,
    width: 60,
    align: 'end',
    cell: ({ totalSwaps }) => <span className={tone.muted}>{formatCount(totalSwaps)}</span>,
  },
  {
    key: 'volume',
    header: columns.volume,
    width: 104,
    align: 'end',
    ranked: true,
    cell: ({ totalVolumeUsd }) => <TraderVolume volumeUsd={totalVolumeUsd} />,
  },
]

export const filledColumns: readonly RankingColumn<KaminoFilledOrderWire>[] = [
  { key: 'pair', header: columns.pair, cell: (order) => <PairCell order={order} /> },
  {
    key: 'side',
    header: columns.side,
    width: 54,
    cell: ({ buy }) => <SideMark buy={buy} />,
  },
  {
    key: 'fills',
    header: columns.fills,
    width: 44,
    align: 'end',
    cell: ({ numberOfFills }) => <span className={tone.muted}>{formatCount(numberOfFills)}</span>,
  },
  {
    key: 'amount',
    header: columns.amount,
    width: 88,
    align: 'end',
    ranked: true,
    cell: ({ amountUsd }) => (
      <b>
        <NumberCell number={mapNullable(amountUsd, formatUsd)} abbreviated />
      </b>
    ),
  },
]

export const tokenColumns: readonly RankingColumn<KaminoTokenWire>[] = [
  { key: 'token', header: columns.token, cell: (row) => <TokenOf row={row} /> },
  {
    key: 'split',
    header: columns.split,
    width: 116,
    cell: (row) => <BoughtShare boughtUsd={row.totalBuyVolumeUsd} soldUsd={row.totalSellVolumeUsd} />,
  },
  {
    key: 'volume',
    header: columns.volume,
    width: 88,
    align: 'end',
    ranked: true,
    cell: ({ totalVolumeUsd }) => (
      <b>
        <NumberCell number={mapNullable(totalVolumeUsd, formatUsd)} abbreviated />
      </b>
    ),
  },
]

/** Shows only the symbol of the token, because three cards are side by side and have little space. */
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
    <Link to={tokenPath(row.mint)} className={lineLink} title={row.tokenName ?? row.mint} data-row-link="">
      <TokenCell token={token} logoSize={16} />
    </Link>
  )
}
