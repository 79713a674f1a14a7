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

test('a table of text is written as React renders it', () => {
  const table = {
    caption: 'Bars',
    columns: [{ header: 'Time' }, { header: 'A', fills: true }, { header: 'B', align: 'end' }],
    rows: [
      ['1', '</td><script>alert(1)</script>', '&amp; "quoted"'],
      ['2', '—', ''],
    ],
  } as const
  const written = renderToStaticMarkup(<WrittenTable {...table} />)
  expect(written).toBe(renderToStaticMarkup(<PlainTable {...table} />))
  expect(written).not.toContain('<script>')
  const figures = {
    ...table,
    columns: [{ header: 'Time' }, ...['A', 'B'].map((header) => ({ header, align: 'end' as const }))],
  }
  expect(renderToStaticMarkup(<WrittenTable {...figures} />)).toBe(
    renderToStaticMarkup(<PlainTable {...figures} />),
  )
})
