import type { PerpTradeWire } from '~/contracts/perps/perp'
import type { OfVenue } from '~/contracts/perps/venue'
import { formatDecimals, formatUsd, missingText } from '~/domain/format/format'
import { OutsideLink } from '~/shared/links/outside-link'
import { SideMark } from '~/shared/marks/side-mark'
import { marketPath } from '~/shared/paths/drift-paths'
import { counterpartyOf, type FollowedTrader, roleIn, sideOf } from '~/shared/perps/followed-trader'
import { MarketName } from '~/shared/perps/market-name'
import { PerpPrice } from '~/shared/perps/perp-price'
import { Chip } from '~/ui/marks/chip'
import { NumberCell } from '~/ui/table/number-cell'
import { type Column, tableColumn } from '~/ui/table/table'
import { onlyPhone, tone } from '~/ui/theme/text-style.css'
import { LargeMark } from '../large/large-mark'
import { VenueMark } from '../venue/venue-mark'
import { ClockTime, ZoneNote } from './clock-time'
import * as styles from './feed.css'
import { feedText } from './feed-text'
import { TraderLink, useFilteredHref } from './trader-link'

const heads = feedText.tradeColumns

type TradeRow = OfVenue<PerpTradeWire>

const tradeColumn = tableColumn<TradeRow>()

const timeColumn = tradeColumn({
  key: 'time',
  header: heads.time,
  width: 88,
  phone: 'first',
  reads: ['signature', 'time'],
  headerNote: <ZoneNote />,
  cell: (trade) => <Time trade={trade} />,
})

const marketColumn = tradeColumn({
  key: 'market',
  header: heads.market,
  width: 104,
  phone: 'name',
  reads: ['venue', 'marketKey', 'baseAssetSymbol'],
  cell: (trade) => <Market trade={trade} />,
})

const usdColumn = tradeColumn({
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
})

/**
 * Columns of the table with the trades of a market, or of all markets (`null`). With a trader, the side is
 * that of the trader, and the other party is shown with the trader's role.
 */
export function tradeColumns(
  symbol: string | null,
  trader: FollowedTrader | null,
): readonly Column<TradeRow>[] {
  const ofAll = symbol === null
  return [
    timeColumn,
    ...(ofAll ? [marketColumn] : []),
    sideColumn(trader, ofAll ? 'second' : 'name'),
    ...(trader === null ? [] : [roleColumn(trader, ofAll ? 'third' : 'second')]),
    priceColumn(ofAll && trader !== null ? 'none' : 'third'),
    sizeColumn(symbol),
    usdColumn,
    partyColumn(trader, ofAll),
  ]
}

type Spot = Column<TradeRow>['phone']

function sideColumn(trader: FollowedTrader | null, phone: Spot) {
  return tradeColumn({
    key: 'side',
    header: heads.side,
    width: 58,
    phone,
    reads: ['side', 'taker', 'maker', 'liquidation'],
    cell: (trade) => <Side side={sideOf(trade, trader)} liquidation={trade.liquidation} />,
  })
}

function roleColumn(trader: FollowedTrader, phone: Spot) {
  return tradeColumn({
    key: 'role',
    header: heads.role,
    width: 50,
    phone,
    reads: ['taker', 'maker'],
    cell: (trade) => {
      const role = roleIn(trade, trader)
      return role === undefined ? missingText : <span className={tone.muted}>{feedText.roles[role]}</span>
    },
  })
}

function priceColumn(phone: Spot) {
  return tradeColumn({
    key: 'price',
    header: heads.price,
    width: 66,
    align: 'end',
    phone,
    reads: ['price'],
    cell: (trade) => <PerpPrice price={trade.price} />,
  })
}

function sizeColumn(symbol: string | null) {
  return tradeColumn({
    key: 'size',
    header: symbol === null ? heads.sizeOfAny : heads.size(symbol),
    width: 70,
    align: 'end',
    phone: 'none',
    reads: ['baseAssetAmount'],
    cell: (trade) => <BaseAmount amount={trade.baseAssetAmount} />,
  })
}

function partyColumn(trader: FollowedTrader | null, ofAll: boolean) {
  return tradeColumn({
    key: 'party',
    header: trader === null ? heads.taker : heads.counterparty,
    width: 92,
    align: 'end',
    phone: 'fourth',
    reads: ['taker', 'maker', 'marketKey'],
    cell: (trade) => (
      <TraderLink
        trader={counterpartyOf(trade, trader)}
        market={ofAll ? null : trade.marketKey}
        isLinked={ofAll || trade.marketKey !== null}
      />
    ),
  })
}

/** Time of a trade, with a link to the transaction in an explorer. A click on the row follows this link. */
function Time({ trade }: { readonly trade: Pick<PerpTradeWire, 'signature' | 'time'> }) {
  return (
    <OutsideLink
      to={{ kind: 'transaction', signature: trade.signature }}
      className={styles.cellLink}
      title={feedText.transaction}
      data-row-link=""
    >
      <ClockTime at={trade.time} />
    </OutsideLink>
  )
}

interface SideProps {
  readonly side: 'buy' | 'sell' | undefined
  readonly liquidation: boolean
}

function Side({ side, liquidation }: SideProps) {
  return (
    <>
      {side === undefined ? missingText : <SideMark buy={side === 'buy'} />}
      {liquidation ? (
        <Chip kind="warning" title={feedText.liquidation}>
          L
        </Chip>
      ) : null}
    </>
  )
}

/** Market of a trade. The table's click listener handles the navigation (`useFollowLinks`). */
function Market({ trade }: { readonly trade: Pick<TradeRow, 'venue' | 'marketKey' | 'baseAssetSymbol'> }) {
  const hrefOf = useFilteredHref()
  const name = (
    <span className={styles.market}>
      <MarketName symbol={trade.baseAssetSymbol} />
      <VenueMark venue={trade.venue} />
    </span>
  )
  if (trade.marketKey === null) return name
  return (
    <a href={hrefOf(marketPath(trade.marketKey))} className={styles.cellLink}>
      {name}
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
    <abbr className={`${styles.amount} ${tone.text}`} title={formatDecimals(amount, 8)}>
      {formatDecimals(amount, decimals)}
    </abbr>
  )
}
