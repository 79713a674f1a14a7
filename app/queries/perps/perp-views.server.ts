import type { UnixSeconds } from '~/domain/base/time'
import { sideOfDirection } from '~/domain/perp/perp'
import {
  computeBaseAmount,
  computeFillPriceUsd,
  computeLongShortRatio,
  computeMarketAverageFundingRateBps,
  computeMarketFundingRateBps,
  computeNextFundingAt,
  computeOpenInterestBase,
  computeOpenInterestUsd,
  computePriceUsd,
  computeQuoteUsd,
  computeVolume24hUsd,
} from '~/domain/perp/perp-math'
import type { HeaderPrice, PerpMarketView, PerpTradeView } from '~/domain/perp/perp-view'
import { computeDayChange } from '~/domain/price/day-change'
import { perpStatusWord, perpVenueFacts } from '~/domain/protocol/perp-venue'
import type { StoredPerpMarket } from '~/store/read/perps/read-perp-markets'
import type { StoredPerpTrade } from '~/store/read/perps/read-perp-trades'

export function toPerpMarketView(market: StoredPerpMarket, now: UnixSeconds): PerpMarketView {
  const { statuses } = perpVenueFacts[market.venue]
  return {
    venue: market.venue,
    key: market.key,
    name: market.name,
    baseSymbol: market.baseSymbol,
    marketIndex: market.marketIndex,
    status: market.status,
    statusWord: perpStatusWord(statuses, market.status),
    isActive: statuses.active.includes(market.status),
    isListed: !statuses.unlisted.includes(market.status),
    openInterestBase: computeOpenInterestBase(market),
    openInterestUsd: computeOpenInterestUsd(market),
    longBase: computeBaseAmount(market.longBaseRaw),
    shortBase: computeBaseAmount(market.shortBaseRaw),
    oraclePriceUsd: computePriceUsd(market.oraclePriceRaw),
    oracleAt: market.oracleAt,
    oracleIsValid: market.oracleIsValid,
    lastFundingRateBps: computeMarketFundingRateBps(market),
    dayFundingRateBps: computeMarketAverageFundingRateBps(market),
    lastFundingAt: market.lastFundingAt,
    fundingPeriodSeconds: market.fundingPeriodSeconds,
    nextFundingAt: computeNextFundingAt(market),
    ...changeOf(market, now),
    recentVolumeUsd: computeVolume24hUsd(market, now),
    lastTradeAt: market.lastTradeAt,
    longShortRatio: computeLongShortRatio(market),
    slot: market.slot,
  }
}

/** Converts a stored perp execution to a row of the trade feed. */
export function toPerpTradeView(trade: StoredPerpTrade): PerpTradeView {
  return {
    venue: trade.venue,
    signature: trade.signature,
    instructionPath: trade.instructionPath,
    eventIndex: trade.eventIndex,
    marketIndex: trade.marketIndex,
    marketKey: trade.marketKey,
    baseSymbol: trade.baseSymbol ?? `M${trade.marketIndex}`,
    side: sideOfDirection[trade.takerDirection],
    priceUsd: computeFillPriceUsd(trade.baseRaw, trade.quoteRaw),
    baseAmount: computeBaseAmount(trade.baseRaw),
    quoteUsd: computeQuoteUsd(trade.quoteRaw),
    oraclePriceUsd: computePriceUsd(trade.oraclePriceRaw),
    taker: trade.taker,
    maker: trade.maker,
    liquidation: isLiquidation(trade),
    at: trade.at,
    slot: trade.slot,
  }
}

/** Whether an execution closed a position by liquidation. */
export function isLiquidation({
  venue,
  explanation,
}: Pick<StoredPerpTrade, 'venue' | 'explanation'>): boolean {
  return explanation === perpVenueFacts[venue].liquidationExplanation
}

/** Converts a market to its price in the header of the site. */
export function toHeaderPrice(market: PerpMarketView): HeaderPrice {
  return {
    venue: market.venue,
    marketName: market.name,
    oraclePriceUsd: market.oraclePriceUsd,
    priceChange24hPercent: market.priceChange24hPercent,
    priceChange24hKeptAt: market.priceChange24hKeptAt,
  }
}

/** Returns the change of the oracle price. An account always has a price, so it is valid until now. */
function changeOf({ oraclePriceRaw, dayAgoPrices }: StoredPerpMarket, now: UnixSeconds) {
  const current = { price: Number(oraclePriceRaw), validUntil: now }
  const change = oraclePriceRaw <= 0n ? undefined : computeDayChange(current, dayAgoPrices, now)
  return { priceChange24hPercent: change?.changePercent, priceChange24hKeptAt: change?.keptAt }
}
