import type { PerpOrderState } from '~/domain/perp/perp'
import type { PerpScene } from '../perp-scene'
import type { RestingStep, RestingTerms } from './resting-order-steps'

/** An order that rests on a user's account, with what its transactions contain. */
export interface RestingOrder {
  readonly scene: PerpScene
  readonly terms: RestingTerms
  readonly steps: readonly RestingStep[]
  readonly orderId: number
  /** Returns a step. Throws if the order has no step with this index. */
  stepAt(index: number): RestingStep
  /** Returns the order as the user's account contains it after a step. */
  orderAfter(step: RestingStep): PerpOrderState
}
