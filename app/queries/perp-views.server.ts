import { baseScale, quoteScale } from '~/domain/perp'
import {
  computeFillPriceUsd,
  computeLongShortRatio,
  computeMarketFundingRateBps,
  computeOpenInterestBase,
  computeOpenInterestUsd,
  computePriceUsd,
  computeVolume24hUsd,
} from '~/domain/perp-math'
import type { HeaderPrice, PerpMarketView, PerpTradeView } from '~/domain/perp-view'
import type { UnixSeconds } from '~/domain/time'
import type { StoredPerpMarket } from '~/store/read-perp-markets'
import type { StoredPerpTrade } from '~/store/read-perp-trades'

/** `OrderActionExplanation` of a liquidation (FACTS, section 5). */
const liquidationExplanation = 5

/** A stored perp market as people see it. */
export function toPerpMarketView(market: StoredPerpMarket, now: UnixSeconds): PerpMarketView {
  return {
    key: market.key,
    name: market.name,
    baseSymbol: market.baseSymbol,
    marketIndex: market.marketIndex,
    status: market.status,
    openInterestBase: computeOpenInterestBase(market),
    openInterestUsd: computeOpenInterestUsd(market),
    oraclePriceUsd: computePriceUsd(market.oraclePriceRaw),
    lastFundingRateBps: computeMarketFundingRateBps(market),
    priceChange24hPercent: changePercent(market),
    recentVolumeUsd: computeVolume24hUsd(market, now),
    longShortRatio: computeLongShortRatio(market),
    slot: market.slot,
  }
}

/** A stored perp execution as the trade feed prints it. */
export function toPerpTradeView(trade: StoredPerpTrade): PerpTradeView {
  return {
    signature: trade.signature,
    instructionPath: trade.instructionPath,
    eventIndex: trade.eventIndex,
    marketIndex: trade.marketIndex,
    marketKey: trade.marketKey,
    baseSymbol: trade.baseSymbol ?? `M${trade.marketIndex}`,
    side: trade.takerDirection === 'long' ? 'buy' : 'sell',
    priceUsd: computeFillPriceUsd(trade.baseRaw, trade.quoteRaw),
    baseAmount: Number(trade.baseRaw) / Number(baseScale),
    quoteUsd: Number(trade.quoteRaw) / Number(quoteScale),
    oraclePriceUsd: computePriceUsd(trade.oraclePriceRaw),
    taker: trade.taker,
    maker: trade.maker,
    liquidation: trade.explanation === liquidationExplanation,
    at: trade.at,
    slot: trade.slot,
  }
}

/** A market's price as the header shows it. */
export function toHeaderPrice(market: PerpMarketView): HeaderPrice {
  return {
    marketName: market.name,
    oraclePriceUsd: market.oraclePriceUsd,
    priceChange24hPercent: market.priceChange24hPercent,
  }
}

function changePercent({ oraclePriceRaw, dayAgoPriceRaw }: StoredPerpMarket): number | undefined {
  if (oraclePriceRaw <= 0n || dayAgoPriceRaw === undefined || dayAgoPriceRaw <= 0n) return undefined
  return (Number(oraclePriceRaw - dayAgoPriceRaw) / Number(dayAgoPriceRaw)) * 100
}
