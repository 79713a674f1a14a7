import type { RouteConfigEntry } from '@remix-run/route-config'
import { expect, test } from 'vitest'
import routes from '~/routes'
import { isCurrent, listedPages, navEntries } from './pages'

const currentAt = (pathname: string) =>
  navEntries.filter((entry) => isCurrent(entry, pathname)).map((entry) => entry.label)

test.each([
  ['/', ['Home']],
  ['/drift/dashboard', ['Drift']],
  ['/drift/dashboard/orders/SOL-PERP/someone', ['Drift']],
  ['/jupiter/dashboard', ['Jupiter']],
  ['/jupiter/dashboard/', []],
  ['/jupiter/dca/x', []],
  ['/kamino/dashboard', ['Kamino']],
  ['/kamino/traders', []],
  ['/api/docs', ['API']],
  ['/api/docs/x', []],
  ['/tokens', []],
])('highlights the navigation entry of the current page at %s: %j', (pathname, labels) => {
  expect(currentAt(pathname)).toEqual(labels)
})

/** Pages that search engines should not list: placeholders, redirects, the search, and the optional daily files. */
const unlisted =
  /^\/(profile|favorites|watchlist|search|drift|jupiter|kamino|jupiter\/dca|jupiter\/limit|drift\/dashboard|drift\/dashboard\/orders|data|__ui)$/

const pathsOf = (entries: readonly RouteConfigEntry[]): readonly string[] =>
  entries.flatMap((entry) => [
    ...(entry.path === undefined ? [] : [`/${entry.path}`]),
    ...pathsOf(entry.children ?? []),
  ])

test('lists every page that has exactly one URL for search engines', async () => {
  const frame = (await routes).find(({ file }) => file === 'features/order/page.tsx')
  // A page with an optional parameter also has a URL without it.
  const built = pathsOf(frame?.children ?? []).map((path) => path.replace(/\/:\w+\?$/, ''))
  const single = built.filter((path) => !/[:*]/.test(path) && !unlisted.test(path))
  expect(['/', ...single].toSorted()).toEqual(listedPages.toSorted())
})
