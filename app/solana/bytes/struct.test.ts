import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { createInstructionReader, encodeInstruction } from '../transaction/instruction-layout'
import { ByteReader } from './byte-reader'
import { ByteWriter } from './byte-writer'
import { hexBytes, toHex } from './hex'
import { layOut, readStruct, writeStruct } from './struct'
import { createTaggedDecoder, createTaggedEncoder } from './tagged-structs'

const system = trustedAddress('11111111111111111111111111111111')
const wSol = trustedAddress('So11111111111111111111111111111111111111112')
const fields = {
  flag: 'bool',
  count: 'u16',
  change: 'i64',
  maybe: { option: 'u8' },
  blob: 'bytes',
  later: { trailing: 'u16' },
} as const

test('encodes a struct as its fields in order', () => {
  const writer = new ByteWriter()
  const record = { flag: true, count: 258, change: -2n, maybe: 7, blob: Uint8Array.of(9), later: 1 }
  writeStruct(writer, fields, record)
  expect(toHex(writer.toBytes())).toBe('01' + '0201' + 'feffffffffffffff' + '0107' + '0100000009' + '0100')
  expect(readStruct(new ByteReader(writer.toBytes()), fields)).toEqual(record)
})

test('returns undefined for an empty option and a missing trailing field', () => {
  const reader = new ByteReader(hexBytes('00' + '0000' + '0000000000000000' + '00' + '00000000'))
  const record = readStruct(reader, fields)
  expect(reader.failure).toBeUndefined()
  expect(record).toEqual({
    flag: false,
    count: 0,
    change: 0n,
    maybe: undefined,
    blob: new Uint8Array(),
    later: undefined,
  })
})

test('lays out fields of fixed size at fixed offsets after the discriminator', () => {
  expect(layOut({ a: 'u8', b: 'address', c: 'u64', d: 'i128' } as const)).toEqual({
    offsets: { a: 8, b: 9, c: 41, d: 49 },
    end: 65,
  })
})

const events = {
  Opened: { discriminator: 'a6ac61094d4cbd6d', fields: { amount: 'u64' } },
  Closed: { discriminator: '321f579b87dcc3ef', fields: { done: 'bool' } },
} as const

test('finds a tagged struct by its discriminator, and rejects unknown and truncated ones', () => {
  const decode = createTaggedDecoder(events)
  expect(decode(createTaggedEncoder(events)('Opened', { amount: 5n }))).toEqual({
    outcome: 'ok',
    value: { name: 'Opened', fields: { amount: 5n } },
  })
  expect(decode(hexBytes('321f579b87dcc3ef01'))).toMatchObject({
    value: { name: 'Closed', fields: { done: true } },
  })
  expect(decode(hexBytes('321f579b87dcc3ee01'))).toEqual({ outcome: 'notMine' })
  expect(decode(hexBytes('321f57'))).toEqual({ outcome: 'notMine' })
  expect(decode(hexBytes('a6ac61094d4cbd6d00'))).toEqual({
    outcome: 'corrupt',
    reason: 'Opened: 8 bytes needed, 1 left at byte 8',
  })
})

const instructions = {
  close: { discriminator: '16072162a8b722f3', accounts: { user: 'sw', order: 'w', mint: 'r' }, args: {} },
  fill: { discriminator: '7340e24e21d369a2', accounts: { keeper: 's', order: 'w' }, args: { repay: 'u64' } },
} as const

test('encodes the accounts of an instruction in order with their roles', () => {
  const encoded = encodeInstruction(system, instructions.fill, { order: wSol, keeper: system }, { repay: 1n })
  expect(toHex(encoded.data)).toBe('7340e24e21d369a2' + '0100000000000000')
  expect(encoded.accounts).toEqual([
    { address: system, signer: true, writable: false },
    { address: wSol, signer: false, writable: true },
  ])
})

test('identifies an instruction by its discriminator and its accounts by name', () => {
  const reader = createInstructionReader(instructions)
  const close = { path: [0], programId: system, accounts: [system, wSol], data: hexBytes('16072162a8b722f3') }
  expect(reader.nameOf(close)).toBe('close')
  expect(reader.accountOf(close, 'order')).toBe(wSol)
  expect(reader.accountOf(close, 'mint')).toBeUndefined()
  expect(reader.accountOf(close, 'keeper')).toBeUndefined()
  expect(reader.nameOf({ ...close, data: hexBytes('16072162a8b722f4') })).toBeUndefined()
})
