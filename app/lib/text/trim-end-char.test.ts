import { expect, test } from 'vitest'
import { trimEndChar } from './trim-end-char'

test.each([
  ['', ''],
  ['0', ''],
  ['000', ''],
  ['1000', '1'],
  ['0010', '001'],
  ['100 ', '100 '],
  ['0x', '0x'],
])('removes the trailing zeros of %j: %j', (text, left) => {
  expect(trimEndChar(text, '0')).toBe(left)
})
