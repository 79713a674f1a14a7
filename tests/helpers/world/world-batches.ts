import type { Slot } from '~/domain/base/time'
import type { AccountState } from '~/domain/chain/account-change'
import type { ChainEvent } from '~/domain/chain/chain-event'
import { protocolIds } from '~/domain/protocol/protocol'
import type { Protocol } from '~/protocols/protocol'
import { protocols } from '~/protocols/registry'
import type { Ledger, LedgerAccount, LedgerTransaction } from '~/simulator/ledger'
import { placedTransactionJson } from '~/simulator/rpc/transaction-json'
import { readRpcTransaction } from '~/solana/transaction/rpc-transaction'
import { exportBackup } from '~/store/backup/export-backup'
import type { Batch } from '~/store/batch/batch'
import type { Pool } from '~/store/postgres/pool'
import { batchOf } from './states'

const eventsPerBatch = 1_000
const accountsPerBatch = 2_000
const followed = protocolIds.filter((id) => id !== 'spl-token').map((id) => protocols[id])

/**
 * Yields the events of the given slots in batches. The transactions are converted to RPC JSON and parsed
 * again, as in an indexer.
 */
export function* eventBatches(ledger: Ledger, slots: Iterable<Slot>): Generator<Batch> {
  let events: ChainEvent[] = []
  for (const slot of slots) {
    for (const transaction of ledger.blockTransactions(slot)) events.push(...eventsOf(transaction))
    if (events.length < eventsPerBatch) continue
    yield batchOf({ events })
    events = []
  }
  yield batchOf({ events })
}

function eventsOf(transaction: LedgerTransaction): readonly ChainEvent[] {
  const { text } = placedTransactionJson(transaction, { encoding: 'json', maxVersion: 0 })
  const read = readRpcTransaction(JSON.parse(text))
  if (read === undefined) throw new Error(`${transaction.signature} is not a transaction`)
  return followed.flatMap((protocol) => protocol.readEvents(read).events)
}

/** Returns a batch that contains every mint of a chain and its current data from the Token and Price APIs. */
export function tokenBatch(ledger: Ledger): Batch {
  const slot = ledger.currentSlot()
  const at = ledger.blockTime(slot) ?? 0
  const tokens = [...ledger.tokens()]
  const mints = tokens.flatMap(({ mint }) => statesOf(protocols['spl-token'], [ledger.account(mint)]))
  return batchOf({
    accounts: mints.map((state) => ({ state, slot, at })),
    tokens: tokens.map(({ mint, name, symbol, verified, tags }) => ({
      mint,
      name,
      symbol,
      verified,
      tags,
      at,
    })),
    prices: tokens.flatMap((token) => {
      const priceUsd = token.priceUsd()
      if (priceUsd === undefined) return []
      const facts = { change24hPercent: token.priceChange24hPercent(), liquidityUsd: token.liquidityUsd }
      return [{ mint: token.mint, priceUsd, at, source: 'price-api', ...facts }]
    }),
  })
}

/** Yields every account of the followed programs in batches, as of the newest slot of the chain. */
export function* accountBatches(ledger: Ledger): Generator<Batch> {
  const slot = ledger.currentSlot()
  const at = ledger.blockTime(slot) ?? 0
  const states = followed.flatMap((protocol) =>
    protocol.programIds.flatMap((programId) => statesOf(protocol, ledger.programAccounts(programId))),
  )
  for (let start = 0; start < states.length; start += accountsPerBatch) {
    const some = states.slice(start, start + accountsPerBatch)
    yield batchOf({ accounts: some.map((state) => ({ state, slot, at })) })
  }
}

function statesOf(
  protocol: Protocol,
  accounts: Iterable<LedgerAccount | undefined>,
): readonly AccountState[] {
  return [...accounts].flatMap((account) => {
    if (account === undefined) return []
    const decoded = protocol.decodeAccount(account.key, account.owner, account.data)
    return decoded.outcome === 'ok' ? [decoded.value] : []
  })
}

/** Returns the row count and checksum of every table. */
export async function tableTallies(pool: Pool): Promise<Record<string, string>> {
  const tallies: Record<string, string> = {}
  const blocks = exportBackup(pool, ({ table, rows, checksum }) => {
    tallies[table] = `${rows} rows ${checksum}`
  })
  for await (const _block of blocks); // reads to the end, because only the counts are needed
  return tallies
}
