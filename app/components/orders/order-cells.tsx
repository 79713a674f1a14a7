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
import { useNow } from '~/ui/now'
import { NumberCell } from '~/ui/number-cell'
import { Pair } from '~/ui/pair'
import { text } from '~/ui/text'
import { onlyPhone, tone } from '~/ui/text-style.css'
import { useOrderHref } from '../order-popup/order-href'
import { orderLink } from './order-cells.css'
import { secondsLeft } from './order-figures'

/** The token fields that every order carries. */
interface PairWire {
  readonly inputMint: string
  readonly inputTokenSymbol: string | null
  readonly inputTokenName: string | null
  readonly inputTokenImage: string | null
  readonly inputTokenVerified: boolean
  readonly outputMint: string
  readonly outputTokenSymbol: string | null
  readonly outputTokenName: string | null
  readonly outputTokenImage: string | null
  readonly outputTokenVerified: boolean
  readonly buy: boolean
}

interface PairCellProps {
  readonly order: PairWire & { readonly publicKey: string }
}

/** Everything that the cell is drawn from. */
const drawnFrom = [
  'publicKey',
  'inputMint',
  'inputTokenSymbol',
  'inputTokenName',
  'inputTokenImage',
  'inputTokenVerified',
  'outputMint',
  'outputTokenSymbol',
  'outputTokenName',
  'outputTokenImage',
  'outputTokenVerified',
  'buy',
] as const satisfies readonly (keyof PairCellProps['order'])[]

/** What is given for what; opens the order (M96). It is half of what a row costs, and stays while the order's numbers change. */
export const PairCell = memo(
  function PairCell({ order }: PairCellProps) {
    const hrefOf = useOrderHref()
    return (
      <Link to={hrefOf(order.publicKey)} sameView className={orderLink} data-row-link="">
        <OrderPair order={order} />
      </Link>
    )
  },
  (before, after) => drawnFrom.every((field) => before.order[field] === after.order[field]),
)

/** What is given for what. */
export function OrderPair({ order }: { readonly order: PairWire }) {
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

/** USD with K, M or B. Without a header above it, on a phone, it carries its own dollar sign. */
export function UsdCell({ amountUsd, muted = false }: { amountUsd: number | null; muted?: boolean }) {
  return (
    <>
      {amountUsd === null ? null : <span className={onlyPhone}>$</span>}
      <NumberCell number={ifKnown(amountUsd, formatUsd)} abbreviated inTone={muted ? 'muted' : 'text'} />
    </>
  )
}

export function PriceCell({ price }: { readonly price: number | null }) {
  return (
    <>
      <span className={onlyPhone}>{text.at} </span>
      <NumberCell number={ifKnown(price, formatPrice)} />
    </>
  )
}

/** How far a price lies from the market, percent with its sign. */
export function AwayCell({ percent }: { readonly percent: number | undefined }) {
  return <span className={tone.muted}>{percent === undefined ? missingText : formatSigned(percent, 1)}</span>
}

/** Time until a DCA order is through; ticks. */
export function TimeLeftCell({ order }: { readonly order: DcaOrderRow }) {
  const now = useNow()
  const left = order.status === 'open' ? secondsLeft(order, now.seconds) : undefined
  if (left === undefined) return <span className={tone.muted}>{missingText}</span>
  return (
    <>
      {formatTimeLeft(left)}
      <span className={onlyPhone}> {text.left}</span>
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
