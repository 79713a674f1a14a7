import './style-scope.fixture'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlainTable, WrittenTable } from './plain-table'

const tableOf = (count: number) =>
  renderToStaticMarkup(
    <PlainTable
      caption="Bars"
      columns={[{ header: 'Time' }]}
      rows={Array.from({ length: count }, (_, index) => [String(index)])}
    />,
  )

test('a table that is longer than its region names its number of rows', () => {
  expect(tableOf(24)).toContain('24 rows, scroll for all')
  expect(tableOf(10)).not.toContain('scroll for all')
})

const figures = {
  caption: '<b>Bars</b>',
  columns: [{ header: 'Time' }, { header: '<i>A</i>', align: 'end' }, { header: 'B & C', align: 'end' }],
  rows: [
    ['28 Nov 2026, 23:00 UTC', '$1,234.5K', '−0.63 %'],
    ['—', '+2', ''],
  ],
} as const

test('a table of figures is written as React renders it', () => {
  const written = renderToStaticMarkup(<WrittenTable {...figures} />)
  expect(written).toBe(renderToStaticMarkup(<PlainTable {...figures} />))
  const aligned = {
    ...figures,
    columns: [{ header: 'Time' }, { header: 'A', fills: true }, { header: 'B' }],
  } as const
  expect(renderToStaticMarkup(<WrittenTable {...aligned} />)).toBe(
    renderToStaticMarkup(<PlainTable {...aligned} />),
  )
})

test.each(['<script>', '&amp;', '"', "'", '`', '>'])('a cell with %s is escaped', (content) => {
  const hostile = { ...figures, rows: [...figures.rows, ['1', content, '2']] }
  const written = renderToStaticMarkup(<WrittenTable {...hostile} />)
  expect(written).toBe(renderToStaticMarkup(<PlainTable {...hostile} />))
})
