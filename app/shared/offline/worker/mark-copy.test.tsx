import '~/ui/table/style-scope.fixture'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { siteFactsOf } from '~/context.server'
import { readEnvironment } from '~/env.server'
import { markCopy } from './mark-copy'

const { OfflinePages } = await import('../offline-pages')
const { SiteProvider } = await import('~/shared/page/site')

const copiedAt = Date.UTC(2026, 10, 26, 23, 59, 30)

/** A document with the element for the line, as the server renders it. */
function documentWith(settings: Readonly<Record<string, string>>): string {
  const site = { ...siteFactsOf(readEnvironment(undefined, settings)), mintsOfMarket: {} }
  const body = renderToString(
    <SiteProvider value={site}>
      <OfflinePages />
    </SiteProvider>,
  )
  return `<!DOCTYPE html><html lang="en" class="light"><body>${body}<p>text</p></body></html>`
}

test('a copy has its time on the root and a line that is visible without scripts', () => {
  const marked = markCopy(documentWith({}), copiedAt)
  expect(marked).toContain(`<html lang="en" data-copied-at="${copiedAt}" class="light">`)
  expect(marked?.replaceAll(/<[^>]*>/g, '|')).toBe('||||Offline – as of 26 Nov, 23:59 UTC||text|||')
})

test('marks no page that has no place for the line', () => {
  expect(markCopy(documentWith({ OFFLINE_PAGES: 'off' }), copiedAt)).toBeUndefined()
  expect(markCopy(documentWith({}).replace('<html lang="en"', '<html'), copiedAt)).toBeUndefined()
})
