import type { AccountGone, AccountWrite } from '~/store/batch'
import { createIntake, type Intake, type IntakeOptions } from './intake'

export interface CollectedAccounts {
  readonly accounts: readonly AccountWrite[]
  readonly gone: readonly AccountGone[]
}

export interface CollectingIntake {
  readonly intake: Intake
  /** What has come in so far. */
  collected(): CollectedAccounts
}

/** An intake that keeps account states for one transaction of its caller's; what is corrupt goes its usual way. */
export function createCollectingIntake(options: IntakeOptions): CollectingIntake {
  const accounts: AccountWrite[] = []
  const gone: AccountGone[] = []
  const intake = createIntake({
    ...options,
    pipeline: {
      addAccount: (write) => accounts.push(write),
      addGone: (account) => gone.push(account),
      addPrice: options.pipeline.addPrice,
      addQuarantined: options.pipeline.addQuarantined,
    },
  })
  return { intake, collected: () => ({ accounts, gone }) }
}
