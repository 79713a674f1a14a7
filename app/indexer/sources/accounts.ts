import type { Address } from '~/domain/ids'
import type { Slot } from '~/domain/time'
import { createDoorbell } from '~/lib/doorbell'
import type { Log } from '~/lib/log'
import { retryable } from '~/lib/retryable-error'
import type { AccountFamily, Protocol } from '~/protocols/protocol'
import { readProgramAccounts } from '~/solana/program-accounts'
import type { RpcClient } from '~/solana/rpc-client'
import type { Subscriptions } from '~/solana/subscriptions'
import type { IndexStateReader } from '~/store/read-index-state'
import type { DecodeWatch } from '../pipeline/decode-watch'
import type { Intake } from '../pipeline/intake'
import type { Pipeline } from '../pipeline/pipeline'
import type { ChainTip } from './chain-tip'
import { checkAccounts } from './check-accounts'
import { createProgress } from './progress'
import { type Loop, type LoopBasis, type Source, startLoop } from './source'

export interface AccountsSourceOptions {
  readonly protocol: Protocol
  readonly rpc: RpcClient
  readonly subscriptions: Subscriptions
  readonly intake: Intake
  readonly pipeline: Pipeline
  readonly reader: IndexStateReader
  readonly tip: ChainTip
  readonly decodeWatch: DecodeWatch
  readonly log: Log
  readonly loop: LoopBasis
}

const keysPerPage = 5_000

/**
 * Follows the accounts of one protocol. What the subscription tells is taken at once, also while the snapshot is under way: a row takes
 * only what is as new as itself, so the two may come in any order. After every reconnect the snapshot is taken again, since nobody tells
 * what was missed.
 */
export function createAccountsSource(options: AccountsSourceOptions): Source {
  const { protocol, rpc, subscriptions, intake, pipeline, reader, tip, decodeWatch, log, loop } = options
  const name = `accounts:${protocol.id}`
  const stopping = new AbortController()
  const connected = createDoorbell()
  const progress = createProgress(pipeline.committed)
  const counters = { updates: 0, snapshots: 0, snapshotAccounts: 0 }
  const subscribed = new Set<AccountFamily>()
  let connection = 0
  let live = false
  let running: Loop | undefined

  function followFamily(family: AccountFamily): void {
    const followed = { programId: family.programId, protocol: protocol.id }
    subscriptions.followProgram(family.programId, family.filters, {
      onSubscribed(fresh) {
        if (fresh !== connection) beginConnection(fresh)
        subscribed.add(family)
        if (subscribed.size === protocol.accountFamilies.length) connected.ring()
      },
      onAccount(account, slot) {
        counters.updates += 1
        intake.acceptAccount(account, slot, followed)
      },
    })
  }

  /** All families are subscribed to anew, and what came in between was missed. */
  function beginConnection(fresh: number): void {
    connection = fresh
    live = false
    progress.lost()
    subscribed.clear()
  }

  async function takeSnapshot(): Promise<void> {
    const mine = connection
    const seen = new Set<Address>()
    let slot: Slot = Number.POSITIVE_INFINITY
    for (const family of protocol.accountFamilies) slot = Math.min(slot, await snapshotFamily(family, seen))
    await pipeline.committed()
    await findGone(seen, slot)
    await pipeline.committed()
    counters.snapshots += 1
    if (mine !== connection) return
    live = true
    progress.reached(slot)
    log.info({ source: name, slot, accounts: seen.size }, 'Snapshot is in; following live')
  }

  async function snapshotFamily(family: AccountFamily, seen: Set<Address>): Promise<Slot> {
    const followed = { programId: family.programId, protocol: protocol.id }
    const { slot } = await readProgramAccounts(rpc, family, async (accounts, asOf) => {
      for (const account of accounts) {
        seen.add(account.key)
        intake.acceptAccount(account, asOf, followed)
      }
      counters.snapshotAccounts += accounts.length
      await pipeline.room()
    })
    return slot
  }

  /** What we know and the snapshot does not have is looked at one by one: a node that left something out must not end it. */
  async function findGone(seen: ReadonlySet<Address>, beforeSlot: Slot): Promise<void> {
    let after: Address | undefined
    for (;;) {
      const page = reader.readOnChainKeys({ protocol: protocol.id, after, beforeSlot, limit: keysPerPage })
      const keys = await retryable(page, 'The database cannot be read')
      const absent = keys.filter((key) => !seen.has(key))
      await checkAccounts({ rpc, intake }, protocol, absent)
      after = keys.at(-1)
      if (keys.length < keysPerPage) return
    }
  }

  tip.onConfirmed((slot) => {
    if (live && subscriptions.problem() === undefined) progress.confirmed(slot)
  })
  for (const family of protocol.accountFamilies) followFamily(family)

  return {
    start() {
      running = startLoop({ ...loop, name, signal: stopping.signal }, 0, async () => {
        await connected.wait(stopping.signal)
        if (stopping.signal.aborted) return
        try {
          await takeSnapshot()
        } catch (error) {
          connected.ring() // so that the next attempt does not wait for a reconnect
          throw error
        }
      })
    },
    statuses() {
      const unreadable = decodeWatch.problem(protocol.id, 'accounts')
      const detail = subscriptions.problem() ?? running?.problem() ?? pipeline.problem() ?? unreadable
      const following = unreadable === undefined ? 'live' : 'catching-up'
      const state = live ? following : 'snapshot'
      return [{ source: name, state, committedSlot: progress.committedSlot(), detail, counters }]
    },
    async stop() {
      stopping.abort()
      await running?.ended
    },
  }
}
