import { protocolFacts } from '~/domain/protocol'
import type { Slot } from '~/domain/time'
import type { Clock } from '~/lib/clock'
import { type Log, silentLog } from '~/lib/log'
import { fixtureGenesis } from './genesis'
import type { Ledger, LedgerAccount, LedgerToken, SlotChange } from './ledger'
import { listSignatures } from './list-signatures'
import { readFixtureChain } from './replay/fixture-chain'
import { slotAtMs, timeOfSlot, unknownSlot } from './replay/fixture-time'

export interface FixtureLedgerOptions {
  /** Files of accounts and transactions, in sub-folders or not; see `replay/fixture-account.ts` for what a file must say. */
  readonly folder: string
  readonly clock: Clock
  readonly log?: Log
}

const slotMs = 400
/** Offsets of an SPL mint. */
const mintLayout = { supply: 36, decimals: 44, byteLength: 82 }

/**
 * A folder of fixtures as a chain on which nothing happens any more: slots go by, empty. Its transactions stand just after the
 * slot that is used for unknown slots, without a block time, since the files do not tell it.
 */
export function createFixtureLedger({ folder, clock, log = silentLog }: FixtureLedgerOptions): Ledger {
  const chain = readFixtureChain(folder, log)
  const { accounts, transactions } = chain
  const tokens = new Map(
    [...accounts.values()].flatMap((account) => readToken(account) ?? []).map((token) => [token.mint, token]),
  )
  const slotsWithTransactions = new Set(transactions.map(({ slot }) => slot))
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
    genesisHash: fixtureGenesis(chain), // not mainnet's: this is not mainnet
    currentSlot: () => tip,
    blockTime: (slot: Slot) => (slotsWithTransactions.has(slot) ? null : timeOfSlot(slot)),
    isSkipped: () => false,
    firstAvailableSlot: () => unknownSlot,
    account: (key) => accounts.get(key),
    programAccounts: (owner) => [...accounts.values()].filter((account) => account.owner === owner),
    transaction: (signature) => transactions.find((transaction) => transaction.signature === signature),
    signaturesFor: (address, query) => listSignatures(transactions, address, query),
    blockTransactions: (slot) => transactions.filter((transaction) => transaction.slot === slot),
    onSlot(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tokens: () => tokens.values(),
    token: (mint) => tokens.get(mint),
    stop: () => clearInterval(timer),
  }
}

/** What a mint account alone says of its token: no name, no price, no guess. */
function readToken({ key, owner, data }: LedgerAccount): LedgerToken | undefined {
  const [token, token2022] = protocolFacts['spl-token'].programIds
  if ((owner !== token && owner !== token2022) || data.length < mintLayout.byteLength) return undefined
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
