import '~/ui/table/style-scope.fixture'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'
import type { Site } from '~/shared/page/site'

vi.mock('~/ui/controls/link', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))
vi.mock('~/shared/keyboard/shortcuts-button', () => ({ ShortcutsButton: () => null }))
// Test files share imported modules, so those of other files must not have this file's substitutes, nor the reverse.
vi.resetModules()
afterAll(() => vi.resetModules())
const { Footer } = await import('./footer')
const { SiteProvider } = await import('~/shared/page/site')
const { readEnvironment } = await import('~/env.server')
const { siteFactsOf } = await import('~/context.server')

test('links to the daily files if they are published', () => {
  const hrefsWith = (settings: Readonly<Record<string, string>>) => {
    const site: Site = { ...siteFactsOf(readEnvironment(undefined, settings)), mintsOfMarket: {} }
    const html = renderToStaticMarkup(
      <SiteProvider value={site}>
        <Footer />
      </SiteProvider>,
    )
    return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  }
  expect(hrefsWith({ MIRROR_DIR: '/mirror' })).toContain('/data')
  expect(hrefsWith({})).not.toContain('/data')
  expect(hrefsWith({})).toContain('/api/docs')
})
