import { expect, test } from 'vitest'
import { sampleTransaction, sampleV0Transaction } from '~/simulator/hand-made-samples'
import type { LedgerTransaction } from '~/simulator/ledger'
import { placedTransactionJson } from '~/simulator/rpc/transaction-json'
import { transactionUpdate } from '../../../tests/helpers/geyser-messages'
import { readRpcTransaction } from '../transaction/rpc-transaction'
import type { SubscribeUpdate } from './generated/geyser/SubscribeUpdate.generated'
import { toTransaction } from './geyser-transaction'
import { cursorOver } from './proto-reader'
import { readUpdate } from './read-update'
import { geyserService } from './service'

const { responseSerialize } = geyserService.service.Subscribe
const blockTime = 1_750_000_000

function sent(update: SubscribeUpdate) {
  const received = readUpdate(cursorOver(responseSerialize(update)))
  if (received.kind !== 'transaction') throw new Error('no transaction')
  return received.transaction
}

const placed = (transaction: Omit<LedgerTransaction, 'slot' | 'blockTime'>): LedgerTransaction => ({
  ...transaction,
  slot: 350_000_000,
  blockTime,
})

function viaGeyser(transaction: LedgerTransaction) {
  return toTransaction(sent(transactionUpdate(transaction)), transaction.slot, blockTime)
}

test.each<[string, LedgerTransaction]>([
  ['a legacy transaction', placed(sampleTransaction('legacy'))],
  ['a transaction with a lookup table', placed(sampleV0Transaction('v0'))],
  ['a transaction of version 1', placed(sampleTransaction('v1', { version: 1, config: { heapSize: 32 } }))],
  ['a failed transaction', placed(sampleTransaction('failed', { error: 'AccountInUse' }))],
  ['a transaction without logs', placed(sampleTransaction('quiet', { logs: [] }))],
])('reads %s as the Solana RPC does', (_, transaction) => {
  const json = placedTransactionJson(transaction, { encoding: 'json', maxVersion: 1 })
  const expected = readRpcTransaction(JSON.parse(json.text))
  const read = viaGeyser(transaction)
  const plain = (each: typeof read) =>
    each && { ...each, instructions: each.instructions.map((one) => ({ ...one, data: [...one.data] })) }
  expect(plain(read)).toEqual(plain(expected))
  expect(read).toBeDefined()
})

test('marks a transaction whose logs were not recorded, and treats them as truncated', () => {
  const update = transactionUpdate(placed(sampleTransaction('unlogged')))
  const info = update.transaction?.transaction
  Object.assign(info?.meta ?? {}, { logMessages: [], logMessagesNone: true })
  const expected = { logs: ['Log truncated'], lacksLogs: true }
  expect(toTransaction(sent(update), 1, null)).toMatchObject(expected)
})

test('marks a transaction whose inner instructions were not recorded', () => {
  const update = transactionUpdate(placed(sampleTransaction('unrecorded')))
  const info = update.transaction?.transaction
  Object.assign(info?.meta ?? {}, { innerInstructions: [], innerInstructionsNone: true })
  expect(toTransaction(sent(update), 1, null)).toMatchObject({ lacksInner: true })
})

test.each([
  ['the index of a program', { programIdIndex: 99 }],
  ['the index of an account', { accounts: Buffer.from([0, 99]) }],
])('rejects a transaction in which %s has no key', (_, wrong) => {
  const update = transactionUpdate(placed(sampleTransaction('wrong')))
  Object.assign(update.transaction?.transaction?.transaction?.message?.instructions?.[0] ?? {}, wrong)
  expect(toTransaction(sent(update), 1, null)).toBeUndefined()
})

test('rejects inner instructions of an instruction that does not exist', () => {
  const inner = [
    { index: 5, instructions: [{ programIdIndex: 2, accountIndexes: [], data: Uint8Array.of(1) }] },
  ]
  expect(viaGeyser(placed(sampleTransaction('stray', { innerInstructions: inner })))).toBeUndefined()
})
