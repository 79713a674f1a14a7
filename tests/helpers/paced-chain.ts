import type { ProtocolId } from '~/domain/protocol/protocol'
import { protocols } from '~/protocols/registry'
import { createHandMadeLedger, type HandMadeBlock } from '~/simulator/hand-made-ledger'
import type { Ledger, LedgerAccount, LedgerTransaction } from '~/simulator/ledger'

/** A chain with blocks at the usual pace, in which nothing happens but what the benchmark adds. */
export interface PacedChain {
  readonly ledger: Ledger
  /** Number of added transactions. */
  transactions(): number
  /**
   * From now on adds transactions of the protocol, with the accounts that they can write: one per second, or
   * `perBlock` in each block.
   */
  begin(protocol: ProtocolId, perBlock?: number): void
  stop(): void
}

const firstSlot = 300_000_000
const blockMs = 500 // the pace of a hand-made ledger: two slots per second
const accountsPerProgram = 100

/** Creates the chain with accounts and past transactions of the simulated world. */
export function createPacedChain(world: Ledger, ids: readonly ProtocolId[]): PacedChain {
  const genesisAt = Math.floor(Date.now() / 1000) - firstSlot / 2
  const ledger = createHandMadeLedger({ firstSlot, genesisAt, tokens: [...world.tokens()] })
  ledger.produce({ accounts: ids.flatMap((id) => accountsOf(world, id)) })
  ledger.finalize()
  let waiting: HandMadeBlock[] = []
  let added = 0
  let blocks = 0
  let perBlock = 0.5
  const timer = setInterval(() => {
    blocks += 1
    const due = waiting.splice(0, Math.floor(blocks * perBlock) - Math.floor((blocks - 1) * perBlock))
    added += due.length
    ledger.produce(together(due))
  }, blockMs)
  return {
    ledger,
    transactions: () => added,
    begin(protocol, pace = 0.5) {
      perBlock = pace
      waiting = interleaved(waiting, samplesOf(world, protocol))
    },
    stop() {
      clearInterval(timer)
      ledger.stop()
    },
  }
}

function interleaved<T>(one: readonly T[], other: readonly T[]): T[] {
  const length = Math.max(one.length, other.length)
  return Array.from({ length }, (_, index) => [one[index], other[index]])
    .flat()
    .filter((each) => each !== undefined) as T[]
}

/** Returns one block with everything of the given blocks. An account has the state of its last block. */
function together(blocks: readonly HandMadeBlock[]): HandMadeBlock {
  const accounts = blocks.flatMap((block) => block.accounts ?? [])
  return {
    accounts: [...new Map(accounts.map((account) => [account.key, account])).values()],
    transactions: blocks.flatMap((block) => block.transactions ?? []),
  }
}

function accountsOf(world: Ledger, id: ProtocolId): LedgerAccount[] {
  const accounts: LedgerAccount[] = []
  for (const programId of protocols[id].programIds)
    for (const account of world.programAccounts(programId))
      if (accounts.length < accountsPerProgram) accounts.push(account)
  return accounts
}

const mostSamples = 1_000

/** Returns the newest successful transactions of the protocol, each as a block with the accounts it can write. */
function samplesOf(world: Ledger, id: ProtocolId): HandMadeBlock[] {
  const { programIds } = protocols[id]
  return programIds.flatMap((programId) =>
    world.signaturesFor(programId, { limit: mostSamples }).flatMap(({ signature, failed }) => {
      const transaction = failed ? undefined : world.transaction(signature)
      if (transaction === undefined) return []
      const accounts = writableKeys(transaction).flatMap((key) => world.account(key) ?? [])
      const own = accounts.filter(({ owner }) => programIds.includes(owner))
      return [{ accounts: own, transactions: [transaction] }]
    }),
  )
}

function writableKeys({ staticKeys, header, loadedWritable }: LedgerTransaction) {
  const signed = header.requiredSignatures
  return [
    ...staticKeys.slice(0, signed - header.readonlySigned),
    ...staticKeys.slice(signed, staticKeys.length - header.readonlyUnsigned),
    ...loadedWritable,
  ]
}
