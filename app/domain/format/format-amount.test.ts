import { expect, test } from 'vitest'
import { formatAmount, formatAmountBriefly } from './format-amount'

const shown = (amount: number) => {
  const { text, suffix } = formatAmount(amount)
  return text + suffix
}

test('shows amounts of 1 or more with two decimals and all digits', () => {
  expect([1, 25_604, 1_240_500.126].map(shown)).toEqual(['1.00', '25,604.00', '1,240,500.13'])
})

test('keeps the significant decimals of smaller amounts and abbreviates larger ones', () => {
  expect([0, 0.5, 0.00042, 0.00000123, 2_500_000_000].map(shown)).toEqual([
    '0.00',
    '0.5000',
    '0.000420',
    '0.00000123',
    '2.50B',
  ])
})

test('puts the full amount into the title', () => {
  expect(formatAmount(1_240_500.126).full).toBe('1,240,500.126')
})

test('abbreviates an amount of a thousand or more where there is little space', () => {
  const brief = (amountUi: number) => {
    const { text, suffix } = formatAmountBriefly(amountUi)
    return text + suffix
  }
  expect([0.00042, 999.5, 1_114_697.32].map(brief)).toEqual(['0.000420', '999.50', '1.11M'])
  expect(formatAmountBriefly(1_114_697.32).full).toBe('1,114,697.32')
})
