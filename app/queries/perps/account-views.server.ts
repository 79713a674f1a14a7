import type { PerpOrderTerms } from '~/domain/perp/perp'
import type {
  PerpAccountRow,
  PerpMarketName,
  PerpOrderView,
  PerpPositionView,
} from '~/domain/perp/perp-account-view'
import {
  computeBaseAmount,
  computeBreakEvenPriceUsd,
  computeEntryPriceUsd,
  computeNotionalUsd,
  computePriceUsd,
  computeQuoteUsd,
  computeUnrealizedPnlUsd,
  computeUnsettledFundingUsd,
} from '~/domain/perp/perp-math'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import type { PerpVenue } from '~/domain/protocol/venues'
import { displayText, textLimits } from '~/domain/token/token-text'
import type { StoredPerpAccount } from '~/store/read/perps/read-perp-accounts'
import type { StoredPerpOrder } from '~/store/read/perps/read-perp-orders'
import type { StoredPerpPosition } from '~/store/read/perps/read-perp-positions'
import type { StoredMarketName } from '~/store/write/perps/perp-owner'

export function toPerpPositionView(position: StoredPerpPosition): PerpPositionView {
  const { oraclePriceRaw } = position
  return {
    ...ownerOf(position),
    ...toMarketName(position),
    side: position.baseRaw < 0n ? 'short' : 'long',
    baseAmount: computeBaseAmount(position.baseRaw),
    notionalUsd: computeNotionalUsd(position.baseRaw, oraclePriceRaw),
    entryPriceUsd: computeEntryPriceUsd(position),
    breakEvenPriceUsd: computeBreakEvenPriceUsd(position),
    oraclePriceUsd: computePriceUsd(oraclePriceRaw),
    unrealizedPnlUsd: computeUnrealizedPnlUsd(position, oraclePriceRaw),
    unsettledFundingUsd:
      position.marketKey === undefined ? undefined : computeUnsettledFundingUsd(position, position),
    settledPnlUsd: computeQuoteUsd(position.settledPnlQuoteRaw),
    openOrders: position.openOrders,
    slot: position.slot,
  }
}

export function toPerpOrderView(order: StoredPerpOrder): PerpOrderView {
  const priceRaw = restingPriceRaw(order)
  return {
    ...ownerOf(order),
    ...toMarketName(order),
    orderId: order.orderId,
    placedSlot: perpVenueFacts[order.venue].reusesOrderIds ? order.placedSlot : undefined,
    ...toPerpTermsView(order.venue, order, order.priceRaw),
    direction: order.direction,
    baseAmount: computeBaseAmount(order.baseRaw),
    baseFilledAmount: computeBaseAmount(order.baseFilledRaw),
    quoteFilledUsd: computeQuoteUsd(order.quoteFilledRaw),
    fillPercent: fillPercent(order),
    priceUsd: priceRaw === undefined ? undefined : computePriceUsd(priceRaw),
    oraclePriceUsd: computePriceUsd(order.oraclePriceRaw),
    amountUsd: computeNotionalUsd(order.baseRaw, priceRaw ?? order.oraclePriceRaw),
    createdAt: order.createdAt,
    slot: order.slot,
  }
}

/**
 * Converts the price and trigger conditions of an order to the format of its view. `priceRaw` is the order's
 * fixed price with 6 decimals, or 0 if the order has no fixed price. Only an order without a fixed price
 * follows the oracle.
 */
export function toPerpTermsView(venue: PerpVenue, terms: PerpOrderTerms, priceRaw: bigint) {
  const { aboveConditions, orderTypes, triggerTypes } = perpVenueFacts[venue]
  const offset = terms.oraclePriceOffsetRaw
  const waits = triggerTypes.includes(terms.orderType)
  return {
    orderType: orderTypes[terms.orderType] ?? 'unknown',
    oracleOffsetUsd: priceRaw === 0n && offset !== 0n ? computeQuoteUsd(offset) : undefined,
    triggerPriceUsd: waits ? computePriceUsd(terms.triggerPriceRaw) : undefined,
    triggersAbove: waits ? aboveConditions.includes(terms.triggerCondition) : undefined,
    reduceOnly: terms.reduceOnly,
    postOnly: terms.postOnly,
    immediateOrCancel: terms.immediateOrCancel,
    expiresAt: terms.maxAt === 0 ? undefined : terms.maxAt,
  } satisfies Partial<PerpOrderView>
}

/** Converts a stored User account to a row of the account list. */
export function toPerpAccountRow(account: StoredPerpAccount): PerpAccountRow {
  const { accountFlags } = perpVenueFacts[account.venue]
  return {
    venue: account.venue,
    ...ownerOf(account),
    name: displayText(account.name, textLimits.name) ?? '',
    flags: accountFlags.filter(
      (flag, bit): flag is string => flag !== undefined && (account.status >> bit) % 2 === 1,
    ),
    openPositions: account.openPositions,
    openOrders: account.openOrders,
    positionsUsd: account.positionsUsd,
    totalDepositsUsd: computeQuoteUsd(account.totalDepositsQuoteRaw),
    totalWithdrawsUsd: computeQuoteUsd(account.totalWithdrawsQuoteRaw),
    settledPnlUsd: computeQuoteUsd(account.settledPerpPnlQuoteRaw),
    cumulativeFundingUsd: computeQuoteUsd(account.cumulativePerpFundingQuoteRaw),
    lastActiveSlot: account.lastActiveSlot,
    idle: account.idle,
    updatedAt: account.updatedAt,
    slot: account.slot,
  }
}

/**
 * Returns the order's fixed price, or the oracle price plus the order's offset. Returns `undefined` if the
 * order has neither.
 */
function restingPriceRaw({ priceRaw, oraclePriceRaw, oraclePriceOffsetRaw }: StoredPerpOrder) {
  if (priceRaw > 0n) return priceRaw
  return oraclePriceOffsetRaw === 0n || oraclePriceRaw <= 0n
    ? undefined
    : oraclePriceRaw + oraclePriceOffsetRaw
}

/** Returns the filled share of a perp order, percent. */
export function fillPercent({
  baseRaw,
  baseFilledRaw,
}: Pick<StoredPerpOrder, 'baseRaw' | 'baseFilledRaw'>): number {
  if (baseRaw <= 0n) return 0
  return Math.min(100, (Number(baseFilledRaw) / Number(baseRaw)) * 100)
}

function ownerOf({
  userKey,
  authority,
  subAccountId,
}: Pick<PerpPositionView, 'userKey' | 'authority' | 'subAccountId'>) {
  return { userKey, authority, subAccountId }
}

/**
 * Returns the names of a market. While the market's account is unknown, the name is the market index (such as
 * `M12`).
 */
export function toMarketName({
  venue,
  marketIndex,
  marketKey,
  marketName,
  baseSymbol,
}: StoredMarketName): PerpMarketName {
  return {
    venue,
    marketIndex,
    marketKey,
    marketName: marketName ?? `M${marketIndex}`,
    baseSymbol: baseSymbol ?? `M${marketIndex}`,
  }
}
