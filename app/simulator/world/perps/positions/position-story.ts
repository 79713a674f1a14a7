import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import type { PerpOrderState } from '~/domain/perp/perp'
import { invariant } from '~/lib/invariant'
import { countStepsUntil, lastStepAt } from '../../stories/steps'
import type { StoryId } from '../../stories/story'
import type { TransactionDraft } from '../../transactions/draft'
import type { PerpMarket } from '../markets'
import type { PerpScene } from '../perp-scene'
import type { Leg, MarketTrade, PerpStory } from '../perp-story'
import type { PerpUser } from '../users'
import type { Position } from './position'
import type { PositionFilled, PositionStep, PositionTerms } from './position-steps'
import { draftPositionStep } from './position-transactions'

const baseScale = 1_000_000_000n

/**
 * A position from its opening to its close. The counterparty is another trader or the AMM. It is the same at
 * the opening and the close.
 */
export class PositionStory implements Position, PerpStory {
  constructor(
    readonly scene: PerpScene,
    readonly id: StoryId,
    readonly terms: PositionTerms,
    readonly steps: readonly PositionStep[],
  ) {}

  stepAt(index: number): PositionStep {
    const step = this.steps[index]
    invariant(step, `the position has a step ${index}`)
    return step
  }

  draft(index: number): TransactionDraft {
    return draftPositionStep(this, index)
  }

  usersOf(index: number): readonly PerpUser[] {
    const { taker, maker } = this.terms
    return this.stepAt(index).type === 'filled' && maker ? [taker, maker] : [taker]
  }

  marketOf(): PerpMarket {
    return this.terms.market
  }

  touched(index: number): readonly Address[] {
    return [...this.usersOf(index).map((user) => user.key), this.terms.market.key]
  }

  tradeOf(index: number): MarketTrade | undefined {
    const step = this.stepAt(index)
    if (step.type === 'placed' || step.failed) return undefined
    const { market, taker, maker } = this.terms
    const takerBase = step.order.direction === 'long' ? step.baseRaw : -step.baseRaw
    const makerChange = maker ? [{ user: maker, baseRaw: -takerBase }] : []
    return {
      market,
      slot: step.slot,
      quoteRaw: step.quoteRaw,
      priceRaw: (step.quoteRaw * baseScale) / step.baseRaw,
      changes: [{ user: taker, baseRaw: takerBase }, ...makerChange],
    }
  }

  legOf(user: PerpUser, slot: Slot): Leg | undefined {
    const { opened, closed } = lastFills(this.steps, slot)
    if (opened === undefined) return undefined
    const heldRaw = opened.cumulativeBaseRaw - (closed?.cumulativeBaseRaw ?? 0n)
    if (heldRaw === 0n) return undefined
    const isLong = (this.terms.direction === 'long') === (user === this.terms.taker)
    const paidRaw = opened.cumulativeQuoteRaw - (closed?.cumulativeQuoteRaw ?? 0n)
    const entryRaw = (opened.cumulativeQuoteRaw * heldRaw) / opened.cumulativeBaseRaw
    return {
      market: this.terms.market,
      baseRaw: isLong ? heldRaw : -heldRaw,
      quoteRaw: isLong ? -paidRaw : paidRaw,
      entryRaw: isLong ? -entryRaw : entryRaw,
      slot: (closed ?? opened).slot,
    }
  }

  openOrderOf(user: PerpUser, slot: Slot): PerpOrderState | undefined {
    if (user !== this.terms.taker) return undefined
    const last = lastStepAt(this.steps, slot)
    if (last === undefined) return undefined
    const { order } = last
    const filled = last.type === 'filled' ? last : undefined
    if (filled?.cumulativeBaseRaw === order.baseRaw || filled?.liquidation) return undefined
    const placed = this.steps.find((step) => step.type === 'placed' && step.order === order)
    return {
      orderId: order.orderId,
      marketIndex: this.terms.market.index,
      marketType: 'perp',
      orderType: 0,
      direction: order.direction,
      priceRaw: 0n,
      baseRaw: order.baseRaw,
      baseFilledRaw: filled?.cumulativeBaseRaw ?? 0n,
      quoteFilledRaw: filled?.cumulativeQuoteRaw ?? 0n,
      triggerPriceRaw: 0n,
      triggerCondition: 0,
      oraclePriceOffsetRaw: 0n,
      maxAt: 0,
      slot: BigInt(placed?.slot ?? last.slot),
      reduceOnly: order.leg === 'close',
      postOnly: false,
      immediateOrCancel: false,
    }
  }
}

interface LastFills {
  readonly opened: PositionFilled | undefined
  readonly closed: PositionFilled | undefined
}

/**
 * Returns the last fill of each order of the position at or before a slot. The fill of the opening order
 * comes first.
 */
function lastFills(steps: readonly PositionStep[], slot: Slot): LastFills {
  let closed: PositionFilled | undefined
  for (let index = countStepsUntil(steps, slot) - 1; index >= 0; index--) {
    const step = steps[index]
    if (step?.type !== 'filled' || step.failed) continue
    if (step.order.leg === 'open') return { opened: step, closed }
    closed ??= step
  }
  return { opened: undefined, closed }
}
