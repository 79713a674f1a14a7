import type { Slot } from '~/domain/base/time'
import type { ChainEvent } from '~/domain/chain/chain-event'
import { neededParts } from '~/indexer/needed-parts'
import type { CollectedAccounts, CollectingIntake } from '~/indexer/pipeline/collecting-intake'
import { RetryableError } from '~/lib/async/retryable-error'
import type { Protocol } from '~/protocols/protocol'
import type { RpcClient } from '~/solana/rpc/rpc-client'
import { transactionCall } from '~/solana/rpc/signatures'
import type { MissingWrite } from '~/store/batch/missing-transactions'
import type { OrphanedSlots } from '~/store/batch/orphaned-slots'
import type { SlotRows } from '~/store/rollback/read-slot-rows'
import { checkAccounts } from '../accounts/check-accounts'
import { missingWrite } from '../events/missing-transaction'

export interface ForkReader {
  readonly protocols: readonly Protocol[]
  readonly rpc: RpcClient
  /** Creates an intake that collects account states instead of passing them to the pipeline. */
  readonly collecting: () => CollectingIntake
}

/** State of the winning chain for the rows of orphaned slots. */
export interface WinningChain extends CollectedAccounts {
  readonly events: readonly ChainEvent[]
  /** Transactions that the winning chain does not contain yet. */
  readonly missing: readonly MissingWrite[]
  /** Oldest slot for which an account was read. `undefined`: no account was read. */
  readonly asOf: Slot | undefined
}

/**
 * Reads the accounts and transactions of orphaned slots again. Throws `RetryableError` until the node returns
 * all of them.
 */
export async function readWinningChain(
  { protocols, rpc, collecting }: ForkReader,
  { transactions, accounts }: SlotRows,
  orphaned: OrphanedSlots,
): Promise<WinningChain> {
  const { intake, collected } = collecting()
  for (const protocol of protocols) {
    const keys = accounts.filter((account) => account.protocol === protocol.id).map(({ key }) => key)
    await checkAccounts({ rpc, intake }, protocol, keys, 'close')
  }
  const events: ChainEvent[] = []
  const notFound: MissingWrite[] = []
  const protocolOf = (id: string) => protocols.find((each) => each.id === id)
  const calls = transactions.map(({ signature, protocol: id }) => {
    return transactionCall(signature, neededParts(protocolOf(id)))
  })
  const outcomes = await rpc.callAll(calls)
  for (const [index, { signature, protocol: id }] of transactions.entries()) {
    const outcome = outcomes[index]
    if (outcome && !outcome.ok && outcome.error instanceof RetryableError) throw outcome.error
    const landed = outcome?.ok ? outcome.value.transaction : undefined
    const protocol = protocolOf(id)
    if (landed && protocol && !orphaned.slots.includes(landed.slot)) {
      events.push(...intake.readEvents(protocol, landed))
    } else {
      const missing = { reason: 'its slot was orphaned', isUnreadable: false }
      notFound.push({ ...missingWrite(`events:${id}`, signature, missing), mayBeLost: true })
    }
  }
  const states = collected()
  const slots = [...states.accounts, ...states.closedAccounts].map(({ slot }) => slot)
  const asOf = slots.length > 0 ? Math.min(...slots) : undefined
  return { ...states, events, missing: notFound, asOf }
}
