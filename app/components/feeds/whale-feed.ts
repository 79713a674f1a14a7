import type { DcaOrderWire, KaminoOrderWire, LimitOrderWire } from '~/contracts/order'
import { formatDecimals, shortKey } from '~/domain/format'
import { formatCycle } from '~/domain/format-cycle'
import { formatDollars } from '~/domain/format-dollars'
import type { DexLabel } from '~/domain/order-kind'
import type { PerpDirection } from '~/domain/perp'
import type { UnixSeconds } from '~/domain/time'
import { marketPath } from '../drift/drift-paths'
import { orderPath } from '../order-popup/order-href'
import type { FeedEntry } from './feed'
import { feedText } from './feed-text'

type OrderWire = DcaOrderWire | LimitOrderWire | KaminoOrderWire

/**
 * Returns the entry of a large order. It contains only facts from the opening, which never change, so readers
 * see it once. `undefined`: value or time unknown.
 */
export function orderEntry(order: OrderWire, dex: DexLabel): FeedEntry | undefined {
  const { createdAt, amountUsd, publicKey } = order
  if (createdAt === null || amountUsd === null) return undefined
  const input = order.inputTokenSymbol ?? shortKey(order.inputMint)
  const output = order.outputTokenSymbol ?? shortKey(order.outputMint)
  const maker = 'maker' in order ? order.maker : order.userPublicKey
  const amount = order.amount === null ? input : `${formatDecimals(order.amount, 2)} ${input}`
  const isVouchedFor = order.inputTokenVerified && order.outputTokenVerified
  return {
    id: orderPath(publicKey),
    title: feedText.order(dex, `${input} → ${output}`, formatDollars(amountUsd)),
    text: [
      feedText.ofOrder(amount, maker),
      'cycleFrequency' in order ? cyclesOf(order, input) : undefined,
      isVouchedFor ? undefined : feedText.unverified,
    ]
      .filter((sentence) => sentence !== undefined)
      .join(' '),
    path: orderPath(publicKey),
    publishedAt: createdAt,
    updatedAt: createdAt,
  }
}

function cyclesOf({ inAmountPerCycle, cycleFrequency }: DcaOrderWire, symbol: string): string | undefined {
  if (inAmountPerCycle === null) return undefined
  return feedText.every(formatCycle(cycleFrequency), `${formatDecimals(inAmountPerCycle, 2)} ${symbol}`)
}

/** A large position after an execution. */
export interface LargePosition {
  readonly marketKey: string
  readonly marketName: string
  readonly wallet: string
  readonly side: PerpDirection
  readonly sizeUsd: number
  readonly at: UnixSeconds
}

/**
 * Returns the entry of a large position. Later executions of the same position update the entry instead of
 * adding another.
 */
export function positionEntry(position: LargePosition): FeedEntry {
  const { marketKey, marketName, wallet, side, sizeUsd, at } = position
  const path = marketPath(marketKey, wallet)
  return {
    id: `${path}#${side}`,
    title: feedText.position(marketName, side, formatDollars(sizeUsd)),
    text: feedText.ofPosition(wallet),
    path,
    publishedAt: at,
    updatedAt: at,
  }
}
