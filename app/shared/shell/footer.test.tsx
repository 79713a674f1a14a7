import '~/ui/table/style-scope.fixture'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { siteFactsOf } from '~/context.server'
import { readEnvironment } from '~/env.server'
import { type Site, SiteProvider } from '~/shared/page/site'
import { PageAt } from '~/ui/url/page-at.fixture'
import { Footer } from './footer'

test('links to the daily files if they are published', () => {
  const hrefsWith = (settings: Readonly<Record<string, string>>) => {
    const site: Site = { ...siteFactsOf(readEnvironment(undefined, settings)), mintsOfMarket: {} }
    const html = renderToStaticMarkup(
      <PageAt path="/">
        <SiteProvider value={site}>
          <Footer />
        </SiteProvider>
      </PageAt>,
    )
    return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  }
  expect(hrefsWith({ MIRROR_DIR: '/mirror' })).toContain('/data')
  expect(hrefsWith({})).not.toContain('/data')
  expect(hrefsWith({})).toContain('/api/docs')
})
