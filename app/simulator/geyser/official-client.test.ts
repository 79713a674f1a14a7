import { SlotStatus, txEncode } from '@triton-one/yellowstone-grpc'
import { expect, test } from 'vitest'
import type { Slot } from '~/domain/base/time'
import { encodeBase58 } from '~/lib/text/base58'
import { createHandMadeLedger, type HandMadeLedger } from '../hand-made-ledger'
import {
  asVersion1,
  sampleAccount,
  sampleAddress,
  sampleSignature,
  sampleTransaction,
  sampleV0Transaction,
} from '../hand-made-samples'
import type { LedgerTokenBalance } from '../ledger'
import { call } from '../web3-client.fixture'
import {
  accountsOf,
  CommitmentLevel,
  connectOfficial,
  errorTexts,
  kindOf,
  openGeyser,
  serveGeyser,
  subscribe,
  transactionsOf,
  untilAccepted,
} from './official-client.fixture'

const everything = {
  accounts: { accounts: accountsOf({}) },
  transactions: { transactions: transactionsOf({}) },
  slots: { slots: { filterByCommitment: true } },
  blocksMeta: { meta: {} },
}

const balance: LedgerTokenBalance = {
  accountIndex: 1,
  mint: sampleAddress('mint'),
  owner: sampleAddress('owner'),
  tokenProgram: sampleAddress('token program'),
  amountRaw: 123_456_789_012_345_678n,
  decimals: 9,
}

const transactions = [
  sampleTransaction('legacy', {
    preTokenBalances: [{ ...balance, amountRaw: 0n }],
    postTokenBalances: [balance],
  }),
  sampleV0Transaction('loads addresses'),
  sampleTransaction('failed', { error: { InstructionError: [0, { Custom: 6001 }] } }),
  sampleTransaction('two signers', {
    header: { requiredSignatures: 2, readonlySigned: 1, readonlyUnsigned: 0 },
    preBalances: [18_000_000_000_000_000_000n, 0n, 1n],
  }),
]

async function resultOf(url: string, method: string, ...params: unknown[]): Promise<unknown> {
  return ((await call(url, method, ...params)) as { result: unknown }).result
}

/** Returns a result in which the numbers of 64 bits are strings, because JavaScript would round them. */
async function exactResultOf(url: string, method: string, ...params: unknown[]) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'content-type': 'application/json' }
  const text = await (await fetch(url, { method: 'POST', headers, body })).text()
  return JSON.parse(text.replaceAll(/(?<="(?:lamports|rentEpoch)":)\d+/g, '"$&"')).result
}

/**
 * Returns the JSON of a transaction in which the decimal amount 0 is `null`, because the encoder of the
 * official client does not distinguish 0 from an absent amount.
 */
function withoutZeroAmounts(transaction: unknown): unknown {
  return JSON.parse(JSON.stringify(transaction), (key, value) =>
    key === 'uiAmount' && value === 0 ? null : value,
  )
}

/** Returns the texts of the error with which a call fails, and of its causes. */
async function failureOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return errorTexts(error)
}

/** Produces empty blocks until a slot is confirmed. */
function confirm(ledger: HandMadeLedger, slot: Slot): void {
  while (ledger.currentSlot() < slot + 2) ledger.produce()
}

test('sends transactions as JSON-RPC returns them', async () => {
  const ledger = createHandMadeLedger()
  const { url, client } = await openGeyser(ledger)
  const stream = await subscribe(client, everything)
  await untilAccepted(stream)
  const slot = ledger.produce({ transactions })
  confirm(ledger, slot)
  await stream.until(({ blockMeta }) => blockMeta?.slot === String(slot))
  const sent = stream.updates.flatMap(({ transaction }) => transaction ?? [])
  expect(sent.map(({ transaction }) => encodeBase58(transaction!.signature))).toEqual(
    transactions.map(({ signature }) => signature),
  )
  const config = { maxSupportedTransactionVersion: 0, commitment: 'confirmed' }
  const block = (await resultOf(url, 'getBlock', slot, config)) as { transactions: unknown[] }
  for (const [index, { transaction, slot: at }] of sent.entries()) {
    expect([at, transaction!.index]).toEqual([String(slot), String(index)])
    const json = txEncode.encode(transaction!, txEncode.encoding.Json, 0, true)
    expect(json).toEqual(withoutZeroAmounts(block.transactions[index]))
    const base64 = txEncode.encode(transaction!, txEncode.encoding.Base64, 0, true)
    const signature = encodeBase58(transaction!.signature)
    const read = await resultOf(url, 'getTransaction', signature, { ...config, encoding: 'base64' })
    expect(read).toMatchObject({ slot, transaction: base64?.transaction as unknown })
  }
})

test('sends transactions of version 1 with their config', async () => {
  const ledger = createHandMadeLedger()
  const { client } = await openGeyser(ledger)
  const stream = await subscribe(client, everything)
  await untilAccepted(stream)
  const slot = ledger.produce({ transactions: [asVersion1(sampleTransaction('v1'))] })
  confirm(ledger, slot)
  const { transaction } = await stream.until((update) => update.transaction !== undefined)
  expect(transaction?.transaction?.transaction?.message).toMatchObject({
    versioned: true,
    config: { priorityFee: '1000', computeUnitLimit: 200_000 },
  })
})

test('sends accounts as JSON-RPC returns them, before the transaction that wrote them', async () => {
  const ledger = createHandMadeLedger()
  const { url, client } = await openGeyser(ledger)
  const stream = await subscribe(client, everything)
  await untilAccepted(stream)
  const order = sampleAccount('order', { lamports: 2n ** 63n, data: new Uint8Array(3000).fill(7) })
  const slot = ledger.produce({
    accounts: [order, sampleAccount('oracle')],
    transactions: transactions.slice(0, 1),
  })
  confirm(ledger, slot)
  await stream.until(({ blockMeta }) => blockMeta?.slot === String(slot))
  const [oracle, written, transaction] = stream.updates.slice(1)
  expect(oracle?.account?.account?.txnSignature).toBeUndefined()
  expect(encodeBase58(written!.account!.account!.txnSignature!)).toBe(transactions[0]!.signature)
  expect(transaction?.transaction?.slot).toBe(String(slot))
  for (const update of [oracle, written]) {
    const { account, slot: at, isStartup } = update!.account!
    const { pubkey, lamports, owner, executable, rentEpoch, data } = account!
    expect({ at, isStartup }).toEqual({ at: String(slot), isStartup: false })
    const config = { commitment: 'confirmed', encoding: 'base64' }
    const json = await exactResultOf(url, 'getAccountInfo', encodeBase58(pubkey), config)
    expect(json.value).toMatchObject({
      executable,
      owner: encodeBase58(owner),
      data: [Buffer.from(data).toString('base64'), 'base64'],
      space: data.length,
    })
    expect([json.value.lamports, json.value.rentEpoch]).toEqual([lamports, rentEpoch])
  }
})

test('reports a closed account to filters of its key, not to filters of its owner', async () => {
  const ledger = createHandMadeLedger()
  const { client } = await openGeyser(ledger)
  const stream = await subscribe(client, {
    accounts: {
      key: accountsOf({ account: [sampleAddress('order')] }),
      owner: accountsOf({ owner: [sampleAddress('program')] }),
    },
    commitment: CommitmentLevel.PROCESSED,
  })
  await untilAccepted(stream)
  ledger.produce({ accounts: [sampleAccount('order')] })
  const slot = ledger.produce({ closed: [sampleAddress('order')] })
  const { filters, account } = await stream.until((update) => update.account?.slot === String(slot))
  expect(filters).toEqual(['key'])
  const { lamports, data, owner } = account!.account!
  expect([lamports, data.length, encodeBase58(owner)]).toEqual(['0', 0, '1'.repeat(32)])
  const versions = stream.updates.flatMap((update) => update.account?.account?.writeVersion ?? []).map(Number)
  expect(versions).toEqual(versions.toSorted((a, b) => a - b))
  expect(stream.updates.map((update) => update.filters.toSorted())).toEqual([[], ['key', 'owner'], ['key']])
})

test('sends a slot in one batch: data, block meta, status', async () => {
  const ledger = createHandMadeLedger({ skippedSlots: [1003] })
  const { url, client } = await openGeyser(ledger)
  const stream = await subscribe(client, { ...everything, blocks: { blocks: { accountInclude: [] } } })
  await untilAccepted(stream)
  const slots = [1001, 1002, 1004, 1005]
  for (const _ of slots)
    ledger.produce({ accounts: [sampleAccount('order')], transactions: [sampleTransaction('tx')] })
  confirm(ledger, 1005)
  await stream.until(({ slot }) => slot?.slot === '1005')
  const perSlot = ['account', 'transaction', 'block', 'blockMeta', 'slot']
  const kinds = stream.updates.map((update) => kindOf(update)).slice(1, 1 + slots.length * perSlot.length)
  expect(kinds).toEqual(slots.flatMap(() => perSlot))
  for (const { slot } of stream.updates) if (slot) expect(slot.status).toBe(SlotStatus.SLOT_CONFIRMED)
  for (const { block } of stream.updates)
    if (block) expect(block.transactions).toHaveLength(Number(block.executedTransactionCount))
  for (const { blockMeta } of stream.updates) {
    if (!blockMeta) continue
    const block = await resultOf(url, 'getBlock', Number(blockMeta.slot), { commitment: 'confirmed' })
    expect(block).toMatchObject({
      blockhash: blockMeta.blockhash,
      parentSlot: Number(blockMeta.parentSlot),
      previousBlockhash: blockMeta.parentBlockhash,
      blockTime: Number(blockMeta.blockTime?.timestamp),
      blockHeight: Number(blockMeta.blockHeight?.blockHeight),
      transactions: { length: Number(blockMeta.executedTransactionCount) },
    })
  }
  const parents = stream.updates.flatMap(({ blockMeta }) => blockMeta?.parentSlot ?? [])
  expect(parents.slice(0, 4)).toEqual(['1000', '1001', '1002', '1004'])
})

test('answers the single calls as JSON-RPC does', async () => {
  const ledger = createHandMadeLedger()
  const { url, client } = await openGeyser(ledger)
  ledger.finalize()
  ledger.produce()
  const levels = { processed: 0, confirmed: 1, finalized: 2 } as const
  for (const [commitment, level] of Object.entries(levels)) {
    const config = { commitment }
    expect(await client.getSlot(level)).toEqual({ slot: String(await resultOf(url, 'getSlot', config)) })
    expect(await client.getBlockHeight(level)).toEqual({
      blockHeight: String(await resultOf(url, 'getBlockHeight', config)),
    })
    const { blockhash, slot, lastValidBlockHeight } = await client.getLatestBlockhash(level)
    expect(await resultOf(url, 'getLatestBlockhash', config)).toEqual({
      context: { apiVersion: '2.3.8', slot: Number(slot) },
      value: { blockhash, lastValidBlockHeight: Number(lastValidBlockHeight) },
    })
    expect(await client.isBlockhashValid(blockhash, level)).toEqual({ slot, valid: true })
  }
  const { blockhash: newest } = await client.getLatestBlockhash(levels.processed)
  expect(await client.isBlockhashValid(newest, levels.finalized)).toMatchObject({ valid: false })
  expect(await client.isBlockhashValid(sampleSignature('none'), levels.finalized)).toMatchObject({
    valid: false,
  })
  expect(await client.ping(7)).toEqual({ count: 7 })
  expect(JSON.parse((await client.getVersion()).version)).toMatchObject({ version: { solana: '2.3.8' } })
})

test('requires the token for every call', async () => {
  const ledger = createHandMadeLedger()
  const { geyserUrl } = await serveGeyser(ledger, { token: 'the right token' })
  const right = await connectOfficial(geyserUrl, 'the right token')
  expect(await right.ping(1)).toEqual({ count: 1 })
  const stream = await subscribe(right, everything)
  await untilAccepted(stream)
  for (const token of ['wrong', undefined]) {
    const wrong = await connectOfficial(geyserUrl, token)
    expect(await failureOf(wrong.ping(1))).toContain('No valid auth token')
    expect(await failureOf(wrong.subscribe())).toContain('No valid auth token')
  }
})
