import '~/ui/table/style-scope.fixture'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageAt } from '~/ui/url/page-at.fixture'
import { Timeline } from './timeline'

const key = 'So11111111111111111111111111111111111111112'

function cellsAt(search: string) {
  const html = renderToStaticMarkup(
    <PageAt path={`/orders/${key}${search}`}>
      <Timeline
        executions={{
          content: [1, 2],
          totalElements: 22,
          isComplete: true,
          totalIsExact: true,
          page: 2,
          size: 20,
          totalPages: 2,
        }}
        isOpen
        columns={[{ header: 'Price $' }]}
        rows={[['8.1'], ['8.2']]}
        orderKey={key}
        csvPathOf={() => '/csv'}
      />
    </PageAt>,
  )
  return [...html.matchAll(/<t[hd](?: [^>]*)?>([^<]*)/g)].map(([, cell]) => cell)
}

test('numbers the executions of an order from the oldest', () => {
  expect(cellsAt('?fills.page=2')).toEqual(['#', 'Price $', '2', '8.1', '1', '8.2'])
})

test('leaves the numbers out of a narrowed list, where a place is not a number', () => {
  expect(cellsAt('?fills.page=2&fills.min=1000')).toEqual(['Price $', '8.1', '8.2'])
})
