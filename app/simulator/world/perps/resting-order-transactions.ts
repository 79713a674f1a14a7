import type { Address } from '~/domain/ids'
import { encodeDriftInstruction } from '~/protocols/drift-perps/encode'
import type { EncodedInstruction } from '~/solana/instruction-layout'
import type { TransactionDraft } from '../transactions/draft'
import { setComputeUnitPrice } from '../transactions/programs'
import { driftState } from './drift-accounts'
import {
  actionLine,
  explanations,
  orderActions,
  orderFields,
  placeCall,
  recordWith,
  withMarket,
} from './order-records'
import type { RestingStep } from './resting-order-steps'
import type { RestingOrderStory } from './resting-order-story'

/** Drafts the transaction of a step of a resting order. */
export function draftRestingStep(story: RestingOrderStory, index: number): TransactionDraft {
  const step = story.stepAt(index)
  const { user, market } = story.terms
  if (step.type !== 'placed') return draftAction(story, step)
  return {
    form: 'resting perp order',
    feePayer: user.authority,
    calls: [placeCall(story.scene, user, market, story.orderAfter(step), step.slot)],
    holdings: [],
    usesLookupTable: false,
  }
}

function draftAction(story: RestingOrderStory, step: RestingStep): TransactionDraft {
  const { scene, terms } = story
  const { user, market } = terms
  const { feePayer, name, instruction } = instructionOf(story, step)
  const order = orderFields(user, story.orderAfter(step))
  const triggerPrice = step.type === 'triggered' ? terms.triggerPriceRaw : undefined
  const record = recordWith(scene, market, step.slot, order, actionOf(story, step), { triggerPrice })
  const call = {
    instruction: withMarket(instruction, market),
    name,
    lines: [actionLine(record)],
    computeUnits: 31_980,
  }
  return {
    form: `resting perp order ${step.type}`,
    feePayer,
    calls: [setComputeUnitPrice(9000n), call],
    holdings: [],
    usesLookupTable: false,
  }
}

function actionOf({ steps }: RestingOrderStory, step: RestingStep) {
  if (step.type === 'triggered') return { action: orderActions.trigger, actionExplanation: explanations.none }
  if (step.type === 'expired') return { action: orderActions.expire, actionExplanation: explanations.expired }
  const wasTriggered = steps.some(({ type }) => type === 'triggered')
  return {
    action: orderActions.cancel,
    actionExplanation: wasTriggered ? explanations.reduceOnlyIncreases : explanations.none,
  }
}

function instructionOf(
  story: RestingOrderStory,
  step: RestingStep,
): { readonly feePayer: Address; readonly name: string; readonly instruction: EncodedInstruction } {
  const { scene, terms, orderId } = story
  const { user } = terms
  const keeper = scene.named('drift keeper')
  if (step.type === 'triggered') {
    const filler = scene.named('drift keeper user')
    const accounts = { state: driftState, authority: keeper, filler, user: user.key }
    const instruction = encodeDriftInstruction('triggerOrder', accounts, { orderId })
    return { feePayer: keeper, name: 'TriggerOrder', instruction }
  }
  const signer = step.type === 'expired' ? keeper : user.authority
  const accounts = { state: driftState, user: user.key, authority: signer }
  const instruction = encodeDriftInstruction('cancelOrder', accounts, { orderId })
  return { feePayer: signer, name: 'CancelOrder', instruction }
}
