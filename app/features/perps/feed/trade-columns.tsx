import type { PerpTradeWire } from '~/contracts/perps/perp'
import { formatDecimals, formatPerpPrice, formatUsd } from '~/domain/format/format'
import { mapNullable } from '~/lib/map-nullable'
import { OutsideLink } from '~/shared/links/outside-link'
import { SideMark } from '~/shared/marks/side-mark'
import { marketPath } from '~/shared/paths/drift-paths'
import { Key } from '~/ui/clipboard/key'
import { Chip } from '~/ui/marks/chip'
import { NumberCell } from '~/ui/table/number-cell'
import { type Column, tableColumn } from '~/ui/table/table'
import { onlyPhone, tone } from '~/ui/theme/text-style.css'
import { LargeMark } from '../large/large-mark'
import { ClockTime } from './clock-time'
import * as styles from './feed.css'
import { feedText } from './feed-text'

const heads = feedText.tradeColumns

const tradeColumn = tableColumn<PerpTradeWire>()

const toPrice = [
  tradeColumn({
    key: 'time',
    header: heads.time,
    width: 68,
    phone: 'first',
    reads: ['signature', 'time'],
    cell: (trade) => <Time trade={trade} />,
  }),
  tradeColumn({
    key: 'side',
    header: heads.side,
    width: 58,
    phone: 'name',
    reads: ['side', 'liquidation'],
    cell: (trade) => <Side trade={trade} />,
  }),
  tradeColumn({
    key: 'price',
    header: heads.price,
    width: 60,
    align: 'end',
    phone: 'third',
    reads: ['price'],
    cell: (trade) => <NumberCell number={mapNullable(trade.price, formatPerpPrice)} />,
  }),
]

const fromValue = [
  tradeColumn({
    key: 'usd',
    header: heads.usd,
    width: 72,
    align: 'end',
    phone: 'amount',
    reads: ['quoteAssetAmount'],
    cell: (trade) => (
      <>
        <LargeMark amountUsd={trade.quoteAssetAmount} />
        <span className={onlyPhone}>$</span>
        <NumberCell number={formatUsd(trade.quoteAssetAmount)} abbreviated />
      </>
    ),
  }),
  tradeColumn({
    key: 'taker',
    header: heads.taker,
    width: 88,
    align: 'end',
    phone: 'fourth',
    reads: ['taker', 'marketKey'],
    cell: (trade) => <Taker trade={trade} />,
  }),
]

/** Columns of the table with a market's trades. */
export function tradeColumns(symbol: string): readonly Column<PerpTradeWire>[] {
  const size = tradeColumn({
    key: 'size',
    header: heads.size(symbol),
    width: 70,
    align: 'end',
    phone: 'none',
    reads: ['baseAssetAmount'],
    cell: (trade) => <BaseAmount amount={trade.baseAssetAmount} />,
  })
  return [...toPrice, size, ...fromValue]
}

/** Time of a trade, with a link to the transaction in an explorer. */
function Time({ trade }: { readonly trade: Pick<PerpTradeWire, 'signature' | 'time'> }) {
  return (
    <OutsideLink
      to={{ kind: 'transaction', signature: trade.signature }}
      className={styles.cellLink}
      title={feedText.transaction}
    >
      <ClockTime at={trade.time} />
    </OutsideLink>
  )
}

function Side({ trade }: { readonly trade: Pick<PerpTradeWire, 'side' | 'liquidation'> }) {
  return (
    <>
      <SideMark buy={trade.side === 'buy'} />
      {trade.liquidation ? (
        <Chip kind="warning" title={feedText.liquidation}>
          L
        </Chip>
      ) : null}
    </>
  )
}

/**
 * Link to the trader's activity in the current market. The table's click listener handles the navigation
 * (`useFollowLinks`).
 */
function Taker({ trade }: { readonly trade: Pick<PerpTradeWire, 'taker' | 'marketKey'> }) {
  const { taker, marketKey } = trade
  if (taker === null) return <NumberCell number={undefined} />
  if (marketKey === null) return <Key value={taker} />
  return (
    <a href={marketPath(marketKey, taker)} className={styles.keyLink} title={feedText.ofTrader}>
      <Key value={taker} />
    </a>
  )
}

/** Amounts of this size and above are shown without decimals, because there is no space. */
const wholeFrom = 1_000_000
const smallBelow = 1

/**
 * An amount of the base asset. It has two decimals, four decimals below 1, and no decimals from a million.
 * The tooltip shows the full precision.
 */
export function BaseAmount({ amount }: { readonly amount: number }) {
  const decimals = amount >= wholeFrom ? 0 : amount < smallBelow ? 4 : 2
  return (
    <abbr className={`${styles.plain} ${tone.text}`} title={formatDecimals(amount, 8)}>
      {formatDecimals(amount, decimals)}
    </abbr>
  )
}
