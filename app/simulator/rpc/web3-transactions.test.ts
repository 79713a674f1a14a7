import { PublicKey } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { encodeBase58 } from '~/lib/text/base58'
import { createHandMadeLedger } from '../hand-made-ledger'
import {
  sampleAddress,
  sampleSignature,
  sampleToken,
  sampleTransaction,
  sampleV0Transaction,
} from '../hand-made-samples'
import { connectWeb3 } from '../web3-client.fixture'

const program = new PublicKey(sampleAddress('program'))

test('returns a legacy transaction with inner instructions, balances and logs', async () => {
  const ledger = createHandMadeLedger({ tokens: [sampleToken('usdc')] })
  const connection = await connectWeb3(ledger)
  const balance = {
    accountIndex: 1,
    mint: sampleAddress('usdc'),
    owner: sampleAddress('payer'),
    tokenProgram: trustedAddress('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
    decimals: 6,
  }
  const transaction = sampleTransaction('tx', {
    preTokenBalances: [{ ...balance, amountRaw: 1_500_000n }],
    postTokenBalances: [{ ...balance, amountRaw: 0n }],
  })
  const slot = ledger.produce({ transactions: [transaction] })
  ledger.finalize()
  const read = await connection.getTransaction(transaction.signature, { commitment: 'confirmed' })
  expect(read?.slot).toBe(slot)
  expect(read?.blockTime).toBe(1_700_000_500)
  expect(read?.transaction.signatures).toEqual([transaction.signature])
  expect(read?.transaction.message.compiledInstructions[0]?.data).toEqual(Buffer.from([9, 8, 7]))
  expect(read?.meta?.innerInstructions).toEqual([
    {
      index: 0,
      instructions: [
        { programIdIndex: 2, accounts: [1], data: encodeBase58(Uint8Array.from([6, 5])), stackHeight: 2 },
      ],
    },
  ])
  expect(read?.meta?.logMessages).toEqual(transaction.logs)
  expect(read?.meta?.fee).toBe(5000)
  expect(read?.meta?.postBalances).toEqual([5000, 0, 1])
  expect(read?.meta?.preTokenBalances?.[0]).toMatchObject({
    accountIndex: 1,
    programId: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    uiTokenAmount: { amount: '1500000', uiAmount: 1.5, uiAmountString: '1.5' },
  })
})

test('rejects a v0 transaction for clients that do not support it, and resolves its loaded addresses for others', async () => {
  const ledger = createHandMadeLedger()
  const connection = await connectWeb3(ledger)
  const transaction = sampleV0Transaction('tx')
  const slot = ledger.produce({ transactions: [transaction] })
  ledger.finalize()
  await expect(
    connection.getTransaction(transaction.signature, { commitment: 'confirmed' }),
  ).rejects.toMatchObject({
    code: -32015,
    message: expect.stringContaining('"maxSupportedTransactionVersion": 0'),
  })
  await expect(connection.getBlock(slot)).rejects.toMatchObject({ code: -32015 })
  const read = await connection.getTransaction(transaction.signature, {
    commitment: 'confirmed',
    maxSupportedTransactionVersion: 0,
  })
  expect(read?.version).toBe(0)
  const keys = read?.transaction.message.getAccountKeys({
    accountKeysFromLookups: read.meta!.loadedAddresses!,
  })
  expect(keys?.get(2)?.toBase58()).toBe(sampleAddress('order'))
  expect(keys?.get(3)?.toBase58()).toBe(sampleAddress('oracle'))
})

test('returns keys instead of indexes in a parsed transaction', async () => {
  const ledger = createHandMadeLedger()
  const connection = await connectWeb3(ledger)
  const transaction = sampleV0Transaction('tx')
  ledger.produce({ transactions: [transaction] })
  ledger.finalize()
  const read = await connection.getParsedTransaction(transaction.signature, {
    maxSupportedTransactionVersion: 0,
  })
  const { accountKeys, instructions } = read?.transaction.message ?? { accountKeys: [], instructions: [] }
  expect(accountKeys.map(({ signer, writable, source }) => [signer, writable, source])).toEqual([
    [true, true, 'transaction'],
    [false, false, 'transaction'],
    [false, true, 'lookupTable'],
    [false, false, 'lookupTable'],
  ])
  expect(instructions[0]).toMatchObject({
    programId: program,
    data: encodeBase58(Uint8Array.from([9, 8, 7])),
  })
})

test('pages backwards through the signatures of an address, up to the commitment', async () => {
  const ledger = createHandMadeLedger()
  const connection = await connectWeb3(ledger)
  for (const words of ['one', 'two', 'three', 'four'])
    ledger.produce({ transactions: [sampleTransaction(words)] })
  ledger.finalize()
  const failure = { InstructionError: [0, { Custom: 6001 }] }
  ledger.produce({ transactions: [sampleTransaction('young', { error: failure })] })
  const order = new PublicKey(sampleAddress('order'))
  const list = async (options: object, commitment: 'confirmed' | 'finalized' = 'finalized') =>
    (await connection.getSignaturesForAddress(order, options, commitment)).map(({ signature }) => signature)
  expect(await list({})).toEqual(['four', 'three', 'two', 'one'].map(sampleSignature))
  expect(await list({ limit: 2, before: sampleSignature('four') })).toEqual(
    ['three', 'two'].map(sampleSignature),
  )
  expect(await list({ until: sampleSignature('two') })).toEqual(['four', 'three'].map(sampleSignature))
  expect(await list({ limit: 1 })).toEqual([sampleSignature('four')])
  ledger.produce()
  ledger.produce()
  const [young] = await connection.getSignaturesForAddress(order, { limit: 1 }, 'confirmed')
  expect(young).toMatchObject({
    signature: sampleSignature('young'),
    err: failure,
    confirmationStatus: 'confirmed',
  })
})

test('raises the status of a signature from processed to finalized', async () => {
  const ledger = createHandMadeLedger({ firstSlot: 1001 })
  const connection = await connectWeb3(ledger)
  ledger.produce({ transactions: [sampleTransaction('tx')] })
  const status = async () =>
    (await connection.getSignatureStatuses([sampleSignature('tx'), sampleSignature('never')])).value
  expect(await status()).toMatchObject([
    { confirmationStatus: 'processed', confirmations: 0, err: null },
    null,
  ])
  ledger.produce()
  ledger.produce()
  expect(await status()).toMatchObject([{ confirmationStatus: 'confirmed', confirmations: 2 }, null])
  ledger.finalize()
  expect(await status()).toMatchObject([{ confirmationStatus: 'finalized', confirmations: null }, null])
})

test('returns blocks in full, with accounts only, with signatures only, or without transactions', async () => {
  const ledger = createHandMadeLedger({ skippedSlots: [1001] })
  const connection = await connectWeb3(ledger)
  const slot = ledger.produce({ transactions: [sampleTransaction('tx'), sampleV0Transaction('v0')] })
  ledger.finalize()
  const full = await connection.getBlock(slot, { maxSupportedTransactionVersion: 0 })
  expect(full?.parentSlot).toBe(1000)
  expect(full?.transactions.map(({ version }) => version)).toEqual(['legacy', 0])
  const accounts = await connection.getBlock(slot, {
    maxSupportedTransactionVersion: 0,
    transactionDetails: 'accounts',
    rewards: false,
  })
  expect(accounts).toHaveProperty('transactions.0.transaction.accountKeys.1.signer', false)
  expect(accounts).toHaveProperty('transactions.0.transaction.accountKeys.1.writable', true)
  const none = await connection.getBlock(slot, { transactionDetails: 'none' })
  expect(none?.blockhash).toBe(full?.blockhash)
  expect(none).not.toHaveProperty('transactions')
  const signatures = await connection.getBlockSignatures(slot)
  expect(signatures.signatures).toEqual([sampleSignature('tx'), sampleSignature('v0')])
  expect(await connection.getBlockTime(slot)).toBe(1_700_000_501)
})

test('omits skipped slots from ranges of blocks', async () => {
  const ledger = createHandMadeLedger({ skippedSlots: [1002, 1003] })
  const connection = await connectWeb3(ledger)
  ledger.finalize()
  ledger.finalize()
  expect(await connection.getBlocks(1000, 1005)).toEqual([1000, 1001, 1004, 1005])
  expect((await connection.getBlocks(1000)).at(-1)).toBe(await connection.getSlot('finalized'))
})
