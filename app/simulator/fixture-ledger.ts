import type { Slot } from '~/domain/base/time'
import type { Clock } from '~/lib/clock'
import { type Log, silentLog } from '~/lib/log'
import { token2022ProgramId, tokenProgramId } from '~/protocols/spl-token/layout'
import { fixtureGenesis } from './genesis'
import type { Ledger, LedgerAccount, LedgerToken, SlotChange } from './ledger'
import { listSignatures } from './list-signatures'
import { readFixtureChain } from './replay/fixture-chain'
import { slotAtMs, timeOfSlot, unknownSlot } from './replay/fixture-time'
import { createTransactionIndex } from './transaction-index'

export interface FixtureLedgerOptions {
  /**
   * Folder of account and transaction files. Subfolders are read too. `replay/fixture-account.ts` lists the
   * required fields.
   */
  readonly folder: string
  readonly clock: Clock
  readonly log?: Log
}

const slotMs = 400
/** Layout of an SPL mint account: offsets of its fields and its length, bytes. */
const mintLayout = { supply: 36, decimals: 44, byteLength: 82 }

/**
 * Creates a ledger from a folder of fixtures. The ledger simulates a chain that produces only empty slots.
 * Block times of the fixture transactions are `null`, because the files do not contain them.
 */
export function createFixtureLedger({ folder, clock, log = silentLog }: FixtureLedgerOptions): Ledger {
  const chain = readFixtureChain(folder, log)
  const { accounts } = chain
  const transactions = createTransactionIndex()
  transactions.add(chain.transactions)
  const tokens = new Map(
    [...accounts.values()].flatMap((account) => readToken(account) ?? []).map((token) => [token.mint, token]),
  )
  const slotsWithTransactions = new Set(chain.transactions.map(({ slot }) => slot))
  const listeners = new Set<(change: SlotChange) => void>()
  let tip = slotAtMs(clock.nowMs())

  function advance(): void {
    const target = slotAtMs(clock.nowMs())
    while (tip < target) {
      const parent = tip
      tip += 1
      const change = { slot: tip, parent, accounts: [], replaced: [], closed: [], transactions: [] }
      for (const listener of listeners) listener(change)
    }
  }
  const timer = setInterval(advance, slotMs)
  timer.unref()

  return {
    // The hash differs from mainnet's, so that clients do not mistake this chain for mainnet.
    genesisHash: fixtureGenesis(chain),
    currentSlot: () => tip,
    blockTime: (slot: Slot) => (slotsWithTransactions.has(slot) ? null : timeOfSlot(slot)),
    isSkipped: () => false,
    firstAvailableSlot: () => unknownSlot,
    account: (key) => accounts.get(key),
    programAccounts: (owner) => [...accounts.values()].filter((account) => account.owner === owner),
    transaction: (signature) => transactions.bySignature(signature),
    signaturesFor: (address, query) =>
      listSignatures(transactions.naming(address), query, transactions.bySignature),
    blockTransactions: transactions.inSlot,
    onSlot(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tokens: () => tokens.values(),
    token: (mint) => tokens.get(mint),
    stop: () => clearInterval(timer),
  }
}

/** Returns the token facts that a mint account contains. Name and price are unknown. */
function readToken({ key, owner, data }: LedgerAccount): LedgerToken | undefined {
  if ((owner !== tokenProgramId && owner !== token2022ProgramId) || data.length < mintLayout.byteLength)
    return undefined
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  return {
    mint: key,
    name: undefined,
    symbol: undefined,
    decimals: view.getUint8(mintLayout.decimals),
    tokenProgram: owner,
    verified: false,
    tags: [],
    supplyRaw: view.getBigUint64(mintLayout.supply, true),
    priceUsd: () => undefined,
    priceChange24hPercent: () => undefined,
    liquidityUsd: undefined,
    hasLogo: false,
    holderCount: 0,
  }
}
