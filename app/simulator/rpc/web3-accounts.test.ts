import { PublicKey } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { encodeBase58 } from '~/lib/text/base58'
import { createHandMadeLedger } from '../hand-made-ledger'
import { sampleAccount, sampleAddress, sampleToken } from '../hand-made-samples'
import { connectWeb3 } from '../web3-client.fixture'

const program = new PublicKey(sampleAddress('program'))

test('returns version, genesis hash and first slot to web3.js', async () => {
  const ledger = createHandMadeLedger({ firstSlot: 432_000 })
  const connection = await connectWeb3(ledger, 'processed')
  expect(await connection.getVersion()).toEqual({ 'solana-core': '2.3.8', 'feature-set': 2_142_755_730 })
  expect(await connection.getGenesisHash()).toBe('Hn4PNg3vFrkBTwkKrJv4Lq6GQ4bbbVgxGbRgHzHHvsXm')
  expect(await connection.getFirstAvailableBlock()).toBe(432_000)
  expect(await connection.getMinimumLedgerSlot()).toBe(432_000)
  // rent of a real Kamino order
  expect(await connection.getMinimumBalanceForRentExemption(424)).toBe(3_841_920)
})

test('lags behind the tip by commitment and never returns a skipped slot', async () => {
  const ledger = createHandMadeLedger({ firstSlot: 900, skippedSlots: [968, 999] })
  const connection = await connectWeb3(ledger, 'processed')
  while (ledger.currentSlot() < 1000) ledger.produce()
  expect(await connection.getSlot('processed')).toBe(1000)
  expect(await connection.getSlot('confirmed')).toBe(998)
  expect(await connection.getSlot('finalized')).toBe(969)
  ledger.produce()
  ledger.produce()
  expect(await connection.getSlot('confirmed')).toBe(1000)
})

test('raises the block height by one for each block that was not skipped', async () => {
  const ledger = createHandMadeLedger({ firstSlot: 432_000, skippedSlots: [432_002, 432_003] })
  const connection = await connectWeb3(ledger, 'processed')
  ledger.produce()
  const before = await connection.getBlockHeight()
  ledger.produce()
  expect(ledger.currentSlot()).toBe(432_004)
  expect(await connection.getBlockHeight()).toBe(before + 1)
  const epoch = await connection.getEpochInfo()
  expect(epoch).toMatchObject({ epoch: 1, slotIndex: 4, slotsInEpoch: 432_000, absoluteSlot: 432_004 })
})

test('returns the hash of the block at the commitment as the latest blockhash', async () => {
  const ledger = createHandMadeLedger()
  const connection = await connectWeb3(ledger)
  ledger.finalize()
  const slot = await connection.getSlot('finalized')
  const latest = await connection.getLatestBlockhash('finalized')
  const block = await connection.getBlock(slot, { maxSupportedTransactionVersion: 0 })
  expect(latest.blockhash).toBe(block?.blockhash)
  expect(latest.lastValidBlockHeight).toBe((await connection.getBlockHeight('finalized')) + 150)
})

test('returns an account as it was at the requested commitment', async () => {
  const ledger = createHandMadeLedger()
  const connection = await connectWeb3(ledger, 'processed')
  const key = new PublicKey(sampleAddress('order'))
  ledger.produce({ accounts: [sampleAccount('order', { data: Uint8Array.from([1]) })] })
  ledger.finalize()
  ledger.produce({ accounts: [sampleAccount('order', { data: Uint8Array.from([2]), lamports: 7n })] })
  expect((await connection.getAccountInfo(key, 'processed'))?.data).toEqual(Buffer.from([2]))
  expect((await connection.getAccountInfo(key, 'confirmed'))?.data).toEqual(Buffer.from([1]))
  expect((await connection.getAccountInfo(key, 'finalized'))?.data).toEqual(Buffer.from([1]))
  expect(await connection.getBalance(key, 'processed')).toBe(7)
  expect(await connection.getBalance(key, 'finalized')).toBe(2_000_000)
  ledger.finalize()
  expect((await connection.getAccountInfo(key, 'finalized'))?.data).toEqual(Buffer.from([2]))
})

test('hides a new account and shows a closed one until the slot reaches the commitment', async () => {
  const ledger = createHandMadeLedger()
  const connection = await connectWeb3(ledger, 'processed')
  ledger.produce({ accounts: [sampleAccount('old')] })
  ledger.finalize()
  ledger.produce({ accounts: [sampleAccount('new')], closed: [sampleAddress('old')] })
  const keysAt = async (commitment: 'processed' | 'finalized') =>
    (await connection.getProgramAccounts(program, { commitment })).map(({ pubkey }) => pubkey.toBase58())
  expect(await keysAt('processed')).toEqual([sampleAddress('new')])
  expect(await keysAt('finalized')).toEqual([sampleAddress('old')])
  ledger.finalize()
  expect(await keysAt('finalized')).toEqual([sampleAddress('new')])
})

test('returns null from getMultipleAccounts for a missing account', async () => {
  const ledger = createHandMadeLedger()
  const connection = await connectWeb3(ledger, 'processed')
  ledger.produce({ accounts: [sampleAccount('a')] })
  const keys = ['a', 'nobody'].map((words) => new PublicKey(sampleAddress(words)))
  const { context, value } = await connection.getMultipleAccountsInfoAndContext(keys)
  expect(context.slot).toBe(1001)
  expect(value[0]?.owner.toBase58()).toBe(sampleAddress('program'))
  expect(value[1]).toBeNull()
})

test('filters program accounts by size and bytes and slices their data', async () => {
  const ledger = createHandMadeLedger()
  const connection = await connectWeb3(ledger, 'processed')
  ledger.produce({
    accounts: [
      sampleAccount('a', { data: Uint8Array.from([7, 7, 1, 2]) }),
      sampleAccount('b', { data: Uint8Array.from([7, 7, 3, 4]) }),
      sampleAccount('long', { data: Uint8Array.from([7, 7, 1, 2, 5]) }),
      sampleAccount('foreign', { data: Uint8Array.from([7, 7, 1, 2]), owner: sampleAddress('other') }),
    ],
  })
  const memcmp = { offset: 2, bytes: encodeBase58(Uint8Array.from([1, 2])) }
  const found = await connection.getProgramAccounts(program, {
    filters: [{ dataSize: 4 }, { memcmp }],
    dataSlice: { offset: 1, length: 2 },
    withContext: true,
  })
  expect(found.context.slot).toBe(1001)
  expect(found.value.map(({ pubkey }) => pubkey.toBase58())).toEqual([sampleAddress('a')])
  expect(found.value[0]?.account.data).toEqual(Buffer.from([7, 1]))
  const base64 = { offset: 2, bytes: Buffer.from([3, 4]).toString('base64'), encoding: 'base64' as const }
  const others = await connection.getProgramAccounts(program, { filters: [{ memcmp: base64 }] })
  expect(others.map(({ pubkey }) => pubkey.toBase58())).toEqual([sampleAddress('b')])
})

test('falls back to raw bytes for a parsed read', async () => {
  const ledger = createHandMadeLedger()
  const connection = await connectWeb3(ledger, 'processed')
  ledger.produce({ accounts: [sampleAccount('a')] })
  const { value } = await connection.getParsedAccountInfo(new PublicKey(sampleAddress('a')))
  expect(value?.data).toEqual(Buffer.from([1, 2, 3, 4]))
})

test('returns the supply of a mint in base units and as a decimal', async () => {
  const ledger = createHandMadeLedger()
  const connection = await connectWeb3(ledger, 'processed')
  const data = Buffer.alloc(82)
  data.writeBigUInt64LE(18_446_744_073_709_551_615n, 36)
  data[44] = 9
  const owner = sampleToken('mint').tokenProgram
  ledger.produce({ accounts: [sampleAccount('mint', { data, owner }), sampleAccount('no mint')] })
  const { value } = await connection.getTokenSupply(new PublicKey(sampleAddress('mint')))
  expect(value).toEqual({
    amount: '18446744073709551615',
    decimals: 9,
    uiAmount: 18446744073.709553,
    uiAmountString: '18446744073.709551615',
  })
  await expect(connection.getTokenSupply(new PublicKey(sampleAddress('no mint')))).rejects.toThrow(
    'not a Token mint',
  )
})
