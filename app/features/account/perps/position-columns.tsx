import { formatPerpPrice, formatUsd } from '~/domain/format/format'
import { formatAmount } from '~/domain/format/format-amount'
import { mapNullable } from '~/lib/map-nullable'
import { DirectionMark } from '~/shared/marks/direction-mark'
import { toneOf } from '~/shared/perps/format-market'
import { NumberCell } from '~/ui/table/number-cell'
import { tableColumn } from '~/ui/table/table'
import { accountText } from '../account-text'
import { MarketCell, VenueName } from './perp-cells'
import type { PositionRow } from './perp-rows'

const heads = accountText.positionColumns

const positionColumn = tableColumn<PositionRow>()

/** Columns of a trader's open positions at all perps venues. */
export const positionColumns = [
  positionColumn({
    key: 'market',
    header: heads.market,
    phone: 'name',
    reads: ['marketKey', 'baseAssetSymbol', 'venue', 'authority'],
    cell: ({ marketKey, baseAssetSymbol, venue, authority }) => (
      <MarketCell market={marketKey} symbol={baseAssetSymbol} venue={venue} trader={authority} />
    ),
  }),
  positionColumn({
    key: 'venue',
    header: heads.venue,
    width: 80,
    phone: 'none',
    reads: ['venue'],
    cell: ({ venue }) => <VenueName venue={venue} />,
  }),
  positionColumn({
    key: 'side',
    header: heads.side,
    width: 80,
    phone: 'first',
    reads: ['positionSide'],
    cell: ({ positionSide }) => <DirectionMark long={positionSide === 'long'} />,
  }),
  positionColumn({
    key: 'size',
    header: heads.size,
    width: 100,
    align: 'end',
    phone: 'second',
    reads: ['baseAssetAmount'],
    cell: ({ baseAssetAmount }) => <NumberCell number={formatAmount(baseAssetAmount)} />,
  }),
  price('entry', heads.entry, 'entryPrice'),
  price('price', heads.price, 'lastOraclePrice'),
  positionColumn({
    key: 'unsettled',
    header: heads.unsettled,
    width: 130,
    align: 'end',
    phone: 'fourth',
    reads: ['unrealizedPnl'],
    cell: ({ unrealizedPnl }) => (
      <NumberCell number={mapNullable(unrealizedPnl, formatUsd)} abbreviated inTone={toneOf(unrealizedPnl)} />
    ),
  }),
  positionColumn({
    key: 'settled',
    header: heads.settled,
    width: 120,
    align: 'end',
    rank: 'first',
    phone: 'none',
    reads: ['settledPnl'],
    cell: ({ settledPnl }) => (
      <NumberCell number={formatUsd(settledPnl)} abbreviated inTone={toneOf(settledPnl)} />
    ),
  }),
  positionColumn({
    key: 'value',
    header: heads.value,
    width: 100,
    align: 'end',
    phone: 'amount',
    reads: ['sizeNotional'],
    cell: ({ sizeNotional }) => <NumberCell number={mapNullable(sizeNotional, formatUsd)} abbreviated />,
  }),
]

function price<Field extends 'entryPrice' | 'lastOraclePrice'>(key: string, header: string, field: Field) {
  return positionColumn({
    key,
    header,
    width: 100,
    align: 'end',
    rank: 'second',
    phone: 'none',
    reads: [field],
    cell: (position) => <NumberCell number={mapNullable(position[field], formatPerpPrice)} />,
  })
}
