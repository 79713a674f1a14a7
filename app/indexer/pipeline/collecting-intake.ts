import type { AccountWrite, ClosedAccount } from '~/store/batch/batch'
import { createIntake, type Intake, type IntakeOptions } from './intake'

export interface CollectedAccounts {
  readonly accounts: readonly AccountWrite[]
  readonly closedAccounts: readonly ClosedAccount[]
}

export interface CollectingIntake {
  readonly intake: Intake
  /** Account states that have arrived so far. */
  collected(): CollectedAccounts
}

/**
 * Creates an intake that collects account states, so that the caller can write them in its own transaction.
 * Corrupt accounts are quarantined as usual.
 */
export function createCollectingIntake(options: IntakeOptions): CollectingIntake {
  const accounts: AccountWrite[] = []
  const closedAccounts: ClosedAccount[] = []
  const intake = createIntake({
    ...options,
    pipeline: {
      addAccount: (write) => accounts.push(write),
      addClosed: (account) => closedAccounts.push(account),
      addPrice: options.pipeline.addPrice,
      addQuarantined: options.pipeline.addQuarantined,
    },
  })
  return { intake, collected: () => ({ accounts, closedAccounts }) }
}
