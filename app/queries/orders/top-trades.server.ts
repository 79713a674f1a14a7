import type { Address } from '~/domain/base/ids'
import { isBuy } from '~/domain/order/order'
import type { PairSide } from '~/domain/order/order-view'
import { type TradeSide, type TradeView, topTrades } from '~/domain/order/trade-view'
import { sideOfDirection } from '~/domain/perp/perp'
import { perpOrderKey } from '~/domain/perp/perp-account-view'
import type { MarketMints } from '~/domain/perp/perp-market-mints'
import { computeQuoteUsd } from '~/domain/perp/perp-math'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import { perpProtocolOf, protocolFacts } from '~/domain/protocol/protocol'
import {
  type LargeFill,
  type LargePerpFill,
  readLargestFills,
  readLargestPerpFills,
} from '~/store/read/read-top-trades'
import { toPairSide } from '../tokens/pair-side.server'
import { nowOf, readTokenSides, type SpotDeps } from '../tokens/token-sides.server'

/** Cache settings. Clients reload the list of trades every five minutes. */
const ofTopTrades = { topics: [], maxAgeMs: 10_000, staleMs: 50_000 } as const

export interface TopTradesDeps extends SpotDeps {
  readonly marketMints: MarketMints
}

/**
 * Returns the largest executions of the last 24 hours, the largest first. Perp executions and spot executions
 * have separate limits.
 */
export function readTopTrades(deps: TopTradesDeps): Promise<readonly TradeView[]> {
  return deps.cache.get<readonly TradeView[]>({
    key: 'top trades',
    ...ofTopTrades,
    weigh: (rows) => rows.length,
    load: async () => {
      const now = nowOf(deps)
      const { windowSeconds, leastUsd } = topTrades
      const request = { since: now - windowSeconds, now, leastUsd }
      const [fills, perpFills] = await Promise.all([
        readLargestFills(deps.pool, { ...request, limit: topTrades.others }),
        readLargestPerpFills(deps.pool, { ...request, limit: topTrades.perps }),
      ])
      const trades = [
        ...fills.map((fill) => spotTrade(fill, now, deps.publicUrl)),
        ...(await perpTrades(deps, perpFills)),
      ]
      return trades.sort((left, right) => right.filledUsd - left.filledUsd)
    },
  })
}

function spotTrade(fill: LargeFill, now: number, publicUrl: string): TradeView {
  return {
    tradeType: protocolFacts[fill.protocol].tradeType,
    buy: isBuy(fill.input.mint, fill.output.mint),
    input: toPairSide(fill.input, now, publicUrl),
    output: toPairSide(fill.output, now, publicUrl),
    at: fill.at,
    filledUsd: fill.usd,
    order: fill.order,
    signature: fill.signature,
    market: undefined,
  }
}

/** Converts a perp execution to a trade of the market's base asset against the quote token of its venue. */
async function perpTrades(deps: TopTradesDeps, fills: readonly LargePerpFill[]): Promise<TradeView[]> {
  const mintOf = ({ name = '' }: LargePerpFill) => deps.marketMints.ofMarket(name)[0]?.mint
  const known = fills.map(mintOf).filter((mint) => mint !== undefined)
  const quoteOf = ({ venue }: LargePerpFill) => perpVenueFacts[venue].quote.mint
  const sideOf = await readTokenSides(deps, [...new Set([...fills.map(quoteOf), ...known])])
  return fills.map((fill) => perpTrade(fill, baseSide(fill, mintOf(fill), sideOf), sideOf(quoteOf(fill))))
}

function perpTrade(fill: LargePerpFill, base: TradeSide, quote: TradeSide): TradeView {
  const buy = sideOfDirection[fill.takerDirection] === 'buy'
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
  const symbol = baseSymbolOf(fill)
  // The base asset of a perp market counts as verified because the venue has named the market. Other tokens
  // may have the same symbol.
  return { mint, symbol, logoUrl: mint === undefined ? undefined : sideOf(mint).logoUrl, verified: true }
}

function baseSymbolOf({ baseSymbol, marketIndex }: LargePerpFill): string {
  return baseSymbol ?? `M${marketIndex}`
}
