import { expect, test } from 'vitest'
import { barTable, formatShare, sliceTable } from './bar-table'

const places = [
  { tick: '14:00', title: '21 Nov, 14:00' },
  { tick: '15:00', title: '21 Nov, 15:00' },
]

test('bars read as rows, the newest first, with their sum', () => {
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

test('what lies ahead begins with what comes next', () => {
  const { rows } = barTable(places, [{ label: 'Buys', color: 'a', values: [1, 2] }], undefined, true)
  expect(rows.map(([title]) => title)).toEqual(['21 Nov, 14:00', '21 Nov, 15:00'])
})

test('one series is its own sum', () => {
  const { columns, rows } = barTable(places, [{ label: 'Volume', color: 'a', values: [1, 2] }])
  expect(columns).toHaveLength(2)
  expect(rows[0]).toEqual(['21 Nov, 15:00', '$2.00'])
})

test('slices read with their share of the whole', () => {
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

test('what is unknown is a dash, and in a sum only where nothing else is in it', () => {
  const { rows } = barTable(places, [
    { label: 'JUP', color: 'a', values: [null, null] },
    { label: 'Other', color: 'b', values: [0, 5] },
  ])
  expect(rows).toEqual([
    ['21 Nov, 15:00', '—', '$5.00', '$5.00'],
    ['21 Nov, 14:00', '—', '$0.00', '—'],
  ])
})
