import { VersionedTransaction } from '@solana/web3.js'
import { decompress } from 'fzstd'
import { expect, test } from 'vitest'
import { createHandMadeLedger } from '../hand-made-ledger'
import {
  asVersion1,
  sampleAccount,
  sampleAddress,
  sampleTransaction,
  sampleV0Transaction,
} from '../hand-made-samples'
import { call, serve } from '../web3-client.fixture'

test('returns account data in the requested encoding', async () => {
  const ledger = createHandMadeLedger()
  const { url } = await serve(ledger)
  const data = Buffer.concat([Buffer.from([1, 2, 3]), Buffer.alloc(300)])
  ledger.produce({ accounts: [sampleAccount('short'), sampleAccount('long', { data })] })
  const read = async (words: string, encoding?: string) =>
    await call(url, 'getAccountInfo', sampleAddress(words), { commitment: 'processed', encoding })
  expect(await read('short')).toHaveProperty('result.value.data', '2VfUX')
  expect(await read('short', 'base58')).toHaveProperty('result.value.data', ['2VfUX', 'base58'])
  expect(await read('short', 'jsonParsed')).toHaveProperty('result.value.data', ['AQIDBA==', 'base64'])
  expect(await read('long', 'base64')).toHaveProperty('result.value.space', 303)
  expect(await read('long', 'base58')).toHaveProperty('error', {
    code: -32600,
    message: 'Encoded binary (base 58) data should be less than 128 bytes, please use Base64 encoding.',
  })
  const response = (await read('long', 'base64+zstd')) as { result: { value: { data: [string, string] } } }
  const [text, encoding] = response.result.value.data
  expect(encoding).toBe('base64+zstd')
  expect(Buffer.from(decompress(Buffer.from(text, 'base64')))).toEqual(data)
})

test('writes numbers above 2^53 exactly', async () => {
  const ledger = createHandMadeLedger()
  const { url } = await serve(ledger)
  ledger.produce({ accounts: [sampleAccount('rich', { lamports: 9_007_199_254_740_993n })] })
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'getBalance',
    params: [sampleAddress('rich'), { commitment: 'processed' }],
  })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  expect(await response.text()).toContain('"value":9007199254740993')
})

test('writes transactions in a wire format that web3.js can decode', async () => {
  const ledger = createHandMadeLedger()
  const { url } = await serve(ledger)
  const transactions = [sampleTransaction('legacy'), sampleV0Transaction('v0')]
  ledger.produce({ transactions })
  ledger.finalize()
  for (const transaction of transactions) {
    const config = { encoding: 'base64', maxSupportedTransactionVersion: 0 }
    const response = (await call(url, 'getTransaction', transaction.signature, config)) as {
      result: { transaction: [string, string] }
    }
    const { message } = VersionedTransaction.deserialize(
      Buffer.from(response.result.transaction[0], 'base64'),
    )
    expect(message.version).toBe(transaction.version)
    expect(message.staticAccountKeys.map(String)).toEqual(transaction.staticKeys)
    expect(message.recentBlockhash).toBe(transaction.recentBlockhash)
    expect(message.compiledInstructions[0]?.accountKeyIndexes).toEqual(
      transaction.instructions[0]?.accountIndexes,
    )
    expect(message.addressTableLookups[0]?.writableIndexes).toEqual(
      transaction.lookupTables[0]?.writableIndexes,
    )
  }
})

test('serves a version 1 transaction with its config to clients that support it', async () => {
  const ledger = createHandMadeLedger()
  const { url } = await serve(ledger)
  const transaction = asVersion1(sampleTransaction('tx'))
  ledger.produce({ transactions: [transaction] })
  ledger.finalize()
  const read = async (maxSupportedTransactionVersion?: number, encoding = 'json') =>
    await call(url, 'getTransaction', transaction.signature, { maxSupportedTransactionVersion, encoding })
  for (const version of [undefined, 0]) {
    expect(await read(version)).toHaveProperty('error', {
      code: -32015,
      message:
        'Transaction version (1) is not supported by the requesting client. ' +
        'Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": 1',
    })
  }
  for (const version of [1, 2]) {
    const response = await read(version)
    expect(response).toHaveProperty('result.version', 1)
    expect(response).toHaveProperty('result.transaction.message.config', transaction.config)
    expect(response).not.toHaveProperty('result.transaction.message.addressTableLookups')
  }
  expect(await read(1, 'jsonParsed')).toHaveProperty('result.version', 1)
  expect(await read(1, 'base64')).toHaveProperty('error.code', -32602)
})
