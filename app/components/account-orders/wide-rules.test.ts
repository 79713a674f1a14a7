import { expect, test } from 'vitest'
import type { DcaOrderWire } from '~/contracts/order'
import { openOrder } from '../orders/order-row.fixture'
import { wideAmounts, wideRules } from './wide-rules'

const wideRow = {
  ...openOrder,
  userPublicKey: 'm',
  usdSpentPerMinute: 1,
  cycleFrequency: 60,
  nextCycleAt: 100,
  idx: '7',
  bump: 254,
  ...Object.fromEntries(wideAmounts.map((field) => [field, 5])),
} as DcaOrderWire

test('renders a row again only if more than its numbers has changed', () => {
  const looksSame = (fields: Partial<DcaOrderWire>) => wideRules.looksSame(wideRow, { ...wideRow, ...fields })
  expect(looksSame({ slot: 2, progress: 40, usdSpentPerMinute: 2, outputMintPrice: 4 })).toBe(true)
  expect(looksSame({ inUsed: 6, outReceived: 0, nextCycleAmountLeft: 1, nextCycleAt: 160 })).toBe(true)
  for (const field of wideAmounts) expect(looksSame({ [field]: null })).toBe(false)
  expect(looksSame({ outputMintPrice: null })).toBe(false)
  expect(looksSame({ minOutAmount: 1 })).toBe(false)
  expect(looksSame({ cycleFrequency: 120 })).toBe(false)
  expect(looksSame({ idx: '8' })).toBe(false)
})

test('renders a filled order again when it ends, because its next cycle disappears', () => {
  const through = { ...wideRow, progress: 100 }
  expect(wideRules.looksSame(through, { ...through, status: 'completed' })).toBe(false)
})
