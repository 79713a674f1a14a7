import { expect, test } from 'vitest'
import { changeTone, signTone } from './sign-tone'

test('zero is neither a gain nor a loss', () => {
  expect([2, -2, 0, -0, null].map((number) => signTone(number))).toEqual([
    'buy',
    'sell',
    'text',
    'text',
    'muted',
  ])
})

test('what is shown as zero has the tone of zero', () => {
  expect([0.0049, -0.0049, 0.005, -0.005].map(changeTone)).toEqual(['text', 'text', 'buy', 'sell'])
  expect(signTone(0.0049)).toBe('buy')
})
