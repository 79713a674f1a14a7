import '~/ui/table/style-scope.fixture'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'
import { listSheetText } from './list-sheet-text'
import type { ListTools } from './list-tools-context'

vi.mock('~/ui/controls/link', () => ({
  Link: ({ to, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
    <a href={to} aria-current={rest['aria-current']}>
      {children}
    </a>
  ),
}))
vi.mock('~/ui/controls/get-form', () => ({
  GetForm: ({
    action,
    kept,
    children,
  }: {
    action: string
    kept: readonly unknown[]
    children: ReactNode
  }) => (
    <form action={action} data-kept={kept.join()}>
      {children}
    </form>
  ),
}))
// Test files share imported modules, so those of other files must not have this file's substitutes, nor the reverse.
vi.resetModules()
afterAll(() => vi.resetModules())
const { ListToolSet } = await import('./list-tool-set')

const tools: ListTools = {
  of: 'DCA Orders',
  columns: [
    { key: 'pair', header: 'Pair' },
    { key: 'amount', header: 'Amount $', sortField: 'amountUsd' },
    { key: 'filled', header: 'Filled', sortField: 'progress' },
    { key: 'age', header: 'Age', sortField: 'createdAt', sortReversed: true },
  ],
  sortLinkOf: (field) =>
    field === 'progress'
      ? undefined
      : { to: `/?sort=${field}`, order: field === 'createdAt' ? 'desc' : undefined },
}

test('offers the columns by which the current view can be sorted', () => {
  const html = renderToStaticMarkup(<ListToolSet {...tools} />)
  expect(html).toContain('href="/?sort=amountUsd"')
  expect(html).not.toContain('Pair')
  expect(html).not.toContain('Filled')
})

test('marks the current order by the shown values: newest first is the lowest age first', () => {
  const html = renderToStaticMarkup(<ListToolSet {...tools} />)
  expect(html.match(/aria-current/g)).toHaveLength(1)
  expect(html).toMatch(/Age.*Ascending/)
})

test('has a form that keeps other parameters, and a link that clears the search', () => {
  const search = {
    label: 'Search DCA Orders',
    placeholder: 'Token',
    form: { action: '/', name: 'dca.search', kept: [['limit.page', '2']] as const },
    value: 'JUP',
    clearHref: '/?limit.page=2',
  }
  const html = renderToStaticMarkup(<ListToolSet {...tools} search={search} />)
  expect(html).toContain('data-kept="limit.page,2"')
  expect(html).toContain('name="dca.search" value="JUP"')
  expect(html).toContain('href="/?limit.page=2"')
  expect(renderToStaticMarkup(<ListToolSet {...tools} />)).not.toContain('<form')
})

test('links to the page on which the list has filters', () => {
  expect(renderToStaticMarkup(<ListToolSet {...tools} filtersHref="/jupiter/dashboard#dca" />)).toMatch(
    /href="\/jupiter\/dashboard#dca"[^>]*>Filter on the dashboard/,
  )
  expect(renderToStaticMarkup(<ListToolSet {...tools} />)).not.toContain('dashboard')
})

test('names the sheet by what it contains', () => {
  const search = {
    label: '',
    placeholder: '',
    form: { action: '/', name: '', kept: [] },
    value: undefined,
    clearHref: '/',
  }
  const { of, columns } = tools
  expect(listSheetText.open({ of, columns })).toBe('Sort DCA Orders')
  expect(listSheetText.open({ of, columns, search })).toBe('Sort and search DCA Orders')
  expect(listSheetText.open({ of, columns, search, filters: 'Side' })).toBe('Sort and filter DCA Orders')
  expect(listSheetText.open({ of, filters: 'Side' })).toBe('Filter DCA Orders')
})

test('renders nothing for a list without tools', () => {
  expect(renderToStaticMarkup(<ListToolSet {...tools} columns={[]} />)).toBe('')
})
