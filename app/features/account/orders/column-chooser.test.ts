import '~/ui/table/style-scope.fixture'
import { expect, test } from 'vitest'
import { parseHidden, withColumn } from './column-chooser'

const columns = [{ key: 'pair' }, { key: 'buy' }, { key: 'idx' }] as const

test('keeps hidden columns hidden, except the pinned one and unknown keys', () => {
  expect(parseHidden('idx pair nonsense', columns)).toEqual(['idx'])
  expect(parseHidden(null, columns)).toEqual([])
})

test('hides a column and shows it again', () => {
  expect(withColumn([], 'idx', true)).toBe('idx')
  expect(withColumn(['idx'], 'buy', true)).toBe('idx buy')
  expect(withColumn(['idx'], 'idx', true)).toBe('idx')
  expect(withColumn(['idx'], 'idx', false)).toBeNull()
})
