import '~/ui/table/style-scope.fixture'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageAt } from '~/ui/url/page-at.fixture'
import { FeedFooter } from './feed-footer'

test('a wide screen counts in pages of 20 from a page of five rows that a phone has linked', () => {
  const page = { content: [], page: 8, size: 5, totalElements: 45, totalPages: 9, totalIsExact: true }
  const html = renderToStaticMarkup(
    <PageAt path="/">
      <FeedFooter
        title="Trades"
        noun={{ one: 'trade', many: 'trades' }}
        page={page}
        hrefOf={(number, byFive = false) => `/${byFive ? 'five' : 'twenty'}/${number}`}
      />
    </PageAt>,
  )
  const [wide = '', phone = ''] = html.split('</nav>')
  const hrefs = (part: string) => [...part.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(hrefs(wide)).toEqual(['/twenty/1', '/twenty/1', '/twenty/2', '/twenty/3', '/twenty/3'])
  expect(hrefs(phone)).toEqual(['/five/7', '/five/9'])
})
