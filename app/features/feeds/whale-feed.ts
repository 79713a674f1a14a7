import type { DcaOrderWire, KaminoOrderWire, LimitOrderWire } from '~/contracts/orders/order'
import type { UnixSeconds } from '~/domain/base/time'
import { formatDecimals, shortKey } from '~/domain/format/format'
import { formatCycle } from '~/domain/format/format-cycle'
import { formatDollars } from '~/domain/format/format-dollars'
import type { DexLabel } from '~/domain/order/order-kind'
import type { PerpDirection } from '~/domain/perp/perp'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import type { PerpVenue } from '~/domain/protocol/venues'
import { marketPath, venuePath } from '~/shared/paths/drift-paths'
import { orderPath } from '~/shared/paths/order-href'
import { webFeedText } from '~/shared/sharing/web-feed-text'
import { entryPath } from './entry-path'
import type { FeedEntry } from './feed'

type OrderWire = DcaOrderWire | LimitOrderWire | KaminoOrderWire

/**
 * Returns the feed entry for a large order. The entry contains only facts from the opening of the order.
 * These facts never change, so feed readers show the entry once. `undefined`: the value or the time of the
 * opening is unknown.
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
    title: webFeedText.order(dex, `${input} → ${output}`, formatDollars(amountUsd)),
    text: [
      webFeedText.ofOrder(amount, maker),
      'cycleFrequency' in order ? cyclesOf(order, input) : undefined,
      isVouchedFor ? undefined : webFeedText.unverified,
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
  return webFeedText.every(formatCycle(cycleFrequency), `${formatDecimals(inAmountPerCycle, 2)} ${symbol}`)
}

/** A large position after a trade. */
export interface LargePosition {
  readonly venue: PerpVenue
  readonly marketKey: string
  readonly marketName: string
  readonly wallet: string
  readonly side: PerpDirection
  readonly sizeUsd: number
  readonly at: UnixSeconds
}

/**
 * Returns the feed entry for a large position. Later trades in the same position update this entry, so they
 * add no new entry.
 */
export function positionEntry(position: LargePosition): FeedEntry {
  const { venue, marketKey, marketName, wallet, side, sizeUsd, at } = position
  const path = marketPath(marketKey, wallet)
  return {
    id: `${entryPath(path, venue)}#${side}`,
    title: webFeedText.position(perpVenueFacts[venue].name, marketName, side, formatDollars(sizeUsd)),
    text: webFeedText.ofPosition(wallet),
    path: venuePath(path, venue),
    publishedAt: at,
    updatedAt: at,
  }
}
