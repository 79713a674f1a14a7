import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberToDecimalText } from './decimal-text'

test.each([
  [0, '0'],
  [1.5, '1.5'],
  [-0.25, '-0.25'],
  [1e-7, '0.0000001'],
  [-1.234e-9, '-0.000000001234'],
  [1e21, '1000000000000000000000'],
  [1.5e22, '15000000000000000000000'],
])('writes %d as %s', (number, text) => {
  expect(numberToDecimalText(number)).toBe(text)
})

test('writes every finite number without an exponent so that it parses to the same number', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
      const text = numberToDecimalText(number)
      expect(text).toMatch(/^-?\d+(\.\d+)?$/)
      expect(Number(text) === number).toBe(true)
    }),
  )
})
