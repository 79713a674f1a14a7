import type { TapeTradeWire } from '~/contracts/tape'
import { formatPriceInFull, formatUsd, missingText } from '~/domain/format/format'
import { perpVenueOfTrade } from '~/domain/protocol/venue-of-trade'
import { mapNullable } from '~/lib/map-nullable'
import { OutsideLink } from '~/shared/links/outside-link'
import { MarketPair } from '~/shared/marks/market-pair'
import { Pair } from '~/shared/marks/pair'
import { SideMark } from '~/shared/marks/side-mark'
import { PriceCell } from '~/shared/orders/order-cells'
import { perpTraderPath, traderPath } from '~/shared/paths/detail-path'
import { marketPath, venuePath } from '~/shared/paths/drift-paths'
import { useOrderHref } from '~/shared/paths/order-href'
import { Key } from '~/ui/clipboard/key'
import { Link } from '~/ui/controls/link'
import { Age } from '~/ui/marks/age'
import { NumberCell } from '~/ui/table/number-cell'
import { type Column, tableColumn } from '~/ui/table/table'
import { onlyPhone, tone } from '~/ui/theme/text-style.css'
import * as styles from './trades.css'
import { tradesText } from './trades-text'

const heads = tradesText.columns
const column = tableColumn<TapeTradeWire>()

/** Columns of the list of trades. */
export const tradesColumns: readonly Column<TapeTradeWire>[] = [
  column({
    key: 'time',
    header: heads.time,
    width: 64,
    phone: 'fourth',
    reads: ['timestamp', 'signature', 'tradeType'],
    cell: (trade) => <Time trade={trade} />,
  }),
  column({
    key: 'side',
    header: heads.side,
    width: 58,
    phone: 'second',
    reads: ['buy'],
    cell: ({ buy }) => <SideMark buy={buy} />,
  }),
  column({
    key: 'pair',
    header: heads.pair,
    phone: 'name',
    reads: [
      'tradeType',
      'publicKey',
      'buy',
      'inputMint',
      'outputMint',
      'inputTokenSymbol',
      'outputTokenSymbol',
      'inputTokenImage',
      'outputTokenImage',
      'inputTokenVerified',
      'outputTokenVerified',
      'marketKey',
      'marketName',
    ],
    cell: (trade) => <Traded trade={trade} />,
  }),
  column({
    key: 'venue',
    header: heads.venue,
    width: 96,
    rank: 'fourth',
    phone: 'third',
    reads: ['tradeType'],
    cell: ({ tradeType }) => <span className={tone.muted}>{tradesText.venues[tradeType]}</span>,
  }),
  column({
    key: 'price',
    header: heads.price,
    width: 84,
    align: 'end',
    rank: 'second',
    phone: 'middle',
    reads: ['priceUsd'],
    cell: ({ priceUsd }) => <PriceCell price={priceUsd} format={formatPriceInFull} />,
  }),
  column({
    key: 'value',
    header: heads.value,
    width: 84,
    align: 'end',
    phone: 'amount',
    reads: ['filledAmountUsd'],
    cell: ({ filledAmountUsd }) => (
      <>
        {filledAmountUsd === null ? null : <span className={onlyPhone}>$</span>}
        <NumberCell number={mapNullable(filledAmountUsd, formatUsd)} abbreviated />
      </>
    ),
  }),
  column({
    key: 'trader',
    header: heads.trader,
    width: 104,
    align: 'end',
    rank: 'first',
    phone: 'first',
    reads: ['trader', 'tradeType'],
    cell: (trade) => <Trader trade={trade} />,
  }),
]

/** Time of a trade, with its transaction. A click on the row of a perp trade follows this link. */
function Time({
  trade: { timestamp, signature, tradeType },
}: {
  readonly trade: Pick<TapeTradeWire, 'timestamp' | 'signature' | 'tradeType'>
}) {
  return (
    <OutsideLink
      to={{ kind: 'transaction', signature }}
      className={styles.cellLink}
      data-row-link={perpVenueOfTrade(tradeType) === undefined ? undefined : ''}
    >
      <Age at={timestamp} />
    </OutsideLink>
  )
}

type TradedFields = Omit<TapeTradeWire, 'id' | 'timestamp' | 'signature' | 'slot' | 'marketIndex'>

/** The market of a perp trade, or the pair of a spot trade with its order. A click on the row opens the order. */
function Traded({
  trade,
}: {
  readonly trade: Pick<TradedFields, 'tradeType' | 'publicKey' | 'buy'> & PairFields
}) {
  const orderHrefOf = useOrderHref()
  const perpVenue = perpVenueOfTrade(trade.tradeType)
  if (perpVenue !== undefined) {
    const name = trade.marketName
    if (name === null) return missingText
    return trade.marketKey === null ? (
      <MarketPair market={name} />
    ) : (
      <Link to={venuePath(marketPath(trade.marketKey), perpVenue)} className={styles.cellLink}>
        <MarketPair market={name} />
      </Link>
    )
  }
  const side = (which: 'input' | 'output') => ({
    mint: trade[`${which}Mint` as const] ?? '',
    symbol: trade[`${which}TokenSymbol` as const],
    name: null,
    verified: trade[`${which}TokenVerified` as const],
    hasPicture: trade[`${which}TokenImage` as const] !== null,
  })
  return (
    <Link
      to={orderHrefOf(trade.publicKey)}
      sameView
      replace={false}
      className={styles.cellLink}
      data-row-link=""
    >
      <Pair input={side('input')} output={side('output')} buy={trade.buy} />
    </Link>
  )
}

type PairFields = Pick<
  TapeTradeWire,
  | 'inputMint'
  | 'outputMint'
  | 'inputTokenSymbol'
  | 'outputTokenSymbol'
  | 'inputTokenImage'
  | 'outputTokenImage'
  | 'inputTokenVerified'
  | 'outputTokenVerified'
  | 'marketKey'
  | 'marketName'
>

/** Link to the trader's page. The trader of a perp trade is a User account, whose trades are on a tab of its own. */
function Trader({ trade }: { readonly trade: Pick<TapeTradeWire, 'trader' | 'tradeType'> }) {
  const { trader, tradeType } = trade
  if (trader === null) return <>{missingText}</>
  const isPerp = perpVenueOfTrade(tradeType) !== undefined
  return (
    <Link to={isPerp ? perpTraderPath(trader) : traderPath(trader)} className={styles.cellLink}>
      <Key value={trader} />
    </Link>
  )
}
