import type { Address } from '../base/ids'

/** A side of the SOL/USDC order book: bids buy SOL with USDC, asks sell it. */
export type BookSide = 'bid' | 'ask'

/** Minimum size of a level to show, lamports: 0.001 SOL. */
export const leastLevelRaw = 1_000_000n

/** Number of levels that a book shows per side. */
export const levelsPerSide = 20

const lamportsPerSol = 1e9
const usdcRawPerUsdc = 1e6

/** A resting limit order between wrapped SOL and USDC. Amounts are base units of the two mints. */
export interface BookOrder {
  readonly key: Address
  readonly maker: Address
  readonly side: BookSide
  readonly initialInputRaw: bigint
  readonly expectedOutputRaw: bigint
  readonly remainingInputRaw: bigint
}

/** One order as a level of the book. */
export interface BookLevel {
  readonly order: Address
  readonly trader: Address
  /** Price, USDC per SOL. */
  readonly price: number
  /** Remaining size, SOL. */
  readonly size: number
  /**
   * Whether this level could trade with a level on the other side. Keepers have not yet matched such orders.
   */
  readonly crossed: boolean
}

/** Bids from the highest price down, asks from the lowest up. */
export interface OrderBook {
  readonly bids: readonly BookLevel[]
  readonly asks: readonly BookLevel[]
}

/**
 * Returns an order's remaining size in lamports. For a bid, the remaining USDC is converted at the order's
 * price.
 */
export function remainingLamports(order: Omit<BookOrder, 'key' | 'maker'>): bigint {
  if (order.side === 'ask') return order.remainingInputRaw
  return order.initialInputRaw === 0n
    ? 0n
    : (order.remainingInputRaw * order.expectedOutputRaw) / order.initialInputRaw
}

/**
 * Builds the book with one level per order. Small levels are dropped before the best 20 of each side are
 * kept.
 */
export function buildBook(orders: readonly BookOrder[]): OrderBook {
  const levels = orders
    .filter((order) => order.initialInputRaw > 0n && order.expectedOutputRaw > 0n)
    .filter((order) => remainingLamports(order) >= leastLevelRaw)
    .map((order) => ({ side: order.side, ...levelOf(order) }))
  const bids = levels.filter(({ side }) => side === 'bid').sort(byPrice(-1))
  const asks = levels.filter(({ side }) => side === 'ask').sort(byPrice(1))
  const [bestBid, bestAsk] = [bids[0], asks[0]]
  const marked =
    (isCrossed: (price: number) => boolean) =>
    ({ order, trader, price, size }: (typeof levels)[number]): BookLevel => ({
      order,
      trader,
      price,
      size,
      crossed: isCrossed(price),
    })
  return {
    bids: bids
      .slice(0, levelsPerSide)
      .map(marked((price) => bestAsk !== undefined && price >= bestAsk.price)),
    asks: asks
      .slice(0, levelsPerSide)
      .map(marked((price) => bestBid !== undefined && price <= bestBid.price)),
  }
}

function levelOf(order: BookOrder) {
  const [usdcRaw, lamports] =
    order.side === 'bid'
      ? [order.initialInputRaw, order.expectedOutputRaw]
      : [order.expectedOutputRaw, order.initialInputRaw]
  return {
    order: order.key,
    trader: order.maker,
    price: Number(usdcRaw) / usdcRawPerUsdc / (Number(lamports) / lamportsPerSol),
    size: Number(remainingLamports(order)) / lamportsPerSol,
  }
}

/** Creates a comparator: best price first, then the larger size, then by key. */
function byPrice(sign: 1 | -1) {
  type Level = ReturnType<typeof levelOf>
  return (left: Level, right: Level) =>
    sign * (left.price - right.price) || right.size - left.size || (left.order < right.order ? -1 : 1)
}
