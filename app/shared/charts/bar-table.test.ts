import { expect, test } from 'vitest'
import { barTable, formatShare, sliceTable } from './bar-table'

const places = [
  { tick: '14:00', title: '21 Nov, 14:00' },
  { tick: '15:00', title: '21 Nov, 15:00' },
]

test('lists bars as rows with their sum, newest first', () => {
  const series = [
    { label: 'JUP', color: 'a', values: [1500, -20] },
    { label: 'Other', color: 'b', values: [500, 5] },
  ]
  const { columns, rows } = barTable(places, series)
  expect(columns.map(({ header }) => header)).toEqual(['Time', 'JUP', 'Other', 'Total'])
  expect(rows).toEqual([
    ['21 Nov, 15:00', '−$20.00', '$5.00', '−$15.00'],
    ['21 Nov, 14:00', '$1.50K', '$500.00', '$2.00K'],
  ])
})

test('lists future columns in order, next one first', () => {
  const { rows } = barTable(places, [{ label: 'Buys', color: 'a', values: [1, 2] }], undefined, true)
  expect(rows.map(([title]) => title)).toEqual(['21 Nov, 14:00', '21 Nov, 15:00'])
})

test('adds no total column for a single series', () => {
  const { columns, rows } = barTable(places, [{ label: 'Volume', color: 'a', values: [1, 2] }])
  expect(columns).toHaveLength(2)
  expect(rows[0]).toEqual(['21 Nov, 15:00', '$2.00'])
})

test('lists slices with their share of the total', () => {
  const { rows } = sliceTable('Token', [
    { label: 'JUP', color: 'a', value: 30 },
    { label: 'WIF', color: 'b', value: 10 },
  ])
  expect(rows).toEqual([
    ['JUP', '$30.00', '75.0%'],
    ['WIF', '$10.00', '25.0%'],
  ])
  expect(formatShare(0, 0)).toBe('—')
})

test('shows a dash for unknown values, and for sums without a known value', () => {
  const { rows } = barTable(places, [
    { label: 'JUP', color: 'a', values: [null, null] },
    { label: 'Other', color: 'b', values: [0, 5] },
  ])
  expect(rows).toEqual([
    ['21 Nov, 15:00', '—', '$5.00', '$5.00'],
    ['21 Nov, 14:00', '—', '$0.00', '—'],
  ])
})
