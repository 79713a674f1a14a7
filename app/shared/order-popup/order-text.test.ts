import { expect, test } from 'vitest'
import { failedWords } from './order-text'

test('the message for a failed order names the venue that its key shows', () => {
  expect(['account', 'account:7', 'account:7:90'].map(failedWords)).toEqual([
    'Error loading order details',
    'Error loading Drift order details',
    'Error loading Velocity order details',
  ])
})
