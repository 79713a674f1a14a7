import { formatPrice, formatSigned, formatUsd, missingText } from '~/domain/format/format'
import { formatTimeLeft } from '~/domain/format/format-time'
import type { OrderStatus } from '~/domain/order/order'
import { type LimitOrderWord, limitOrderWord } from '~/domain/order/order-math'
import { mapNullable } from '~/lib/map-nullable'
import { Pace } from '~/shared/marks/pace'
import { Pair } from '~/shared/marks/pair'
import { useOrderHref } from '~/shared/paths/order-href'
import { ordersText } from '~/shared/text/orders-text'
import { Link } from '~/ui/controls/link'
import { type ChipKind, chip } from '~/ui/marks/chip.css'
import { useTicks } from '~/ui/marks/now'
import { LiveText } from '~/ui/signal/live-text'
import { bind, combine, map, peek, type Signal, writeText } from '~/ui/signal/signal'
import { NumberCell } from '~/ui/table/number-cell'
import { fromEnd, onlyPhone, tone } from '~/ui/theme/text-style.css'
import { orderLink } from './order-cells.css'
import type { OrderPairWire } from './order-pair'
import { type PacedOrder, secondsLeft } from './order-values'

/** A number of an order. A signal updates without a render. `null`: the number is unknown. */
type Figure = Signal<number | null> | number | null

/** Tokens sold and bought by an order. A click opens the order. */
export function PairCell({ order }: { readonly order: OrderPairWire }) {
  const hrefOf = useOrderHref()
  return (
    <Link to={hrefOf(order.publicKey)} sameView replace={false} className={orderLink} data-row-link="">
      <OrderPair order={order} />
    </Link>
  )
}

/** Tokens sold and bought by an order. */
export function OrderPair({ order }: { readonly order: Omit<OrderPairWire, 'publicKey'> }) {
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
  return <Pair input={input} output={output} buy={order.buy} />
}

/**
 * An amount in USD, abbreviated with K, M or B. On phones it has a dollar sign, because no column heading
 * shows the unit there.
 */
export function UsdCell({ amountUsd, muted = false }: { amountUsd: Figure; muted?: boolean }) {
  return (
    <>
      {peek(amountUsd) === null ? null : <span className={onlyPhone}>$</span>}
      <NumberCell
        number={map(amountUsd, (usd) => mapNullable(usd, formatUsd))}
        abbreviated
        inTone={muted ? 'muted' : 'text'}
      />
    </>
  )
}

interface PriceCellProps {
  readonly price: Figure
  /** Default: the short form of lists of orders. */
  readonly format?: typeof formatPrice
}

export function PriceCell({ price, format = formatPrice }: PriceCellProps) {
  return (
    <>
      <span className={onlyPhone}>{ordersText.at} </span>
      <NumberCell number={map(price, (usd) => mapNullable(usd, format))} />
    </>
  )
}

export function PaceCell({ usdPerMinute }: { readonly usdPerMinute: Figure }) {
  return (
    <>
      <Pace usdPerMinute={usdPerMinute} />
      {peek(usdPerMinute) === null ? null : <span className={onlyPhone}> {ordersText.perMinute}</span>}
    </>
  )
}

/** Distance of a limit price from the market price, percent with a sign. */
export function AwayCell({ percent }: { readonly percent: Signal<number | undefined> }) {
  const away = map(percent, (of) => (of === undefined ? missingText : formatSigned(of, 1)))
  return (
    <>
      <span ref={bind(away, writeText)} className={`${tone.muted} ${fromEnd}`}>
        {peek(away)}
      </span>
      {peek(percent) === undefined ? null : <span className={`${tone.muted} ${onlyPhone}`}> %</span>}
    </>
  )
}

interface TimeLeftOrder extends PacedOrder {
  readonly status: OrderStatus
  readonly progress: number
}

/** Countdown until a DCA order is complete. For a closed order, the outcome. */
export function TimeLeftCell({ order }: { readonly order: Signal<TimeLeftOrder> }) {
  const left = combine(order, useTicks(), (of, { seconds }) =>
    of.status === 'open'
      ? mapNullable(secondsLeft(of, seconds), formatTimeLeft)
      : limitOrderWord(of.status, of.progress),
  )
  return (
    <>
      <LiveText text={left} />
      {peek(order).status === 'open' && peek(left) ? (
        <span className={onlyPhone}> {ordersText.left}</span>
      ) : null}
    </>
  )
}

const chipOfWord = {
  Open: 'outline',
  Partial: 'plain',
  Complete: 'good',
  Cancelled: 'bad',
  Closed: 'plain',
} as const satisfies Record<LimitOrderWord, ChipKind>

/** Status of an order as a chip. A signal updates its text and colour without a render. */
export function StatusCell({ word }: { readonly word: Signal<LimitOrderWord> | LimitOrderWord }) {
  const shown = peek(word)
  return (
    <span ref={bind(word, writeStatus)} className={chip[chipOfWord[shown]]}>
      {shown}
    </span>
  )
}

function writeStatus(element: Element, word: LimitOrderWord) {
  writeText(element, word)
  element.className = chip[chipOfWord[word]]
}
