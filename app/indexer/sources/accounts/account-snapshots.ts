import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import type { Intake } from '~/indexer/pipeline/intake'
import type { Pipeline } from '~/indexer/pipeline/pipeline'
import type { SlotLimit } from '~/indexer/pipeline/slot-limit'
import { retry } from '~/lib/async/retry'
import { retryable } from '~/lib/async/retryable-error'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import type { AccountFamily, Protocol } from '~/protocols/protocol'
import { RefusedError } from '~/solana/http/refused-error'
import type { RpcClient } from '~/solana/rpc/rpc-client'
import { UnreadableResponse } from '~/solana/rpc/rpc-error'
import type { RpcAccount } from '~/solana/snapshot/account-json'
import { createPagedAccounts } from '~/solana/snapshot/paged-accounts'
import type { SnapshotSink } from '~/solana/snapshot/program-accounts'
import { createSnapshotReader } from '~/solana/snapshot/snapshot-reader'
import type { IndexStateReader } from '~/store/read/read-index-state'
import { checkAccounts } from './check-accounts'

export interface AccountSnapshotsOptions {
  readonly protocol: Protocol
  readonly rpc: RpcClient
  readonly intake: Intake
  readonly pipeline: Pick<Pipeline, 'committed' | 'waitForCapacity'>
  readonly reader: Pick<IndexStateReader, 'readOnChainKeys'>
  /** Called for each account before it is ingested. */
  readonly onAccount: (account: RpcAccount, slot: Slot) => void
  /**
   * Whether to use `getProgramAccountsV2` if the node offers it. Its pages cost less than a scan in parts. If
   * the pages fail, the snapshot is taken with `getProgramAccounts`.
   */
  readonly readsPages: boolean
  /** Whether the chain may have reached a slot. Accounts of other slots are not ingested. */
  readonly slotLimit: Pick<SlotLimit, 'allows'>
  readonly random: () => number
  readonly clock: Clock
  readonly log: Log
  readonly signal: AbortSignal
}

export interface TakenSnapshot {
  readonly slot: Slot
  readonly accounts: number
}

interface FamilySnapshot {
  readonly slot: Slot
  /** Addresses of all accounts of the family. */
  readonly found: ReadonlySet<Address>
}

/**
 * Reads all accounts of a protocol. Every method throws `RetryableError`, or `RpcError` if the node refuses.
 */
export interface AccountSnapshots {
  /**
   * Ingests all accounts that are on chain, and closes stored accounts that no longer exist. Throws if the
   * node's response is older than `minSlot`. If all changes up to the slot `changedSince` are known and the
   * node can select accounts by their last change, only newer states are read.
   */
  take(minSlot: Slot, changedSince: Slot | undefined): Promise<TakenSnapshot>
  /** Looks up the stored accounts one by one, for a node that does not serve snapshots. */
  checkStored(beforeSlot: Slot): Promise<void>
  /**
   * Why stored accounts can't be compared with a snapshot at the moment, as a sentence. `undefined`: no
   * problem.
   */
  problem(): string | undefined
}

const keysPerPage = 5_000
/**
 * Time for which the comparison of a snapshot with the store is retried, milliseconds. A repeated snapshot
 * would scan the whole program again. Reads by key find everything that changes meanwhile.
 */
const mostAgeMs = 10 * 60_000

export function createAccountSnapshots(options: AccountSnapshotsOptions): AccountSnapshots {
  const { protocol, rpc, intake, pipeline, reader, onAccount, readsPages, random, clock, signal } = options
  let problem: string | undefined
  const families = createSnapshotReader({ rpc, random, signal })
  const paged = createPagedAccounts(rpc)

  function sinkOf(family: AccountFamily, found: Set<Address>): SnapshotSink {
    const followed = { programId: family.programId, protocol: protocol.id }
    return async (accounts, asOf) => {
      requireAllowed(asOf)
      for (const account of accounts) {
        found.add(account.key)
        onAccount(account, asOf)
        intake.acceptAccount(account, asOf, followed)
      }
      await pipeline.waitForCapacity()
    }
  }

  function requireAllowed(slot: Slot): void {
    if (!options.slotLimit.allows(slot))
      throw new UnreadableResponse(
        `The Solana RPC sent accounts of slot ${slot}, which no chain has reached yet.`,
      )
  }

  /** Returns undefined if the node can't serve the family in pages. */
  async function takePages(
    family: AccountFamily,
    minSlot: Slot,
    changedSince: Slot | undefined,
  ): Promise<FamilySnapshot | undefined> {
    const found = new Set<Address>()
    const pages = await paged.read(family, { minSlot, changedSince }, sinkOf(family, found))
    if (pages === undefined) return undefined
    if (changedSince === undefined) return { slot: pages.slot, found }
    // The unchanged accounts exist too, but the pages do not contain them.
    const keys = await paged.readKeys(family, minSlot)
    if (keys === undefined) return undefined
    for (const key of keys) found.add(key)
    return { slot: pages.slot, found }
  }

  async function takeScan(family: AccountFamily, minSlot: Slot): Promise<FamilySnapshot> {
    // Accounts of incomplete pages are not included, because they may have been closed before the scan.
    const found = new Set<Address>()
    const { slot } = await families.read(family, minSlot, sinkOf(family, found))
    requireAllowed(slot)
    return { slot, found }
  }

  /**
   * Looks up stored accounts that are not in the snapshot. A snapshot may be incomplete, so an account is
   * closed only if this lookup does not find it either, or finds it with another owner.
   */
  async function findClosed(seen: ReadonlySet<Address>, beforeSlot: Slot): Promise<void> {
    const untilMs = clock.monotonicMs() + mostAgeMs
    let after: Address | undefined
    while (!signal.aborted) {
      const query = { protocol: protocol.id, after, beforeSlot, limit: keysPerPage }
      const keys = await persist(untilMs, async () => {
        const read = await retryable(reader.readOnChainKeys(query), "Can't read the database")
        const absent = read.filter((key) => !seen.has(key))
        await checkAccounts({ rpc, intake }, protocol, absent, 'close')
        return read
      })
      after = keys?.at(-1)
      if (keys === undefined || keys.length < keysPerPage) return
    }
  }

  /**
   * Retries a task until this monotonic time, milliseconds. Returns `undefined` if the signal aborts. A refusal
   * is thrown at once.
   */
  async function persist<T>(untilMs: number, task: () => Promise<T>): Promise<T | undefined> {
    try {
      return await retry(task, {
        ...{ signal, random },
        onRetry(error, waitMs) {
          if (error instanceof RefusedError || clock.monotonicMs() >= untilMs) throw error
          problem = error.message
          const source = `accounts:${protocol.id}`
          options.log.warn(
            { source, error: problem, waitMs },
            'accounts: comparison with the store failed, retrying',
          )
        },
      })
    } finally {
      problem = undefined
    }
  }

  return {
    problem: () => problem,
    async take(minSlot, changedSince) {
      const seen = new Set<Address>()
      let slot: Slot = Number.POSITIVE_INFINITY
      // After a failure the pages are not requested again in this snapshot, but in the next one.
      let usesPages = readsPages
      for (const family of protocol.accountFamilies) {
        const pages = usesPages ? await takePages(family, minSlot, changedSince) : undefined
        usesPages = pages !== undefined
        const taken = pages ?? (await takeScan(family, minSlot))
        slot = Math.min(slot, taken.slot)
        for (const key of taken.found) seen.add(key)
      }
      await pipeline.committed()
      await findClosed(seen, slot)
      await pipeline.committed()
      return { slot, accounts: seen.size }
    },
    async checkStored(beforeSlot) {
      await findClosed(new Set(), beforeSlot)
      await pipeline.committed()
    },
  }
}
