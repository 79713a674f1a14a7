import type { Address } from '~/domain/base/ids'
import type { Slot, UnixSeconds } from '~/domain/base/time'
import { invariant } from '~/lib/invariant'
import type { LedgerAccount } from '../../ledger'
import { chanceOf, hash32, seedOf } from '../random'
import { pickKeeper, type Scene } from '../stories/scene'
import { lastStepAt } from '../stories/steps'
import type { OrderStory, StoryId } from '../stories/story'
import type { TransactionDraft } from '../transactions/draft'
import { unixTimeOfSlot } from '../world-time'
import type { LimitRules, LimitStep } from './limit-steps'
import type { LimitTerms } from './limit-terms'

/** Address of an order's account. */
export interface OrderAddress {
  readonly address: Address
  readonly bump: number
}

/** Encoding of a program's orders, instructions and events. */
export interface LimitForm extends LimitRules {
  readonly programId: Address
  addressOf(story: LimitStory): OrderAddress
  encode(story: LimitStory, step: LimitStep): LedgerAccount
  draft(story: LimitStory, step: LimitStep, index: number): TransactionDraft
}

const keeperCount = 6

/** A limit order of any of the three programs, from its opening to its end. */
export class LimitStory implements OrderStory {
  private derived: OrderAddress | undefined

  constructor(
    readonly form: LimitForm,
    readonly scene: Scene,
    readonly id: StoryId,
    readonly terms: LimitTerms,
    readonly steps: readonly LimitStep[],
  ) {}

  get createdAt(): UnixSeconds {
    return unixTimeOfSlot(this.steps[0]?.slot ?? 0)
  }

  /** Address of the order. It is derived on first use, because most orders' addresses are never needed. */
  get address(): OrderAddress {
    this.derived ??= this.form.addressOf(this)
    return this.derived
  }

  get key(): Address {
    return this.address.address
  }

  isOpenAt(slot: Slot): boolean {
    const step = lastStepAt(this.steps, slot)
    return step !== undefined && this.isOpenAfter(step)
  }

  private isOpenAfter(step: LimitStep): boolean {
    if (step.type === 'closed') return false
    return step.after.remainingInRaw > 0n || this.form.staysWhenFilled
  }

  accountAt(slot: Slot): LedgerAccount | undefined {
    const step = lastStepAt(this.steps, slot)
    return step !== undefined && this.isOpenAfter(step) ? this.form.encode(this, step) : undefined
  }

  draft(index: number): TransactionDraft {
    const step = this.steps[index]
    invariant(step, `the order has a step ${index}`)
    return this.form.draft(this, step, index)
  }

  touched(): readonly Address[] {
    return [this.key]
  }

  /** Returns the keeper that fills or closes the order in a step. */
  keeper(index: number): Address {
    const { hour, ordinal } = this.id
    return pickKeeper(this.scene, `${this.form.programId} keeper`, hash32(hour, ordinal, index) % keeperCount)
  }

  /** Returns a uniform number in [0, 1) that depends only on the story, the step and `name`. */
  chance(index: number, name: string): number {
    return chanceOf(seedOf(this.scene.seed, name), this.id.plot, this.id.hour, this.id.ordinal, index)
  }
}
