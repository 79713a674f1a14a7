import fc from 'fast-check'
import { expect, test } from 'vitest'
import { trustedAddress, trustedSignature } from '~/domain/base/ids'
import { readRpcBlockTransaction, readRpcTransaction } from './rpc-transaction'

const signature = 'VLzYfuPuxFcAV841yKgyvuYeJK9VgBKf9YSH4jHGLAJhc84jJZzYbrh97XJRQh3tfsLEAEkws3CRcmhsGeDEdFk'
const payer = 'Ghe74U54qzzLmD3DLjM8s9CWYWzs663woWxQoNwKGd82'
const program = 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4'
const writable = 'So11111111111111111111111111111111111111112'
const readonly = 'j1o2qRpjcyUwEvwtcfhEQefh773ZgjxcVRry7LDqg5X'

/** A version 0 transaction in the form of `getTransaction` with encoding `json`. */
function response() {
  return {
    slot: 350_000_000,
    blockTime: 1_750_000_000 as number | null,
    version: 0,
    meta: {
      err: null as unknown,
      fee: 5000,
      innerInstructions: [
        {
          index: 1,
          instructions: [
            { programIdIndex: 3, accounts: [2, 0], data: '2g', stackHeight: 2 },
            { programIdIndex: 1, accounts: [], data: '', stackHeight: 3 },
          ],
        },
      ] as unknown,
      loadedAddresses: { writable: [writable], readonly: [readonly] } as unknown,
      logMessages: ['Program log: hello'] as unknown,
      preBalances: [1],
    },
    transaction: {
      signatures: [signature],
      message: {
        header: { numRequiredSignatures: 1, numReadonlySignedAccounts: 0, numReadonlyUnsignedAccounts: 1 },
        accountKeys: [payer, program] as unknown[],
        recentBlockhash: '11111111111111111111111111111111',
        instructions: [
          { programIdIndex: 1, accounts: [0, 2], data: 'a3gV', stackHeight: null },
          { programIdIndex: 1, accounts: [3], data: '1', stackHeight: null },
        ] as unknown,
        addressTableLookups: [],
      },
    },
  }
}

test('lists instructions in the order of execution, with indexes into loaded addresses resolved', () => {
  expect(readRpcTransaction(response())).toEqual({
    signature,
    slot: 350_000_000,
    blockTime: 1_750_000_000,
    failed: false,
    accountKeys: [payer, program, writable, readonly],
    locks: { signed: 1, readonlySigned: 0, readonlyUnsigned: 1, staticKeys: 2, loadedWritable: 1 },
    instructions: [
      { path: [0], programId: program, accounts: [payer, writable], data: new TextEncoder().encode('bbb') },
      { path: [1], programId: program, accounts: [readonly], data: Uint8Array.of(0) },
      { path: [1, 0], programId: readonly, accounts: [writable, payer], data: new TextEncoder().encode('a') },
      { path: [1, 1], programId: program, accounts: [], data: new Uint8Array() },
    ],
    logs: ['Program log: hello'],
  })
})

test('reads a version 1 transaction, with its budget in the message and without loaded addresses', () => {
  const versioned = response()
  const { message } = versioned.transaction
  const own = [payer, program, writable, readonly]
  const config = { priorityFee: 1_000, computeUnitLimit: 200_000 }
  const { loadedAddresses: _none, ...meta } = versioned.meta
  const version1 = {
    ...versioned,
    version: 1,
    meta,
    transaction: { ...versioned.transaction, message: { ...message, accountKeys: own, config } },
  }
  const locks = { signed: 1, readonlySigned: 0, readonlyUnsigned: 1, staticKeys: 4, loadedWritable: 0 }
  expect(readRpcTransaction(version1)).toEqual({ ...readRpcTransaction(response()), locks })
})

test.each([
  ['is missing', undefined],
  [
    'counts more keys than exist',
    { numRequiredSignatures: 2, numReadonlySignedAccounts: 0, numReadonlyUnsignedAccounts: 1 },
  ],
  [
    'has counts that are not numbers',
    { numRequiredSignatures: '1', numReadonlySignedAccounts: 0, numReadonlyUnsignedAccounts: 0 },
  ],
])('leaves written accounts unknown if the header %s', (_name, header) => {
  const reported = response()
  Object.assign(reported.transaction.message, { header })
  expect(readRpcTransaction(reported)?.locks).toBeUndefined()
})

test('parses the signature of a response that differs from the requested one', () => {
  const other = trustedSignature('no signature')
  expect(readRpcTransaction(response(), { signature: other })?.signature).toBe(signature)
  const broken = response()
  broken.transaction.signatures = ['neither is this']
  expect(readRpcTransaction(broken, { signature: other })).toBeUndefined()
})

test('leaves out instructions of other programs than requested, and keeps the paths of the rest', () => {
  const requested = response()
  requested.transaction.message.instructions = [
    { programIdIndex: 0, accounts: [], data: '0 is no base58' },
    { programIdIndex: 1, accounts: [0], data: '' },
  ]
  const inner = [
    { programIdIndex: 0, accounts: [], data: '' },
    { programIdIndex: 1, accounts: [], data: '' },
  ]
  requested.meta.innerInstructions = [{ index: 1, instructions: inner }]
  expect(
    readRpcTransaction(requested, { programs: [trustedAddress(program)] })?.instructions.map(
      ({ path }) => path,
    ),
  ).toEqual([[1], [1, 1]])
  expect(readRpcTransaction(requested)).toBeUndefined()
})

test('reads a legacy transaction without loaded addresses', () => {
  const legacy = response()
  legacy.meta.loadedAddresses = undefined
  legacy.meta.innerInstructions = []
  legacy.transaction.message.instructions = [{ programIdIndex: 1, accounts: [0], data: '' }]
  expect(readRpcTransaction(legacy)).toMatchObject({
    accountKeys: [payer, program],
    instructions: [{ path: [0] }],
  })
})

test.each([
  ['no inner instructions', [], undefined],
  ['inner instructions that were not recorded', null, true],
  ['inner instructions that the response leaves out', undefined, true],
])('distinguishes %s', (_, innerInstructions, lacksInner) => {
  const read = response()
  Object.assign(read.meta, { innerInstructions })
  expect(readRpcTransaction(read)).toMatchObject({ instructions: [{ path: [0] }, { path: [1] }] })
  expect(readRpcTransaction(read)?.lacksInner).toBe(lacksInner)
  read.meta.err = 'AccountInUse'
  expect(readRpcTransaction(read)?.lacksInner).toBeUndefined()
})

test('marks a transaction with an error as failed', () => {
  const failed = response()
  failed.meta.err = { InstructionError: [1, { Custom: 6001 }] }
  expect(readRpcTransaction(failed)).toMatchObject({ failed: true })
})

test('accepts a missing block time, and treats missing logs as truncated', () => {
  const bare = response()
  bare.blockTime = null
  bare.meta.logMessages = null
  const expected = { blockTime: null, logs: ['Log truncated'], lacksLogs: true }
  expect(readRpcTransaction(bare)).toMatchObject(expected)
  expect(readRpcTransaction(response())?.lacksLogs).toBeUndefined()
})

test('takes slot and time of a block entry from the block', () => {
  const { slot: _, blockTime: __, ...entry } = response()
  expect(readRpcBlockTransaction(entry, 7, 8)).toMatchObject({ signature, slot: 7, blockTime: 8 })
})

const breakages: Record<string, (broken: ReturnType<typeof response>) => void> = {
  'a program index beyond the keys': (broken) => {
    broken.transaction.message.instructions = [{ programIdIndex: 4, accounts: [], data: '' }]
  },
  'an account index below zero': (broken) => {
    broken.transaction.message.instructions = [{ programIdIndex: 1, accounts: [-1], data: '' }]
  },
  'an account index that is not a whole number': (broken) => {
    broken.transaction.message.instructions = [{ programIdIndex: 1, accounts: [0.5], data: '' }]
  },
  'data that is not base58': (broken) => {
    broken.transaction.message.instructions = [{ programIdIndex: 1, accounts: [], data: '0' }]
  },
  'inner instructions of an outer one that does not exist': (broken) => {
    broken.meta.innerInstructions = [{ index: 2, instructions: [] }]
  },
  'inner instructions given twice for one outer': (broken) => {
    const group = { index: 0, instructions: [] }
    broken.meta.innerInstructions = [group, group]
  },
  'a key that is not an address': (broken) => {
    broken.transaction.message.accountKeys = [payer, 'nobody']
  },
  'keys in the shape of another encoding': (broken) => {
    broken.transaction.message.accountKeys = [{ pubkey: payer, signer: true }, { pubkey: program }]
  },
  'no signature': (broken) => {
    broken.transaction.signatures = []
  },
  'a log line that is not a text': (broken) => {
    broken.meta.logMessages = [1]
  },
  'a slot below zero': (broken) => {
    broken.slot = -1
  },
  'nothing said of success': (broken) => {
    broken.meta.err = undefined
  },
}

test.each(Object.entries(breakages))('rejects %s', (_, breakIt) => {
  const broken = response()
  breakIt(broken)
  expect(readRpcTransaction(broken)).toBeUndefined()
})

test('never throws for any JSON of a hostile node', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (json) => {
      expect(readRpcTransaction(json)).toBeUndefined()
    }),
  )
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('meta', 'transaction', 'slot', 'blockTime'), (json, part) => {
      const read = readRpcTransaction({ ...response(), [part]: json })
      expect(read === undefined || read.signature === signature).toBe(true)
    }),
  )
})
