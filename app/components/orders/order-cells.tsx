import { memo } from 'react'
import type { DcaOrderRow } from '~/contracts/order-row'
import { formatPrice, formatSigned, formatUsd, missingText } from '~/domain/format'
import { formatTimeLeft } from '~/domain/format-time'
import type { OrderStatus } from '~/domain/order'
import { limitOrderWord } from '~/domain/order-math'
import { ifKnown } from '~/lib/known'
import { Chip } from '~/ui/chip'
import type { ChipKind } from '~/ui/chip.css'
import { Link } from '~/ui/link'
import { LiveText } from '~/ui/live-text'
import { combined, type LiveValue, mapped, nowOf, writeText, writtenBy } from '~/ui/live-value'
import { useTicks } from '~/ui/now'
import { NumberCell } from '~/ui/number-cell'
import { Pace } from '~/ui/pace'
import { Pair, type PairProps } from '~/ui/pair'
import { text } from '~/ui/text'
import { fromEnd, onlyPhone, tone } from '~/ui/text-style.css'
import { useOrderHref } from '../order-popup/order-href'
import { orderLink } from './order-cells.css'
import { secondsLeft } from './order-figures'
import { isSamePair, type OrderPairWire } from './order-pair'

/** A number of an order that may change. `null`: unknown. */
type Figure = LiveValue<number | null> | number | null

interface PairCellProps extends Pick<PairProps, 'narrow'> {
  readonly order: OrderPairWire
}

/**
 * Tokens sold and bought. A click opens the order. Memoized, because it is half of a row's render cost and
 * stays the same while the numbers change.
 */
export const PairCell = memo(
  function PairCell({ order, narrow }: PairCellProps) {
    const hrefOf = useOrderHref()
    return (
      <Link to={hrefOf(order.publicKey)} sameView className={orderLink} data-row-link="">
        <OrderPair order={order} narrow={narrow} />
      </Link>
    )
  },
  (before, after) => isSamePair(before.order, after.order),
)

interface OrderPairProps extends Pick<PairProps, 'narrow'> {
  readonly order: Omit<OrderPairWire, 'publicKey'>
}

/** Tokens sold and bought. */
export function OrderPair({ order, narrow }: OrderPairProps) {
  const input = {
    mint: order.inputMint,
    symbol: order.inputTokenSymbol,
    name: order.inputTokenName,
    verified: order.inputTokenVerified,
    hasPicture: order.inputTokenImage !== null,
  }
  const output = {
    mint: order.outputMint,
    symbol: order.outputTokenSymbol,
    name: order.outputTokenName,
    verified: order.outputTokenVerified,
    hasPicture: order.outputTokenImage !== null,
  }
  return <Pair input={input} output={output} buy={order.buy} narrow={narrow} />
}

/** USD with K, M or B. It has a dollar sign on phones, where no column heading names the unit. */
export function UsdCell({ amountUsd, muted = false }: { amountUsd: Figure; muted?: boolean }) {
  return (
    <>
      {nowOf(amountUsd) === null ? null : <span className={onlyPhone}>$</span>}
      <NumberCell
        number={mapped(amountUsd, (usd) => ifKnown(usd, formatUsd))}
        abbreviated
        inTone={muted ? 'muted' : 'text'}
      />
    </>
  )
}

export function PriceCell({ price }: { readonly price: Figure }) {
  return (
    <>
      <span className={onlyPhone}>{text.at} </span>
      <NumberCell number={mapped(price, (usd) => ifKnown(usd, formatPrice))} />
    </>
  )
}

export function PaceCell({ usdPerMinute }: { readonly usdPerMinute: Figure }) {
  return (
    <>
      <Pace usdPerMinute={usdPerMinute} />
      {nowOf(usdPerMinute) === null ? null : <span className={onlyPhone}> {text.perMinute}</span>}
    </>
  )
}

/** Distance of a price from the market, percent with sign. */
export function AwayCell({ percent }: { readonly percent: LiveValue<number | undefined> }) {
  const away = mapped(percent, (of) => (of === undefined ? missingText : formatSigned(of, 1)))
  return (
    <span ref={writtenBy(away, writeText)} className={`${tone.muted} ${fromEnd}`}>
      {nowOf(away)}
    </span>
  )
}

/** Countdown until a DCA order is complete, or the outcome of a closed order. */
export function TimeLeftCell({ order }: { readonly order: LiveValue<DcaOrderRow> | DcaOrderRow }) {
  const left = combined(order, useTicks(), (of, { seconds }) =>
    of.status === 'open'
      ? ifKnown(secondsLeft(of, seconds), formatTimeLeft)
      : limitOrderWord(of.status, of.progress),
  )
  return (
    <>
      <LiveText text={left} />
      {nowOf(order).status === 'open' && nowOf(left) ? <span className={onlyPhone}> {text.left}</span> : null}
    </>
  )
}

const chipOfWord = {
  Open: 'outline',
  Partial: 'plain',
  Complete: 'good',
  Cancelled: 'bad',
  Closed: 'plain',
} as const satisfies Record<ReturnType<typeof limitOrderWord>, ChipKind>

export function StatusCell({ status, progress }: { status: OrderStatus; progress: number }) {
  const word = limitOrderWord(status, progress)
  return <Chip kind={chipOfWord[word]}>{word}</Chip>
}
