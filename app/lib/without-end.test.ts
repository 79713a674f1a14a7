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
])('%j ends without zeros as %j', (text, left) => {
  expect(withoutEnd(text, '0')).toBe(left)
})
