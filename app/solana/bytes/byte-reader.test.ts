import fc from 'fast-check'
import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { ByteReader, i128At, startsWith, u128At, viewOf } from './byte-reader'
import { ByteWriter } from './byte-writer'
import { hexBytes } from './hex'

const wSol = trustedAddress('So11111111111111111111111111111111111111112')

test('reads little-endian numbers of every width, signs included', () => {
  const bytes = hexBytes(
    `ff${'feff'}${'fdffffff'}${'fcffffff'}${'fbffffffffffffff'}${'faffffffffffffff'}${'01'}${'00'}`,
  )
  const reader = new ByteReader(bytes)
  expect(reader.u8()).toBe(255)
  expect(reader.u16()).toBe(65_534)
  expect(reader.u32()).toBe(4_294_967_293)
  expect(reader.i32()).toBe(-4)
  expect(reader.u64()).toBe(18_446_744_073_709_551_611n)
  expect(reader.i64()).toBe(-6n)
  expect(reader.bool()).toBe(true)
  expect(reader.bool()).toBe(false)
  expect(reader.remaining).toBe(0)
  expect(reader.failure).toBeUndefined()
})

test('reads 128-bit numbers of both signs at an unaligned offset', () => {
  const bytes = hexBytes(`00${'ff'.repeat(16)}`)
  expect(i128At(viewOf(bytes), 1)).toBe(-1n)
  expect(u128At(viewOf(bytes), 1)).toBe(2n ** 128n - 1n)
})

test('reports the missing field and returns zeros from then on', () => {
  const reader = new ByteReader(hexBytes('0102'))
  expect(reader.u8()).toBe(1)
  expect(reader.u64()).toBe(0n)
  expect(reader.u8()).toBe(0)
  expect(reader.remaining).toBe(0)
  expect(reader.failure).toBe('8 bytes needed, 1 left at byte 1')
})

test('rejects a boolean and an option tag above 1', () => {
  const flag = new ByteReader(hexBytes('02'))
  flag.bool()
  expect(flag.failure).toBe('boolean is 2 at byte 1')
  const option = new ByteReader(hexBytes('0700'))
  expect(option.option(() => option.u8())).toBeUndefined()
  expect(option.failure).toBe('option tag is 7 at byte 1')
})

test('fails without allocating for a vector that claims four gigabytes', () => {
  const reader = new ByteReader(hexBytes('ffffffff00'))
  expect(reader.byteVector()).toHaveLength(0)
  expect(reader.failure).toBe('4294967295 bytes needed, 1 left at byte 4')
})

test('returns undefined for a trailing field after the end of the bytes, otherwise its value', () => {
  const older = new ByteReader(hexBytes(''))
  expect(older.trailing(() => older.u16())).toBeUndefined()
  expect(older.failure).toBeUndefined()
  const younger = new ByteReader(hexBytes('2a00'))
  expect(younger.trailing(() => younger.u16())).toBe(42)
})

test('reads from a view that begins inside a larger buffer', () => {
  const bytes = hexBytes('aabb0100ccdd').subarray(2, 4)
  const reader = new ByteReader(bytes)
  expect(reader.u16()).toBe(1)
  reader.u8()
  expect(reader.failure).toBeDefined()
})

test('reads what the writer writes', () => {
  const fields = fc.record({
    small: fc.nat({ max: 255 }),
    large: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
    signed: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
    huge: fc.bigInt({ min: -(2n ** 127n), max: 2n ** 127n - 1n }),
    bytes: fc.uint8Array({ maxLength: 600 }),
    maybe: fc.option(fc.nat({ max: 65_535 }), { nil: undefined }),
  })
  fc.assert(
    fc.property(fields, (record) => {
      const writer = new ByteWriter(4)
      writer.u8(record.small).u64(record.large).i64(record.signed).i128(record.huge).byteVector(record.bytes)
      const bytes = writer
        .option(record.maybe, (value) => writer.u16(value))
        .address(wSol)
        .toBytes()
      const reader = new ByteReader(bytes)
      expect(reader.u8()).toBe(record.small)
      expect(reader.u64()).toBe(record.large)
      expect(reader.i64()).toBe(record.signed)
      expect(reader.i128()).toBe(record.huge)
      expect(Uint8Array.from(reader.byteVector())).toEqual(Uint8Array.from(record.bytes))
      expect(reader.option(() => reader.u16())).toBe(record.maybe)
      expect(reader.address()).toBe(wSol)
      expect(reader.failure).toBeUndefined()
      expect(reader.remaining).toBe(0)
    }),
  )
})

test('throws for a number that does not fit its field', () => {
  expect(() => new ByteWriter().u64(-1n)).toThrow('-1 is a u64')
  expect(() => new ByteWriter().u64(2n ** 64n)).toThrow('is a u64')
  expect(() => new ByteWriter().i64(2n ** 63n)).toThrow('is an i64')
  expect(() => new ByteWriter().u8(256)).toThrow('256 is a u8')
  expect(() => new ByteWriter().u16(1.5)).toThrow('1.5 is a u16')
})

test('pads to the size that a program allocates', () => {
  expect(new ByteWriter().u8(7).toBytes(4)).toEqual(Uint8Array.of(7, 0, 0, 0))
})

test('rejects a prefix longer than the bytes', () => {
  expect(startsWith(hexBytes('0102'), hexBytes('0102'))).toBe(true)
  expect(startsWith(hexBytes('0102'), hexBytes('010203'))).toBe(false)
  expect(startsWith(hexBytes('0102'), hexBytes('02'))).toBe(false)
})
