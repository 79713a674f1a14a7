import '~/ui/table/style-scope.fixture'
import { expect, test } from 'vitest'
import type { DcaOrderWire } from '~/contracts/orders/order'
import { orderTable } from '~/shared/orders/order-lists'
import { openOrder } from '~/shared/orders/order-row.fixture'
import { type WideColumn, type WideKey, wideColumns } from './wide-columns'

const amounts = [
  'amount',
  'inDeposited',
  'inUsed',
  'inWithdrawn',
  'outReceived',
  'outWithdrawn',
  'inAmountPerCycle',
  'nextCycleAmountLeft',
  'keeperInBalanceBeforeBorrow',
  'dcaOutBalanceBeforeSwap',
] as const satisfies readonly WideKey[]

const wideRow = {
  ...openOrder,
  userPublicKey: 'm',
  usdSpentPerMinute: 1,
  cycleFrequency: 60,
  nextCycleAt: 100,
  idx: '7',
  bump: 254,
  ...Object.fromEntries(amounts.map((field) => [field, 5])),
} as DcaOrderWire

/** Returns a function that checks whether a row with changed fields looks the same in the table. */
function comparing(hidden: readonly WideKey[] = []) {
  const { looksSame } = orderTable<DcaOrderWire, DcaOrderWire, readonly WideColumn[]>(
    wideColumns.filter(({ key }) => !hidden.includes(key)),
  )
  return (fields: Partial<DcaOrderWire>) => looksSame(wideRow, { ...wideRow, ...fields })
}

test('renders a row again only if more than its numbers has changed', () => {
  const looksSame = comparing()
  expect(looksSame({ slot: 2, progress: 100, usdSpentPerMinute: 2, outputMintPrice: 4 })).toBe(true)
  expect(looksSame({ inUsed: 6, outReceived: 0, nextCycleAmountLeft: 1, nextCycleAt: 160 })).toBe(true)
  for (const field of amounts) expect(looksSame({ [field]: null })).toBe(false)
  expect(looksSame({ outputMintPrice: null })).toBe(false)
  expect(looksSame({ minOutAmount: 1 })).toBe(false)
  expect(looksSame({ cycleFrequency: 120 })).toBe(false)
  expect(looksSame({ idx: '8' })).toBe(false)
  expect(looksSame({ status: 'completed' })).toBe(false)
})

test('does not render a row again for a field that only a hidden column reads', () => {
  const looksSame = comparing(['cycleFrequency', 'idx'])
  expect(looksSame({ idx: '8', cycleFrequency: 120 })).toBe(true)
  expect(looksSame({ bump: 1 })).toBe(false)
})
