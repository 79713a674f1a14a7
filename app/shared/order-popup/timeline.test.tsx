import '~/ui/table/style-scope.fixture'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'

const key = 'So11111111111111111111111111111111111111112'
const place = { pathname: `/orders/${key}`, search: '' }

vi.mock('~/ui/controls/link', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))
vi.mock('~/ui/controls/get-form', () => ({
  GetForm: ({ action, children }: { action: string; children: ReactNode }) => (
    <form action={action}>{children}</form>
  ),
}))
vi.mock('~/ui/hooks/use-pending-location', () => ({ usePendingLocation: () => place }))
vi.mock('~/ui/hooks/use-typed-view', () => ({
  useTypedView: () => ({ type: () => undefined, drop: () => undefined }),
}))
// Test files share imported modules, so those of other files must not have this file's substitutes, nor the reverse.
vi.resetModules()
afterAll(() => vi.resetModules())
const { Timeline } = await import('./timeline')

function cellsAt(search: string) {
  place.search = search
  const html = renderToStaticMarkup(
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
    />,
  )
  return [...html.matchAll(/<t[hd](?: [^>]*)?>([^<]*)/g)].map(([, cell]) => cell)
}

test('numbers the executions of an order from the oldest', () => {
  expect(cellsAt('?fills.page=2')).toEqual(['#', 'Price $', '2', '8.1', '1', '8.2'])
})

test('leaves the numbers out of a narrowed list, where a place is not a number', () => {
  expect(cellsAt('?fills.page=2&fills.min=1000')).toEqual(['Price $', '8.1', '8.2'])
})
