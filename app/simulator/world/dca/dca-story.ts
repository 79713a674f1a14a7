import type { Address } from '~/domain/base/ids'
import type { Slot, UnixSeconds } from '~/domain/base/time'
import { dcaAddress } from '~/protocols/jupiter-dca/encode'
import type { ProgramAddress } from '~/solana/pda/pda'
import type { LedgerAccount } from '../../ledger'
import type { Scene } from '../stories/scene'
import { lastStepAt } from '../stories/steps'
import type { OrderStory, StoryId } from '../stories/story'
import type { TransactionDraft } from '../transactions/draft'
import { unixTimeOfSlot } from '../world-time'
import { encodeDcaAccount } from './dca-account'
import type { DcaOrder, DcaTerms } from './dca-order'
import type { DcaStep } from './dca-steps'
import { draftDcaStep } from './dca-transactions'

/** A DCA order from its opening to its end. */
export class DcaStory implements DcaOrder, OrderStory {
  private derived: ProgramAddress | undefined
  private heldIn: Address | undefined
  private heldOut: Address | undefined

  constructor(
    readonly scene: Scene,
    readonly id: StoryId,
    readonly terms: DcaTerms,
    readonly steps: readonly DcaStep[],
  ) {}

  get createdAt(): UnixSeconds {
    return unixTimeOfSlot(this.steps[0]?.slot ?? 0)
  }

  /** Address of the order. It is derived on first use, because most orders' addresses are never needed. */
  get address(): ProgramAddress {
    const { user, pair } = this.terms
    this.derived ??= dcaAddress(user, pair.input.mint, pair.output.mint, BigInt(this.createdAt))
    return this.derived
  }

  get key(): Address {
    return this.address.address
  }

  get inAccount(): Address {
    this.heldIn ??= this.scene.tokenAccount(this.key, this.terms.pair.input)
    return this.heldIn
  }

  get outAccount(): Address {
    this.heldOut ??= this.scene.tokenAccount(this.key, this.terms.pair.output)
    return this.heldOut
  }

  isOpenAt(slot: Slot): boolean {
    const step = lastStepAt(this.steps, slot)
    return step !== undefined && isOpenAfter(step)
  }

  accountAt(slot: Slot): LedgerAccount | undefined {
    const step = lastStepAt(this.steps, slot)
    return step !== undefined && isOpenAfter(step) ? encodeDcaAccount(this, step) : undefined
  }

  draft(step: number): TransactionDraft {
    return draftDcaStep(this, step)
  }

  touched(): readonly Address[] {
    return [this.key]
  }
}

function isOpenAfter(step: DcaStep): boolean {
  return step.type !== 'closed'
}
