import type { Slot } from '~/domain/base/time'
import type { Clock } from '~/lib/clock'
import type { AccountFamily, Protocol } from '~/protocols/protocol'
import type { Subscriptions } from '~/solana/pubsub/subscriptions'
import { createAccountFilter } from '~/solana/snapshot/account-filter'
import type { RpcAccount } from '~/solana/snapshot/account-json'
import type { ChainTip } from '../chain/chain-tip'
import type { KnownAccounts } from './known-accounts'
import { createReportWatch } from './report-watch'

export interface FamilyReportsOptions {
  readonly protocol: Protocol
  readonly subscriptions: Subscriptions
  readonly known: KnownAccounts
  readonly tip: Pick<ChainTip, 'newestSlot'>
  readonly onAccount: (account: RpcAccount, slot: Slot, family: AccountFamily) => void
  /** Called when changes before now may not have been reported. */
  readonly onDisturbed: () => void
  readonly clock: Clock
}

/** Subscriptions to the account families of a protocol. Tracks whether they report all changes. */
export interface FamilyReports {
  /** Returns the index of the family whose filters match the account. `undefined`: no family. */
  familyOf(account: RpcAccount): number | undefined
  /** Whether every family is subscribed to and no subscription has missed a change. */
  isComplete(): boolean
  /** Whether no active subscription has recently missed a change. */
  isTrusted(): boolean
  /** Whether the node has confirmed or refused every subscription. */
  isSettled(): boolean
  /** Why `isComplete` is false, as a clause. `undefined`: `isComplete` is true. */
  problem(): string | undefined
  hit(family: number, slot: Slot): void
  /**
   * Records a change that the subscription missed. Returns whether the subscription was trusted until now.
   */
  miss(family: number, slot: Slot): boolean
  /** Renews the subscriptions that have missed changes. */
  renew(): void
  /** Returns the families of which some changes are not reported. */
  unreported(): readonly number[]
  /** Returns the families without a report for longer than usual. */
  silent(): readonly number[]
}

/**
 * Maximum number of slots between the newest slot seen and the actual tip when a subscription becomes active.
 * Changes in these slots need not be reported by the subscription.
 */
const marginSlots = 8

export function createFamilyReports(options: FamilyReportsOptions): FamilyReports {
  const { protocol, subscriptions, known, tip, onAccount, onDisturbed, clock } = options
  const filters = protocol.accountFamilies.map((family) => createAccountFilter(family.filters))

  function familyOf({ owner, data }: RpcAccount): number | undefined {
    const index = protocol.accountFamilies.findIndex(
      ({ programId }, at) => programId === owner && filters[at]?.(data) === true,
    )
    return index === -1 ? undefined : index
  }

  function follow(family: AccountFamily, index: number) {
    const watch = createReportWatch(clock)
    const subscription = subscriptions.followProgram(family.programId, family.filters, {
      onSubscribed() {
        watch.subscribed((tip.newestSlot() ?? 0) + marginSlots)
        onDisturbed()
      },
      onInactive() {
        watch.inactive()
        onDisturbed()
      },
      onAccount(account, slot) {
        const of = account.lamports === 0 ? index : familyOf(account)
        if (of !== undefined && of !== index) return // from a subscription with the same id
        watch.reported()
        if (account.lamports === 0) known.forget(account.key)
        else if (of !== undefined) known.report({ key: account.key, family: of, data: account.data, slot })
        onAccount(account, slot, family)
      },
    })
    return { name: family.name, watch, subscription }
  }
  const followed = protocol.accountFamilies.map(follow)

  function problem(): string | undefined {
    for (const { subscription } of followed) {
      const inactive = subscription.problem()
      if (inactive !== undefined) return inactive
    }
    const missing = followed.filter(({ watch }) => !watch.isTrusted()).map(({ name }) => name)
    if (missing.length === 0) return undefined
    return `programSubscribe does not report all changes of ${missing.join(' and ')} accounts`
  }

  return {
    familyOf,
    problem,
    isComplete: () => problem() === undefined,
    isTrusted: () => followed.every(({ watch }) => watch.isTrusted()),
    isSettled: () => followed.every(({ subscription }) => subscription.isSettled()),
    hit: (family, slot) => followed[family]?.watch.hit(slot),
    miss: (family, slot) => followed[family]?.watch.miss(slot) ?? false,
    renew() {
      for (const { watch, subscription, name } of followed) {
        if (!watch.isRenewalDue()) continue
        watch.renewed()
        subscription.renew(`changes of ${name} accounts were not reported`)
      }
    },
    unreported: () =>
      followed.flatMap(({ watch, subscription }, index) =>
        subscription.problem() === undefined && watch.isTrusted() ? [] : [index],
      ),
    silent: () =>
      followed.flatMap(({ watch, subscription }, index) =>
        subscription.problem() === undefined && watch.isCheckDue() ? [index] : [],
      ),
  }
}
