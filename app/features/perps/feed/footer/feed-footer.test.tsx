import '~/ui/table/style-scope.fixture'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'

vi.mock('~/ui/controls/link', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))
vi.mock('@remix-run/react', () => ({
  useLinkClickHandler: () => () => undefined,
  useLocation: () => ({ pathname: '/', search: '' }),
}))
// Test files share imported modules, so those of other files must not have this file's substitutes, nor the reverse.
vi.resetModules()
afterAll(() => vi.resetModules())
const { FeedFooter } = await import('./feed-footer')

test('a wide screen counts in pages of 20 from a page of five rows that a phone has linked', () => {
  const page = { content: [], page: 8, size: 5, totalElements: 45, totalPages: 9, totalIsExact: true }
  const html = renderToStaticMarkup(
    <FeedFooter
      title="Trades"
      noun={{ one: 'trade', many: 'trades' }}
      page={page}
      hrefOf={(number, byFive = false) => `/${byFive ? 'five' : 'twenty'}/${number}`}
    />,
  )
  const [wide = '', phone = ''] = html.split('</nav>')
  const hrefs = (part: string) => [...part.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(hrefs(wide)).toEqual(['/twenty/1', '/twenty/1', '/twenty/2', '/twenty/3', '/twenty/3'])
  expect(hrefs(phone)).toEqual(['/five/7', '/five/9'])
})
