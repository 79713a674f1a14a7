import type { Address } from '~/domain/base/ids'
import type { UnixSeconds } from '~/domain/base/time'
import { isBuy } from '~/domain/order/order'
import type { PairSide } from '~/domain/order/order-view'
import type { TradeSide, TradeView } from '~/domain/order/trade-view'
import { sideOfDirection } from '~/domain/perp/perp'
import { perpOrderKey } from '~/domain/perp/perp-account-view'
import type { MarketMints } from '~/domain/perp/perp-market-mints'
import { computeQuoteUsd } from '~/domain/perp/perp-math'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import { perpProtocolOf, protocolFacts } from '~/domain/protocol/protocol'
import type { LargeFill, LargePerpFill } from '~/store/read/read-top-trades'
import { toPairSide } from '../tokens/pair-side.server'
import { readTokenSides, type SpotDeps } from '../tokens/token-sides.server'

export interface TradeDeps extends SpotDeps {
  readonly marketMints: MarketMints
}

/** A trade of a spot order without its value, and its two tokens. */
export type SpotTrade = Omit<TradeView, 'filledUsd' | 'input' | 'output'> &
  Record<'input' | 'output', PairSide>

/** Converts an execution of a spot order, except its value. */
export function toSpotTrade(
  fill: Pick<LargeFill, 'protocol' | 'input' | 'output' | 'at' | 'order' | 'signature'>,
  nowAt: UnixSeconds,
  publicUrl: string,
): SpotTrade {
  return {
    tradeType: protocolFacts[fill.protocol].tradeType,
    buy: isBuy(fill.input.mint, fill.output.mint),
    input: toPairSide(fill.input, nowAt, publicUrl),
    output: toPairSide(fill.output, nowAt, publicUrl),
    at: fill.at,
    order: fill.order,
    signature: fill.signature,
    market: undefined,
  }
}

/**
 * Returns a function that converts perp executions to trades of the market's base asset against the quote token of its
 * venue. The function converts only the given executions.
 */
export async function perpTradesOf<Fill extends LargePerpFill>(
  deps: TradeDeps,
  fills: readonly Fill[],
): Promise<(fill: Fill) => TradeView> {
  const mintOf = ({ name = '' }: LargePerpFill) => deps.marketMints.ofMarket(name)[0]?.mint
  const known = fills.map(mintOf).filter((mint) => mint !== undefined)
  const quoteOf = ({ venue }: LargePerpFill) => perpVenueFacts[venue].quote.mint
  const sideOf = await readTokenSides(deps, [...new Set([...fills.map(quoteOf), ...known])])
  return (fill) => perpTrade(fill, baseSide(fill, mintOf(fill), sideOf), sideOf(quoteOf(fill)))
}

function perpTrade(fill: LargePerpFill, base: TradeSide, quote: TradeSide): TradeView {
  const buy = sideOfDirection[fill.userDirection ?? fill.takerDirection] === 'buy'
  return {
    tradeType: protocolFacts[perpProtocolOf(fill.venue)].tradeType,
    buy,
    input: buy ? quote : base,
    output: buy ? base : quote,
    at: fill.at,
    filledUsd: computeQuoteUsd(fill.quoteRaw),
    order: orderKeyOf(fill) ?? fill.signature,
    signature: fill.signature,
    market: { index: fill.marketIndex, key: fill.marketKey, name: fill.name ?? `M${fill.marketIndex}` },
  }
}

/** Returns the key of the order of an execution. The order existed in the slot of the execution. */
function orderKeyOf({ venue, user, orderId, slot }: LargePerpFill): string | undefined {
  if (user === undefined || orderId === undefined) return undefined
  const placedSlot = perpVenueFacts[venue].reusesOrderIds ? slot : undefined
  return perpOrderKey({ userKey: user, orderId, placedSlot })
}

function baseSide(
  fill: LargePerpFill,
  mint: Address | undefined,
  sideOf: (mint: string) => PairSide,
): TradeSide {
  const symbol = fill.baseSymbol ?? `M${fill.marketIndex}`
  // The base asset of a perp market counts as verified because the venue has named the market. Other tokens
  // may have the same symbol.
  return { mint, symbol, logoUrl: mint === undefined ? undefined : sideOf(mint).logoUrl, verified: true }
}
