import { formatPerpPrice, missingText, shortKey } from '~/domain/format/format'
import { formatAmount } from '~/domain/format/format-amount'
import { mapNullable } from '~/lib/map-nullable'
import { ExplorerLink } from '~/shared/links/explorer-link'
import { OutsideLink } from '~/shared/links/outside-link'
import { SideMark } from '~/shared/marks/side-mark'
import { UsdCell } from '~/shared/orders/order-cells'
import { traderPath } from '~/shared/paths/detail-path'
import { counterpartyOf, type FollowedTrader, roleIn, sideOf } from '~/shared/perps/followed-trader'
import { Key } from '~/ui/clipboard/key'
import { keyLink } from '~/ui/clipboard/key.css'
import { Link } from '~/ui/controls/link'
import { Age } from '~/ui/marks/age'
import { NumberCell } from '~/ui/table/number-cell'
import { tableColumn } from '~/ui/table/table'
import { tone } from '~/ui/theme/text-style.css'
import { accountText } from '../account-text'
import { MarketCell, venueColumn } from './perp-cells'
import type { PerpFillRow } from './perp-rows'

const heads = accountText.fillColumns

const fillColumn = tableColumn<PerpFillRow>()

/** Columns of a trader's perp fills. Side and role are the trader's, and the other party is the counterparty. */
export function fillColumns(trader: FollowedTrader) {
  return [
    ageColumn,
    fillColumn({
      key: 'market',
      header: heads.market,
      phone: 'name',
      reads: ['marketKey', 'baseAssetSymbol', 'venue'],
      cell: ({ marketKey, baseAssetSymbol, venue }) => (
        <MarketCell market={marketKey} symbol={baseAssetSymbol} venue={venue} trader={trader.key} />
      ),
    }),
    venueColumn(heads.venue),
    ...partsOf(trader),
    ...amountColumns,
    transactionColumn,
  ]
}

const ageColumn = fillColumn({
  key: 'age',
  header: heads.age,
  width: 60,
  phone: 'first',
  reads: ['time', 'signature'],
  cell: ({ time, signature }) => (
    // The first such link of a row is the one that a click on the row follows.
    <OutsideLink to={{ kind: 'transaction', signature }} title={accountText.openTransaction} data-row-link="">
      <Age at={time} />
    </OutsideLink>
  ),
})

const amountColumns = [
  fillColumn({
    key: 'price',
    header: heads.price,
    width: 100,
    align: 'end',
    rank: 'fourth',
    phone: 'none',
    reads: ['price'],
    cell: ({ price }) => <NumberCell number={mapNullable(price, formatPerpPrice)} />,
  }),
  fillColumn({
    key: 'size',
    header: heads.size,
    width: 100,
    align: 'end',
    rank: 'second',
    phone: 'none',
    reads: ['baseAssetAmount'],
    cell: ({ baseAssetAmount }) => <NumberCell number={formatAmount(baseAssetAmount)} />,
  }),
  fillColumn({
    key: 'value',
    header: heads.value,
    width: 100,
    align: 'end',
    phone: 'amount',
    reads: ['quoteAssetAmount'],
    cell: ({ quoteAssetAmount }) => <UsdCell amountUsd={quoteAssetAmount} />,
  }),
]

const transactionColumn = fillColumn({
  key: 'transaction',
  header: heads.transaction,
  width: 44,
  align: 'end',
  rank: 'first',
  phone: 'none',
  reads: ['signature'],
  cell: ({ signature }) => (
    <ExplorerLink
      to={{ kind: 'transaction', signature }}
      title={accountText.openTransaction}
      what={shortKey(signature)}
    />
  ),
})

/** Columns of the trader's part in a fill. */
function partsOf(trader: FollowedTrader) {
  return [
    fillColumn({
      key: 'side',
      header: heads.side,
      width: 70,
      phone: 'second',
      reads: ['side', 'taker', 'maker'],
      cell: (fill) => {
        const side = sideOf(fill, trader)
        return side === undefined ? missingText : <SideMark buy={side === 'buy'} />
      },
    }),
    fillColumn({
      key: 'role',
      header: heads.role,
      width: 70,
      phone: 'third',
      reads: ['taker', 'maker'],
      cell: (fill) => {
        const role = roleIn(fill, trader)
        return role === undefined ? (
          missingText
        ) : (
          <span className={tone.muted}>{accountText.roles[role]}</span>
        )
      },
    }),
    fillColumn({
      key: 'counterparty',
      header: heads.counterparty,
      width: 120,
      phone: 'fourth',
      reads: ['taker', 'maker'],
      cell: (fill) => {
        const other = counterpartyOf(fill, trader)
        if (other === null) return <NumberCell number={undefined} />
        return (
          <Link to={traderPath(other)} className={keyLink}>
            <Key value={other} />
          </Link>
        )
      },
    }),
  ]
}
