import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHandMadeLedger } from '../hand-made-ledger'
import { sampleAccount, sampleAddress, sampleSignature, sampleTransaction } from '../hand-made-samples'
import { call, serve } from '../web3-client.fixture'

test('returns valid JSON-RPC for arbitrary parameters', async () => {
  const ledger = createHandMadeLedger()
  const { url } = await serve(ledger)
  ledger.produce({ accounts: [sampleAccount('a')], transactions: [sampleTransaction('tx')] })
  const methods = [
    'getAccountInfo',
    'getMultipleAccounts',
    'getProgramAccounts',
    'getBalance',
    'getTokenSupply',
    'getSlot',
    'getBlock',
    'getBlocks',
    'getBlocksWithLimit',
    'getBlockTime',
    'getBlockHeight',
    'getEpochInfo',
    'getTransaction',
    'getSignaturesForAddress',
    'getSignatureStatuses',
    'getLatestBlockhash',
    'getMinimumBalanceForRentExemption',
  ]
  const known = [sampleAddress('a'), sampleAddress('program'), sampleSignature('tx')]
  const config = fc.record(
    {
      commitment: fc.constantFrom('processed', 'confirmed', 'finalized', 'x', 1),
      encoding: fc.constantFrom('base58', 'base64', 'base64+zstd', 'jsonParsed', 'json', 'x'),
      filters: fc.oneof(fc.jsonValue(), fc.constant([{ memcmp: { offset: 0, bytes: '2' } }])),
      dataSlice: fc.oneof(fc.jsonValue(), fc.constant({ offset: 9e15, length: 1 })),
      limit: fc.jsonValue(),
      minContextSlot: fc.jsonValue(),
      transactionDetails: fc.constantFrom('full', 'none', 'accounts', 'signatures', 'x'),
      maxSupportedTransactionVersion: fc.jsonValue(),
    },
    { requiredKeys: [] },
  )
  const param = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(...known),
    config,
    fc.integer({ min: 990, max: 1010 }),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...methods),
      fc.array(param, { maxLength: 3 }),
      async (method, params) => {
        const response = await call(url, method, ...params)
        expect(response).toMatchObject({ jsonrpc: '2.0', id: 1 })
        expect(response).not.toHaveProperty('error.code', -32603)
      },
    ),
    { numRuns: 600 },
  )
})
