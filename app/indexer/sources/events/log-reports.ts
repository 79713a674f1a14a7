import type { Address, Signature } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import type { Clock } from '~/lib/clock'
import type { Subscriptions } from '~/solana/pubsub/subscriptions'
import type { ChainTip } from '../chain/chain-tip'
import { createLogsWatch, type LogsWatch } from './logs-watch'

export interface LogReportsOptions {
  readonly subscriptions: Pick<Subscriptions, 'followLogs'>
  readonly programId: Address
  readonly tip: Pick<ChainTip, 'newestSlot'>
  /** Called when transactions before now may not have been reported. */
  readonly onSubscribed: () => void
  readonly onInactive: () => void
  /** `logs`: the log lines; `undefined` if the node does not send them. */
  readonly onTransaction: (signature: Signature, slot: Slot, logs: readonly string[] | undefined) => void
  readonly clock: Clock
}

/** The subscription to the transactions of a program. Its reports are compared with the signature list. */
export interface LogReports extends Pick<LogsWatch, 'listed' | 'missed' | 'isProven'> {
  /**
   * Why the subscription does not report every transaction, as a clause. `undefined`: it reports every
   * transaction.
   */
  problem(): string | undefined
  /**
   * Must be called after each comparison with the signature list. Renews a subscription that keeps missing
   * transactions.
   */
  compared(): void
}

export function createLogReports(options: LogReportsOptions): LogReports {
  const { subscriptions, programId, tip, onTransaction, clock } = options
  const watch = createLogsWatch(clock)
  const subscription = subscriptions.followLogs(programId, {
    onSubscribed() {
      watch.subscribed(tip.newestSlot() ?? 0)
      options.onSubscribed()
    },
    onInactive() {
      watch.inactive()
      options.onInactive()
    },
    onLogs(signature, slot, failed, logs) {
      watch.heard(signature)
      if (!failed) onTransaction(signature, slot, logs)
    },
  })

  return {
    listed: watch.listed,
    missed: watch.missed,
    isProven: watch.isProven,
    compared() {
      if (watch.compared()) subscription.renew('transactions were not reported')
    },
    problem() {
      const missing = watch.isTrusted() ? undefined : 'logsSubscribe does not report all transactions'
      return subscription.problem() ?? missing
    },
  }
}
