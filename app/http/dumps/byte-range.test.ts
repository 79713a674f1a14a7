import { expect, test } from 'vitest'
import { parseByteRange } from './byte-range'

test.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=5-', { start: 5, end: 9 }],
  ['bytes=5-999', { start: 5, end: 9 }],
  ['bytes=-4', { start: 6, end: 9 }],
  ['bytes=-999', { start: 0, end: 9 }],
  ['bytes=9-9', { start: 9, end: 9 }],
])('reads %s', (header, range) => {
  expect(parseByteRange(header, 10)).toEqual(range)
})

test.each(['bytes=10-', 'bytes=10-12', 'bytes=-0', 'bytes=999999999999-'])(
  '%s is unsatisfiable',
  (header) => {
    expect(parseByteRange(header, 10)).toBe('unsatisfiable')
  },
)

test.each([
  undefined,
  '',
  'bytes=-',
  'bytes=3-1',
  'bytes=0-1,4-5',
  'items=0-1',
  'bytes=a-b',
  'bytes=0x1-2',
  'bytes=--1',
  `bytes=${'9'.repeat(400)}-`,
])('ignores %s', (header) => {
  expect(parseByteRange(header, 10)).toBeUndefined()
})

test('every range of an empty file is unsatisfiable', () => {
  expect(parseByteRange('bytes=0-', 0)).toBe('unsatisfiable')
  expect(parseByteRange('bytes=-5', 0)).toBe('unsatisfiable')
})
