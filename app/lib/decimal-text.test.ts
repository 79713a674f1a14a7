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
])('%d is written as %s', (number, text) => {
  expect(numberToDecimalText(number)).toBe(text)
})

test('every finite number reads back as itself and has no exponent', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
      const text = numberToDecimalText(number)
      expect(text).toMatch(/^-?\d+(\.\d+)?$/)
      expect(Number(text) === number).toBe(true)
    }),
  )
})
