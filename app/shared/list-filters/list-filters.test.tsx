import '~/ui/table/style-scope.fixture'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WrittenTools } from '~/shared/list-sheet/written-tools'
import { PageAt } from '~/ui/url/page-at.fixture'
import { ListFilters } from './list-filters'

/** HTML cannot nest `noscript` elements, and the tools of phones are in one. */
test('the tools of a list without JavaScript contain no noscript element', () => {
  const html = renderToStaticMarkup(
    <PageAt path="/kamino/dashboard">
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
      />
    </PageAt>,
  )
  expect(html).toContain('aria-label="Sort and filter Kamino Orders, 2 filters active"')
  expect(html).toContain('orders.min')
  expect(html.match(/<button[^>]*type="submit"/g)).toHaveLength(2)
  expect(html).not.toContain('<noscript')
})
