import { expect, test } from 'vitest'
import { parseHidden, toggled } from './chosen-columns'
import type { WideColumn } from './wide-columns'

const columns = ['pair', 'buy', 'idx'].map((key): WideColumn => ({ key, header: key, cell: () => null }))

test('what a device has hidden stays hidden; the first column and unknown words do not', () => {
  expect(parseHidden('idx pair nonsense', columns)).toEqual(['idx'])
  expect(parseHidden(null, columns)).toEqual([])
})

test('a column is hidden and shown again', () => {
  expect(toggled([], 'idx')).toBe('idx')
  expect(toggled(['idx'], 'buy')).toBe('idx buy')
  expect(toggled(['idx'], 'idx')).toBeNull()
})
