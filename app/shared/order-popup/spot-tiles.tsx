import type { SpotOrderDetails } from '~/contracts/order-details'
import type { DcaOrderWire, KaminoOrderWire, LimitOrderWire } from '~/contracts/orders/order'
import {
  formatCount,
  formatPriceInFull,
  formatSigned,
  formatUsd,
  missingText,
  shortKey,
} from '~/domain/format/format'
import { formatAmount, formatAmountBriefly } from '~/domain/format/format-amount'
import { formatCountdown } from '~/domain/format/format-countdown'
import { mapNullable } from '~/lib/map-nullable'
import { Pace } from '~/shared/marks/pace'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { awayPercent } from '~/shared/orders/order-values'
import { useNow } from '~/ui/marks/now'
import { NumberCell } from '~/ui/table/number-cell'
import { Dollars, OrderStatusWord, Tile, Tiles } from './order-facts'
import { cycleText } from './order-sums'
import { endWords, orderText } from './order-text'

/** Main figures of each kind of order. */
export function SpotTiles({ details }: { readonly details: SpotOrderDetails }) {
  switch (details.dex) {
    case 'Jupiter DCA':
      return <DcaTiles order={details.order} />
    case 'Jupiter Limit':
      return <LimitTiles order={details.order} />
    case 'Kamino':
      return <KaminoTiles order={details.order} />
  }
}

function DcaTiles({ order }: { readonly order: DcaOrderWire }) {
  const { inAmountPerCycle, inputMintPrice, cycleFrequency, nextCycleAt, status } = order
  const cycleUsd =
    inAmountPerCycle === null || inputMintPrice === null ? null : inAmountPerCycle * inputMintPrice
  return (
    <Tiles>
      <Tile label={<MetricInfo of="usdSpentPerMinute">{orderText.usdPerMinute}</MetricInfo>}>
        <Pace usdPerMinute={order.usdSpentPerMinute} />
      </Tile>
      <Tile label={orderText.perCycle}>
        <Dollars number={mapNullable(cycleUsd, formatUsd)} />
      </Tile>
      <Tile label={orderText.every}>{cycleText(cycleFrequency)}</Tile>
      {status !== 'open' && <Tile label={orderText.statusLabel}>{endWords[status]}</Tile>}
      {nextCycleAt !== null && (
        <Tile label={orderText.nextCycle}>
          <NextCycle at={nextCycleAt} />
        </Tile>
      )}
    </Tiles>
  )
}

function NextCycle({ at }: { readonly at: number }) {
  const left = at - useNow().seconds
  return <>{left <= 0 ? orderText.overdue : formatCountdown(left)}</>
}

function LimitTiles({ order }: { readonly order: LimitOrderWire }) {
  return (
    <Tiles>
      <PriceTile order={order} />
      <StatusTile order={order} />
      <RemainingTile amount={order.makingAmount} order={order} />
      <Tile label={<MetricInfo of="orderAmountUsd">{orderText.size}</MetricInfo>}>
        <Dollars number={mapNullable(order.amountUsd, formatUsd)} />
      </Tile>
    </Tiles>
  )
}

function KaminoTiles({ order }: { readonly order: KaminoOrderWire }) {
  return (
    <Tiles>
      <PriceTile order={order} />
      <StatusTile order={order} />
      <RemainingTile amount={order.remainingInputAmount} order={order} />
      <Tile label={orderText.fillCount}>
        {order.numberOfFills === null ? missingText : formatCount(order.numberOfFills)}
      </Tile>
    </Tiles>
  )
}

interface RemainingTileProps {
  /** Remaining amount, UI units. `null`: the decimals of the token are unknown. */
  readonly amount: number | null
  readonly order: Pick<LimitOrderWire | KaminoOrderWire, 'inputTokenSymbol' | 'inputMint'>
}

/**
 * Remaining amount of an order, in units of its token. A USD value would be misleading, because the value of
 * the whole order uses the prices at opening.
 */
function RemainingTile({ amount, order }: RemainingTileProps) {
  const symbol = order.inputTokenSymbol ?? shortKey(order.inputMint)
  return (
    <Tile label={orderText.remaining}>
      <span title={remainingTitle(amount, symbol)}>
        <NumberCell number={mapNullable(amount, formatAmountBriefly)} /> <bdi translate="no">{symbol}</bdi>
      </span>
    </Tile>
  )
}

/** Full amount with its symbol, because the tile cuts both off if they don't fit. */
function remainingTitle(amount: number | null, symbol: string): string {
  return amount === null ? symbol : `${formatAmount(amount).full} ${symbol}`
}

function PriceTile({ order }: { readonly order: LimitOrderWire | KaminoOrderWire }) {
  const away = awayPercent(order)
  const title = away === undefined ? undefined : orderText.away(formatSigned(away, 1))
  return (
    <Tile label={<MetricInfo of="limitPriceUsd">{orderText.limitPriceUsd}</MetricInfo>}>
      <span title={title}>
        {order.limitPriceUsd === null ? null : '$'}
        <NumberCell number={mapNullable(order.limitPriceUsd, formatPriceInFull)} />
      </span>
    </Tile>
  )
}

function StatusTile({ order }: { readonly order: LimitOrderWire | KaminoOrderWire }) {
  return (
    <Tile label={<MetricInfo of="limitStatus">{orderText.statusLabel}</MetricInfo>}>
      <OrderStatusWord status={order.status} progress={order.progress} />
    </Tile>
  )
}
