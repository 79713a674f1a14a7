import { describe, expect, test } from 'vitest'
import { encodeBase58 } from '~/lib/text/base58'
import { sampleAddress, sampleTransaction, sampleV0Transaction } from '~/simulator/hand-made-samples'
import { accountUpdate, blockMetaUpdate, transactionUpdate } from '../../../tests/helpers/geyser-messages'
import type { SubscribeUpdate } from './generated/geyser/SubscribeUpdate.generated'
import { cursorOver } from './proto-reader'
import { readAccount } from './read-account'
import { readTransactionInfo } from './read-transaction'
import { readUpdate } from './read-update'
import { geyserService } from './service'

/** The library's decoder, which reads all fields. */
const { responseSerialize, responseDeserialize } = geyserService.service.Subscribe

/** Reads a message, and its account if it has one. */
function readMessage(bytes: Buffer) {
  const update = readUpdate(cursorOver(bytes))
  return update.kind === 'account'
    ? { ...update, account: update.account && readAccount(update.account) }
    : update
}

const data = Uint8Array.from({ length: 4_376 }, (_, index) => index % 251)
const account = { key: sampleAddress('key'), owner: sampleAddress('owner'), slot: 350_000_000, data }
const place = { slot: 350_000_000, blockTime: 1_750_000_000 }

/** Adds the fields that nodes send and Sextant does not need. */
function withAllFields(update: SubscribeUpdate): SubscribeUpdate {
  Object.assign(update.account?.account ?? {}, {
    ...{ executable: true, rentEpoch: '18446744073709551615', txnSignature: Buffer.alloc(64, 7) },
  })
  Object.assign(update.blockMeta ?? {}, {
    ...{ rewards: { rewards: [{ pubkey: 'x', lamports: '-5' }] }, blockHeight: { blockHeight: 9 } },
    ...{ parentBlockhash: 'parent', executedTransactionCount: 1_000, entriesCount: 70 },
  })
  return { ...update, filters: ['sextant', 'other'], createdAt: { seconds: 1_750_000_000, nanos: 5 } }
}

const accountMessage = withAllFields(accountUpdate({ ...account, lamports: 18_446_744_073_709n }))
const transactionMessage = withAllFields(transactionUpdate({ ...sampleV0Transaction('v0'), ...place }, 1_234))
const messages: readonly [string, SubscribeUpdate][] = [
  ['an account', accountMessage],
  ['a transaction', transactionMessage],
  ['a block_meta', withAllFields(blockMetaUpdate(350_000_000, 349_999_998, 1_750_000_000))],
]

test('reads an account as the general decoder does, without a copy of its data', () => {
  const bytes = responseSerialize(accountMessage)
  const expected = responseDeserialize(bytes).account
  const read = readMessage(bytes)
  expect(read).toEqual({
    ...{ kind: 'account', slot: expected?.slot, isStartup: false },
    account: {
      key: encodeBase58(expected?.account?.pubkey ?? data),
      owner: encodeBase58(expected?.account?.owner ?? data),
      lamports: expected?.account?.lamports,
      data: expected?.account?.data,
      writeVersion: expected?.account?.writeVersion,
    },
  })
  expect(read.kind === 'account' && read.account?.data.buffer).toBe(bytes.buffer)
})

test('reads an account that ended', () => {
  const ended = accountUpdate({
    ...account,
    owner: sampleAddress('system'),
    lamports: 0n,
    data: new Uint8Array(),
  })
  const read = readMessage(responseSerialize(ended))
  expect(read).toMatchObject({ account: { lamports: 0, data: { length: 0 } } })
})

test('marks an account of the snapshot that the node itself loads', () => {
  Object.assign(accountMessage.account ?? {}, { isStartup: true })
  expect(readMessage(responseSerialize(accountMessage))).toMatchObject({ isStartup: true })
  Object.assign(accountMessage.account ?? {}, { isStartup: false })
})

test.each([
  ['key', { pubkey: Buffer.alloc(31) }],
  ['owner', { owner: Buffer.alloc(33) }],
])('returns no account if its %s is malformed', (_, wrong) => {
  const update = accountUpdate({ ...account, lamports: 5n })
  Object.assign(update.account?.account ?? {}, wrong)
  expect(readMessage(responseSerialize(update))).toMatchObject({ slot: 350_000_000, account: undefined })
})

test('reads signature and place of a transaction, and keeps the rest for later', () => {
  const bytes = responseSerialize(transactionMessage)
  const expected = responseDeserialize(bytes).transaction
  const read = readMessage(bytes)
  expect(read).toMatchObject({ kind: 'transaction', slot: expected?.slot })
  if (read.kind !== 'transaction') return
  expect(read.transaction.index).toBe(1_234)
  expect(read.transaction.signature).toBe(encodeBase58(expected?.transaction?.signature ?? data))
  const { message, meta } = readTransactionInfo(read.transaction.info)
  const sent = expected?.transaction
  expect(message?.keys).toEqual(sent?.transaction?.message?.accountKeys?.map((key) => encodeBase58(key)))
  expect(meta?.logs).toEqual(sent?.meta?.logMessages)
})

test('returns no signature if it is malformed', () => {
  const update = transactionUpdate({ ...sampleTransaction('short'), ...place })
  Object.assign(update.transaction?.transaction ?? {}, { signature: Buffer.alloc(63) })
  expect(readMessage(responseSerialize(update))).toMatchObject({ transaction: { signature: undefined } })
})

test.each([
  ['a time', 1_750_000_000],
  ['no time', null],
  ['a time before 1970', -86_400],
])('reads the block_meta of a block with %s', (_, blockTime) => {
  expect(readMessage(responseSerialize(blockMetaUpdate(7, 5, blockTime)))).toEqual({
    ...{ kind: 'block-meta', slot: 7, parent: 5, blockTime },
  })
})

test.each<[string, SubscribeUpdate]>([
  ['a ping', { ping: {} }],
  ['a slot status', { slot: { slot: 5, status: 1 } }],
  ['a whole block', { block: { slot: 5, blockhash: 'x' } }],
  ['an empty message', {}],
])('needs nothing of %s', (_, update) => {
  expect(readMessage(responseSerialize(update))).toEqual({ kind: 'other' })
})

describe.each(messages)('%s', (_, update) => {
  const bytes = responseSerialize(update)
  const whole = readMessage(bytes)

  test('that is cut off throws, or lacks only fields at its end', () => {
    for (let length = 0; length < bytes.length; length += 1) {
      const cut = Buffer.from(bytes.subarray(0, length)) // a buffer of its own, so that no byte behind it is read
      const decode = () => readMessage(cut)
      try {
        expect([whole, { kind: 'other' }]).toContainEqual(decode())
      } catch (error) {
        if (!(error instanceof RangeError)) throw error
      }
    }
  })

  test('with fields of later protocol versions is read as before', () => {
    const [number, text, fixed64, fixed32] = [
      [0xf8, 1, 5],
      [0xfa, 1, 2, 65, 66],
      [0xf9, 1, 1, 2, 3, 4, 5, 6, 7, 8],
      [0xfd, 1, 1, 2, 3, 4],
    ]
    for (const field of [number, text, fixed64, fixed32])
      expect(readMessage(Buffer.concat([Buffer.from(field ?? []), bytes]))).toEqual(whole)
  })
})

test.each([
  ['a group', [0x0b, 1]],
  ['a number that is too long', [0x08, ...Array(11).fill(0xff)]],
  ['a length beyond the end', [0x12, 0xff, 0xff, 0xff, 0x7f]],
])('throws for %s', (_, bytes) => {
  expect(() => readMessage(Buffer.from(bytes))).toThrow(RangeError)
})
