import type { PerpPositionWire } from '~/contracts/perps/perp-account'
import { formatPerpPrice, formatUsd } from '~/domain/format/format'
import { formatAmount } from '~/domain/format/format-amount'
import { mapNullable } from '~/lib/map-nullable'
import { DirectionMark } from '~/shared/marks/direction-mark'
import { signTone } from '~/shared/marks/sign-tone'
import { UsdCell } from '~/shared/orders/order-cells'
import { NumberCell } from '~/ui/table/number-cell'
import { tableColumn } from '~/ui/table/table'
import { onlyPhone } from '~/ui/theme/text-style.css'
import { positionText } from './position-text'

/** Headers of the columns. */
interface PositionHeads {
  readonly side: string
  readonly base: string
  readonly entry: string
  readonly price: string
  readonly unsettled: string
  readonly value: string
}

/** Returns a function that creates columns that read one field only. A list needs the fields of its columns. */
const columnOf = <Field extends keyof PerpPositionWire>() => tableColumn<Pick<PerpPositionWire, Field>>()

/** Columns with the figures of an open position. Each list adds the trader, or the market, of the position. */
export function positionFigures(heads: PositionHeads) {
  return {
    side: columnOf<'positionSide'>()({
      key: 'side',
      header: heads.side,
      width: 80,
      phone: 'first',
      reads: ['positionSide'],
      cell: ({ positionSide }) => <DirectionMark long={positionSide === 'long'} />,
    }),
    base: baseColumn(heads.base),
    entry: priceColumn('entryPrice', heads.entry),
    price: priceColumn('lastOraclePrice', heads.price),
    unsettled: columnOf<'unrealizedPnl'>()({
      key: 'unsettled',
      header: heads.unsettled,
      width: 130,
      align: 'end',
      phone: 'fourth',
      reads: ['unrealizedPnl'],
      cell: ({ unrealizedPnl }) => (
        <>
          <span className={onlyPhone}>{positionText.unsettled} </span>
          <NumberCell
            number={mapNullable(unrealizedPnl, formatUsd)}
            abbreviated
            inTone={signTone(unrealizedPnl, 2)}
          />
        </>
      ),
    }),
    value: columnOf<'sizeNotional'>()({
      key: 'value',
      header: heads.value,
      width: 100,
      align: 'end',
      phone: 'amount',
      reads: ['sizeNotional'],
      cell: ({ sizeNotional }) => <UsdCell amountUsd={sizeNotional} />,
    }),
  } as const
}

function baseColumn(header: string) {
  return columnOf<'baseAssetAmount'>()({
    key: 'base',
    header,
    width: 100,
    align: 'end',
    phone: 'second',
    reads: ['baseAssetAmount'],
    cell: ({ baseAssetAmount }) => <NumberCell number={formatAmount(baseAssetAmount)} />,
  })
}

function priceColumn<Field extends 'entryPrice' | 'lastOraclePrice'>(field: Field, header: string) {
  return columnOf<Field>()({
    key: field,
    header,
    width: 100,
    align: 'end',
    rank: 'second',
    phone: 'none',
    reads: [field],
    cell: (position) => <NumberCell number={mapNullable(position[field], formatPerpPrice)} />,
  })
}
