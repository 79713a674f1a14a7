import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import type { PerpOrderState } from '~/domain/perp/perp'
import { invariant } from '~/lib/invariant'
import { lastStepAt } from '../../stories/steps'
import type { StoryId } from '../../stories/story'
import type { TransactionDraft } from '../../transactions/draft'
import type { PerpMarket } from '../markets'
import { orderIdAt, type PerpScene } from '../perp-scene'
import type { PerpStory } from '../perp-story'
import type { PerpUser } from '../users'
import type { RestingOrder } from './resting-order'
import { type RestingPlan, type RestingStep, type RestingTerms, restingKinds } from './resting-order-steps'
import { draftRestingStep } from './resting-order-transactions'

/**
 * Offset that the program adds to `OrderTriggerCondition` (0 above, 1 below) once the order has triggered.
 */
const triggeredOffset = 2

/** An order that stays open on a user's account without being filled. */
export class RestingOrderStory implements RestingOrder, PerpStory {
  constructor(
    readonly scene: PerpScene,
    readonly id: StoryId,
    readonly plan: RestingPlan,
    readonly terms: RestingTerms,
    readonly steps: readonly RestingStep[],
  ) {}

  get placedSlot(): Slot {
    return this.steps[0]?.slot ?? this.plan.openSlot
  }

  get orderId(): number {
    return orderIdAt(this.placedSlot)
  }

  stepAt(index: number): RestingStep {
    const step = this.steps[index]
    invariant(step, `the order has a step ${index}`)
    return step
  }

  draft(index: number): TransactionDraft {
    return draftRestingStep(this, index)
  }

  usersOf(): readonly PerpUser[] {
    return [this.terms.user]
  }

  marketOf(): PerpMarket {
    return this.terms.market
  }

  touched(): readonly Address[] {
    return [this.terms.user.key, this.terms.market.key]
  }

  tradeOf(): undefined {
    return undefined
  }

  legOf(): undefined {
    return undefined
  }

  openOrderOf(user: PerpUser, slot: Slot): PerpOrderState | undefined {
    const last = lastStepAt(this.steps, slot)
    if (user !== this.terms.user || (last?.type !== 'placed' && last?.type !== 'triggered')) return undefined
    return this.orderAfter(last)
  }

  orderAfter(step: RestingStep): PerpOrderState {
    const { kind, market, direction, baseRaw, priceRaw, triggerPriceRaw, triggersAbove, offsetRaw } =
      this.terms
    const isTrigger = triggerPriceRaw > 0n
    const condition = triggersAbove ? 0 : 1
    return {
      orderId: this.orderId,
      marketIndex: market.index,
      marketType: 'perp',
      orderType: restingKinds[kind].orderType,
      direction,
      priceRaw,
      baseRaw,
      baseFilledRaw: 0n,
      quoteFilledRaw: 0n,
      triggerPriceRaw,
      triggerCondition: isTrigger && step.type === 'triggered' ? condition + triggeredOffset : condition,
      oraclePriceOffsetRaw: offsetRaw,
      maxAt: this.plan.maxAt ?? 0,
      slot: BigInt(this.placedSlot),
      reduceOnly: isTrigger,
      postOnly: kind === 'limit',
      immediateOrCancel: false,
    }
  }
}
