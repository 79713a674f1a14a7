import '~/ui/table/style-scope.fixture'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageAt } from '~/ui/url/page-at.fixture'
import { listSheetText } from './list-sheet-text'
import { ListToolSet } from './list-tool-set'
import type { ListTools } from './list-tools-context'

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

function htmlOf(shown: ListTools): string {
  return renderToStaticMarkup(
    <PageAt path="/">
      <ListToolSet {...shown} />
    </PageAt>,
  )
}

test('offers the columns by which the current view can be sorted', () => {
  const html = htmlOf(tools)
  expect(html).toContain('href="/?sort=amountUsd"')
  expect(html).not.toContain('Pair')
  expect(html).not.toContain('Filled')
})

test('marks the current order by the shown values: newest first is the lowest age first', () => {
  const html = htmlOf(tools)
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
  const html = htmlOf({ ...tools, search })
  expect(html).toMatch(/<form[^>]* action="\/"/)
  expect(html.match(/<input type="hidden"[^>]*>/g)).toEqual([
    '<input type="hidden" name="limit.page" value="2"/>',
  ])
  expect(html).toContain('name="dca.search" value="JUP"')
  expect(html).toContain('href="/?limit.page=2"')
  expect(htmlOf(tools)).not.toContain('<form')
})

test('links to the page on which the list has filters', () => {
  expect(htmlOf({ ...tools, filtersHref: '/jupiter/dashboard#dca' })).toMatch(
    /href="\/jupiter\/dashboard#dca"[^>]*>Filter on the dashboard/,
  )
  expect(htmlOf(tools)).not.toContain('dashboard')
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
  expect(htmlOf({ ...tools, columns: [] })).toBe('')
})
