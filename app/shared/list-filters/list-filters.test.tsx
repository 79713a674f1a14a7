import '~/ui/table/style-scope.fixture'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'

vi.mock('~/ui/controls/link', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))
vi.mock('~/ui/controls/get-form', () => ({
  GetForm: ({ action, children }: { action: string; children: ReactNode }) => (
    <form action={action}>{children}</form>
  ),
}))
vi.mock('~/ui/hooks/use-pending-location', () => ({
  usePendingLocation: () => ({ pathname: '/kamino/dashboard', search: '' }),
}))
vi.mock('~/ui/hooks/use-typed-view', () => ({
  useTypedView: () => ({ type: () => undefined, drop: () => undefined }),
}))
// Test files share imported modules, so those of other files must not have this file's substitutes, nor the reverse.
vi.resetModules()
afterAll(() => vi.resetModules())
const { ListFilters } = await import('./list-filters')
const { WrittenTools } = await import('~/shared/list-sheet/written-tools')

/** HTML cannot nest `noscript` elements, and the tools of phones are in one. */
test('the tools of a list without JavaScript contain no noscript element', () => {
  const html = renderToStaticMarkup(
    <WrittenTools
      of="Kamino Orders"
      columns={[{ key: 'age', header: 'Age', sortField: 'createdAt' }]}
      sortLinkOf={() => ({ to: '/kamino/dashboard?orders.sort=createdAt', order: undefined })}
      search={{
        label: 'Search Kamino Orders',
        placeholder: 'Token',
        form: { action: '/kamino/dashboard', name: 'orders.search', kept: [] },
        value: 'JUP',
        clearHref: '/kamino/dashboard',
      }}
      filters={<ListFilters of="Kamino Orders" name="orders" />}
      chosen={[{ label: 'Buy', clearHref: '/kamino/dashboard' }]}
    />,
  )
  expect(html).toContain('aria-label="Sort and filter Kamino Orders, 2 filters active"')
  expect(html).toContain('orders.min')
  expect(html.match(/<button[^>]*type="submit"/g)).toHaveLength(2)
  expect(html).not.toContain('<noscript')
})
