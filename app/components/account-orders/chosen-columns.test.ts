import { expect, test } from 'vitest'
import { parseHidden, toggled } from './chosen-columns'
import type { WideColumn } from './wide-columns'

const columns = ['pair', 'buy', 'idx'].map((key): WideColumn => ({ key, header: key, cell: () => null }))

test('keeps hidden columns hidden, except the first one and unknown keys', () => {
  expect(parseHidden('idx pair nonsense', columns)).toEqual(['idx'])
  expect(parseHidden(null, columns)).toEqual([])
})

test('hides a column and shows it again', () => {
  expect(toggled([], 'idx')).toBe('idx')
  expect(toggled(['idx'], 'buy')).toBe('idx buy')
  expect(toggled(['idx'], 'idx')).toBeNull()
})
