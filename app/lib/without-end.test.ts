import { expect, test } from 'vitest'
import { withoutEnd } from './without-end'

test.each([
  ['', ''],
  ['0', ''],
  ['000', ''],
  ['1000', '1'],
  ['0010', '001'],
  ['100 ', '100 '],
  ['0x', '0x'],
])('removes the trailing zeros of %j: %j', (text, left) => {
  expect(withoutEnd(text, '0')).toBe(left)
})
