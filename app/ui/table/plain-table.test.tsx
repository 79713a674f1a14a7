import './style-scope.fixture'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlainTable } from './plain-table'

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
