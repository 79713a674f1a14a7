import { Metadata, status } from '@grpc/grpc-js'
import { expect, test } from 'vitest'
import { encodeBase58 } from '~/lib/text/base58'
import type { SubscribeRequest } from '~/solana/geyser/generated/geyser/SubscribeRequest.generated'
import { createHandMadeLedger } from '../hand-made-ledger'
import {
  sampleAccount,
  sampleAddress,
  sampleSignature,
  sampleTransaction,
  sampleV0Transaction,
} from '../hand-made-samples'
import type { LedgerAccount, LedgerTransaction } from '../ledger'
import { serveGeyser } from './official-client.fixture'
import { connectPlain, connectTo, describe as describeUpdates, openStream } from './plain-client.fixture'

const voteProgram = 'Vote111111111111111111111111111111111111111' as LedgerAccount['key']
const data = (...bytes: number[]) => ({ data: Uint8Array.from(bytes) })

const accounts = {
  a: sampleAccount('a', { ...data(1, 2, 3), lamports: 10n }),
  b: sampleAccount('b', { ...data(1, 2), owner: sampleAddress('other') }),
  token: sampleAccount('token', { data: new Uint8Array(165).fill(1) }),
}
const nameOfKey = new Map(Object.entries(accounts).map(([name, { key }]) => [key as string, name]))
const only = (key: string) => [sampleAddress(key)]

/** Returns the names of the accounts that a filter selects. */
async function accountsFor(filter: object): Promise<readonly (string | undefined)[]> {
  const ledger = createHandMadeLedger()
  const client = await connectPlain(ledger)
  const stream = openStream(client, { accounts: { filter }, blocksMeta: { meta: {} } })
  await stream.settled()
  const writer = sampleTransaction('writer', { staticKeys: ['payer', 'a', 'program'].map(sampleAddress) })
  ledger.produce({ accounts: Object.values(accounts), transactions: [writer] })
  await stream.until(({ blockMeta }) => blockMeta !== undefined)
  const keys = stream.updates.flatMap(({ account }) => account?.account?.pubkey ?? [])
  return keys.map((key) => nameOfKey.get(encodeBase58(key))).toSorted()
}

test.each<[object, readonly string[]]>([
  [{}, ['a', 'b', 'token']],
  [{ owner: only('other') }, ['b']],
  [{ account: only('a'), owner: only('other') }, []],
  [{ account: [...only('a'), ...only('b')] }, ['a', 'b']],
  [{ filters: [{ datasize: 2 }] }, ['b']],
  [{ filters: [{ memcmp: { offset: 1, bytes: Buffer.from([2, 3]) } }] }, ['a']],
  [{ filters: [{ memcmp: { offset: 0, base58: encodeBase58(Uint8Array.from([1, 2])) } }] }, ['a', 'b']],
  [{ filters: [{ memcmp: { offset: 0, base64: 'AQI=' } }, { datasize: 3 }] }, ['a']],
  [{ filters: [{ lamports: { lt: 11 } }] }, ['a']],
  [{ filters: [{ lamports: { gt: 10 } }] }, ['b', 'token']],
  [{ filters: [{ lamports: { ne: 10 } }] }, ['b', 'token']],
  [{ filters: [{ lamports: { eq: 10 } }] }, ['a']],
  [{ filters: [{ tokenAccountState: true }] }, ['token']],
  [{ nonemptyTxnSignature: true }, ['a']],
  [{ nonemptyTxnSignature: false }, ['b', 'token']],
])('selects accounts by %j', async (filter, names) => {
  expect(await accountsFor(filter)).toEqual(names)
})

const balance = { mint: sampleAddress('mint'), tokenProgram: sampleAddress('token program'), decimals: 0 }
const pays = { ...balance, accountIndex: 1, owner: sampleAddress('pays') }
const keeps = { ...balance, accountIndex: 2, owner: sampleAddress('keeps'), amountRaw: 5n }
const transactions: Record<string, Omit<LedgerTransaction, 'slot' | 'blockTime'>> = {
  plain: sampleTransaction('plain'),
  loads: sampleV0Transaction('loads'),
  failed: sampleTransaction('failed', {
    error: 'AccountInUse',
    staticKeys: ['x', 'y', 'program'].map(sampleAddress),
  }),
  vote: sampleTransaction('vote', { staticKeys: [sampleAddress('voter'), sampleAddress('y'), voteProgram] }),
  token: sampleTransaction('token', {
    staticKeys: ['x', 'y', 'z'].map(sampleAddress),
    preTokenBalances: [{ ...pays, amountRaw: 9n }, keeps],
    postTokenBalances: [{ ...pays, amountRaw: 8n }, keeps],
  }),
}
const nameOfSignature = new Map(
  Object.entries(transactions).map(([name, { signature }]) => [signature as string, name]),
)

async function transactionsFor(filter: object): Promise<readonly (string | undefined)[]> {
  const ledger = createHandMadeLedger()
  const client = await connectPlain(ledger)
  const maps = { transactions: { full: filter }, transactionsStatus: { status: filter } }
  const stream = openStream(client, { ...maps, blocksMeta: { meta: {} } })
  await stream.settled()
  ledger.produce({ transactions: Object.values(transactions) })
  await stream.until(({ blockMeta }) => blockMeta !== undefined)
  const full = stream.updates.flatMap(({ transaction }) => transaction?.transaction?.signature ?? [])
  const short = stream.updates.flatMap(({ transactionStatus }) => transactionStatus?.signature ?? [])
  expect(short).toEqual(full)
  return full.map((signature) => nameOfSignature.get(encodeBase58(signature)))
}

test.each<[object, readonly string[]]>([
  [{}, ['plain', 'loads', 'failed', 'vote', 'token']],
  [{ vote: false, failed: false }, ['plain', 'loads', 'token']],
  [{ vote: true }, ['vote']],
  [{ failed: true }, ['failed']],
  [{ signature: sampleSignature('loads') }, ['loads']],
  [{ accountInclude: only('order') }, ['plain', 'loads']], // The second loads the key from a lookup table.
  [{ accountInclude: [...only('order'), ...only('x')] }, ['plain', 'loads', 'failed', 'token']],
  [{ accountRequired: [...only('order'), ...only('program')], accountExclude: only('oracle') }, ['plain']],
  [{ accountExclude: only('program') }, ['vote', 'token']],
  [{ accountInclude: only('keeps') }, []],
  [{ accountInclude: [...only('pays'), ...only('keeps')], tokenAccounts: 'ALL' }, ['token']],
  [{ accountInclude: only('pays'), tokenAccounts: 'BALANCE_CHANGED' }, ['token']],
  [{ accountInclude: only('keeps'), tokenAccounts: 'BALANCE_CHANGED' }, []],
])('selects transactions by %j', async (filter, names) => {
  expect(await transactionsFor(filter)).toEqual(names)
})

test('sends only the requested parts of account data', async () => {
  const ledger = createHandMadeLedger()
  const client = await connectPlain(ledger)
  const accountsDataSlice = [
    { offset: 0, length: 1 },
    { offset: 2, length: 1 },
    { offset: 3, length: 9 },
  ]
  const stream = openStream(client, { accounts: { all: {} }, accountsDataSlice })
  await stream.settled()
  ledger.produce({ accounts: [accounts.a] })
  expect((await stream.until(({ account }) => account !== undefined)).account?.account?.data).toEqual(
    Buffer.from([1, 3]),
  )
})

test('replaces all filters with those of the next request, and a ping keeps them', async () => {
  const ledger = createHandMadeLedger()
  const client = await connectPlain(ledger)
  const stream = openStream(client, { accounts: { first: {} }, blocksMeta: { first: {} } })
  await stream.settled(1)
  ledger.produce({ accounts: [accounts.a] })
  await stream.settled(2)
  stream.stream.write({ transactions: { second: {} }, blocksMeta: { second: {} } })
  await stream.settled(3)
  ledger.produce({ accounts: [accounts.a], transactions: [transactions.plain!] })
  await stream.settled(4)
  stream.stream.write({})
  await stream.settled(5)
  ledger.produce({ accounts: [accounts.a], transactions: [transactions.loads!] })
  await stream.settled(6)
  expect(stream.updates.map(({ pong, filters }) => pong?.id ?? filters?.join())).toEqual([
    ...[1, 'first', 'first', 2, 3, 'second', 'second', 4, 5, 6],
  ])
})

test.each<[string, SubscribeRequest, string]>([
  ['an owner that is not base58', { accounts: { x: { owner: ['not base58!'] } } }, 'Invalid Base58 string'],
  ['an owner of another size', { accounts: { x: { owner: ['abc'] } } }, 'String is the wrong size'],
  [
    'a required account of another size',
    { transactions: { x: { accountRequired: ['1'.repeat(60)] } } },
    'wrong size',
  ],
  ['a signature of another size', { transactions: { x: { signature: 'abc' } } }, 'wrong size'],
  ['a long name', { slots: { [`${'x'.repeat(129)}`]: {} } }, 'oversized filter name'],
  ['five state filters', { accounts: { x: { filters: Array(5).fill({ datasize: 1 }) } } }, 'max 4'],
  ['an empty state filter', { accounts: { x: { filters: [{}] } } }, 'filter should be defined'],
  ['an empty memcmp', { accounts: { x: { filters: [{ memcmp: { offset: 1 } }] } } }, 'should be defined'],
  [
    'memcmp with wrong base64',
    { accounts: { x: { filters: [{ memcmp: { base64: '!' } }] } } },
    'Base64DecodeError',
  ],
  [
    'an empty comparison of lamports',
    { accounts: { x: { filters: [{ lamports: {} }] } } },
    'should be defined',
  ],
  ['an unknown commitment', { commitment: 7 as 1, blocksMeta: { x: {} } }, 'CommitmentLevel from 7'],
  [
    'overlapping slices',
    {
      accountsDataSlice: [
        { offset: 0, length: 3 },
        { offset: 2, length: 1 },
      ],
    },
    'overlapped',
  ],
  [
    'slices out of order',
    {
      accountsDataSlice: [
        { offset: 5, length: 1 },
        { offset: 2, length: 1 },
      ],
    },
    'out of order',
  ],
  ['a cuckoo filter', { accounts: { x: { cuckooAccountsFilter: { bucketCount: 1 } } } }, 'cuckoo'],
])('ends the stream with INVALID_ARGUMENT for %s', async (_, request, text) => {
  const client = await connectPlain(createHandMadeLedger())
  const stream = openStream(client, request)
  expect(await stream.failure).toMatchObject({
    code: status.INVALID_ARGUMENT,
    details: expect.stringContaining(text),
  })
  const next = openStream(client)
  await next.settled()
})

test('answers a wrong token with UNAUTHENTICATED, and other calls after it as before', async () => {
  const ledger = createHandMadeLedger()
  const client = await connectPlain(ledger, { token: 'right' })
  for (const token of ['wrong', undefined, '']) {
    const stream = openStream(client, {}, token)
    expect(await stream.failure).toMatchObject({
      code: status.UNAUTHENTICATED,
      details: 'No valid auth token',
    })
  }
  const unary = new Promise((resolve) => client.getSlot({}, new Metadata(), resolve))
  expect(await unary).toMatchObject({ code: status.UNAUTHENTICATED })
  await openStream(client, {}, 'right').settled()
})

test('disconnects a client that reads too slowly', async () => {
  const ledger = createHandMadeLedger()
  const { geyserUrl } = await serveGeyser(ledger, { maxQueuedUpdates: 100 })
  const slow = openStream(connectTo(geyserUrl), { accounts: { all: {} } })
  const quick = openStream(connectTo(geyserUrl), { blocksMeta: { all: {} } })
  await Promise.all([slow.settled(), quick.settled()])
  slow.stream.pause()
  const large = { data: new Uint8Array(100_000) }
  for (let block = 0; block < 400; block += 1) {
    const slot = ledger.produce({ accounts: [sampleAccount('large', large)] })
    if (block % 20 === 0) await quick.until(({ blockMeta }) => blockMeta?.slot === slot)
  }
  slow.stream.resume()
  expect(await slow.failure).toMatchObject({ code: status.INTERNAL, details: 'lagged to send an update' })
  await quick.until(({ blockMeta }) => blockMeta?.slot === ledger.currentSlot())
})

test('sends pings, and ends its half when the client ends', async () => {
  const client = await connectPlain(createHandMadeLedger(), { pingMs: 10 })
  const stream = openStream(client, {})
  await stream.until(({ ping }) => ping !== undefined)
  stream.stream.end()
  await stream.end
})

test('does not implement the stream of transactions before their execution', async () => {
  const client = await connectPlain(createHandMadeLedger())
  const stream = client.subscribeDeshred()
  const error = await new Promise((resolve) => stream.once('error', resolve))
  expect(error).toMatchObject({ code: status.UNIMPLEMENTED })
})

test('sends each change of status and the inner steps of a slot on request', async () => {
  const ledger = createHandMadeLedger()
  const client = await connectPlain(ledger)
  const own = openStream(client, { slots: { own: { filterByCommitment: true } }, commitment: 2 })
  const usual = openStream(client, { slots: { usual: {} } })
  const all = openStream(client, {
    slots: { all: { interslotUpdates: true } },
    entry: { all: {} },
    blocksMeta: { all: {} },
  })
  await Promise.all([own, usual, all].map((stream) => stream.settled()))
  ledger.produce()
  ledger.finalize()
  await own.until(({ slot }) => slot?.slot === 1001)
  const about = (stream: typeof own) =>
    describeUpdates(stream.updates).filter((text) => text.startsWith('1001'))
  await usual.until(({ slot }) => slot?.slot === 1001 && slot.status === 2)
  await all.until(({ slot }) => slot?.slot === 1001 && slot.status === 2)
  expect(about(own)).toEqual(['1001 finalized'])
  expect(about(usual)).toEqual(['1001 processed', '1001 confirmed', '1001 finalized'])
  expect(about(all)).toEqual([
    ...['1001 first shred', '1001 bank', '1001 entry', '1001 meta', '1001 completed', '1001 processed'],
    ...['1001 confirmed', '1001 finalized'],
  ])
})
