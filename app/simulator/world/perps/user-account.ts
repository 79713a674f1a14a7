import type { Slot } from '~/domain/base/time'
import type { PerpOrderState, PerpPositionState } from '~/domain/perp/perp'
import type { LedgerAccount } from '../../ledger'
import { rentExemptLamports } from '../rent'
import { hourOfSlot } from '../world-time'
import type { PerpMarket } from './markets'
import { orderIdAt, type PerpScene } from './perp-scene'
import type { Leg, PerpStory } from './perp-story'
import { purseOf } from './purse'
import type { PerpUser } from './users'

/** Number of positions and of orders for which an account has space. It is the same at every venue. */
const positionSlots = 8
const orderSlots = 32

/** State of a user that changes over time. */
export interface UserFile {
  /** Stories that may still have a position or an order on the account, by story name. */
  readonly stories: Map<string, PerpStory>
  /** Slot of the last step that wrote the account. */
  lastSlot: Slot
}

/** Encodes a user's account at the end of a slot. */
export function encodePerpUser(scene: PerpScene, user: PerpUser, file: UserFile, now: Slot): LedgerAccount {
  const { lastSlot } = file
  const { venue } = scene
  const stories = [...file.stories.values()]
  const orders = stories
    .flatMap((story) => story.openOrderOf(user, now) ?? [])
    .sort((a, b) => a.orderId - b.orderId)
    .slice(-orderSlots)
  const legs = stories.flatMap((story) => story.legOf(user, now) ?? [])
  const purse = purseOf(scene.seed, venue, user, lastSlot)
  const data = venue.encoding.account({
    kind: 'perp-user',
    protocol: venue.protocol,
    key: user.key,
    authority: user.authority,
    subAccountId: 0,
    name: 'Main Account',
    status: 0,
    totalDepositsQuoteRaw: purse.depositsRaw,
    totalWithdrawsQuoteRaw: purse.withdrawsRaw,
    settledPerpPnlQuoteRaw: purse.settledPnlRaw,
    cumulativePerpFundingQuoteRaw: purse.fundingRaw,
    lastActiveSlot: BigInt(lastSlot),
    nextOrderId: orderIdAt(lastSlot) + 1,
    idle: false,
    hasOpenOrder: orders.length > 0,
    positions: positionsOf(scene, user, legs, orders),
    orders,
    spotPositions: scene.collateral.of(user),
  })
  const lamports = rentExemptLamports(data.length)
  return { key: user.key, owner: venue.programId, lamports, data, slot: lastSlot }
}

function positionsOf(
  scene: PerpScene,
  user: PerpUser,
  legs: readonly Leg[],
  orders: readonly PerpOrderState[],
): PerpPositionState[] {
  const byMarket = new Map<PerpMarket, Leg[]>()
  for (const leg of legs) {
    const list = byMarket.get(leg.market)
    if (list) list.push(leg)
    else byMarket.set(leg.market, [leg])
  }
  for (const { marketIndex } of orders) {
    const market = scene.markets.byIndex(marketIndex)
    if (market && !byMarket.has(market)) byMarket.set(market, [])
  }
  return [...byMarket]
    .sort(([a], [b]) => a.index - b.index)
    .slice(0, positionSlots)
    .map(([market, own]) => positionOf(scene, user, market, own, orders))
}

function positionOf(
  scene: PerpScene,
  user: PerpUser,
  market: PerpMarket,
  legs: readonly Leg[],
  orders: readonly PerpOrderState[],
): PerpPositionState {
  const { baseRaw, entryRaw } = netPosition(legs)
  const quoteRaw = legs.reduce((sum, leg) => sum + leg.quoteRaw, 0n)
  const lastSlot = Math.max(0, ...legs.map((leg) => leg.slot))
  const { settledPnlRaw } = purseOf(scene.seed, scene.venue, user, lastSlot)
  return {
    marketIndex: market.index,
    baseRaw,
    quoteRaw,
    quoteEntryRaw: entryRaw,
    // The position breaks even when its profit equals its fees.
    quoteBreakEvenRaw: entryRaw - (entryRaw < 0n ? -entryRaw : entryRaw) / 2000n,
    settledPnlQuoteRaw: legs.length === 0 ? 0n : settledPnlRaw / BigInt(3 + (market.index % 5)),
    lastCumulativeFundingRaw:
      legs.length === 0 ? 0n : scene.funding.at(market, hourOfSlot(lastSlot)).cumulativeRaw,
    lpSharesRaw: 0n,
    openOrders: orders.filter((order) => order.marketIndex === market.index).length,
  }
}

/**
 * Combines the positions of several stories into one position with the program's rules. A position on the
 * same side adds its entry amount. A position that reduces the total removes a proportional share of the
 * entry amount. A position that changes the side of the total starts with a new entry amount.
 */
export function netPosition(legs: readonly Leg[]): { readonly baseRaw: bigint; readonly entryRaw: bigint } {
  let [baseRaw, entryRaw] = [0n, 0n]
  for (const leg of [...legs].sort((a, b) => a.slot - b.slot)) {
    const sum = baseRaw + leg.baseRaw
    const sameSide = baseRaw === 0n || baseRaw > 0n === leg.baseRaw > 0n
    if (sameSide) entryRaw += leg.entryRaw
    else if (sum === 0n) entryRaw = 0n
    else if (sum > 0n === baseRaw > 0n) entryRaw = (entryRaw * sum) / baseRaw
    else entryRaw = (leg.entryRaw * sum) / leg.baseRaw
    baseRaw = sum
  }
  return { baseRaw, entryRaw }
}
