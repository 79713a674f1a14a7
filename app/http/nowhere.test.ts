import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'
import type { RouteConfigEntry } from '@remix-run/route-config'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import routes from '~/routes'
import { createNowhereFinder } from './nowhere'

type RouteObject = Parameters<typeof matchRoutes>[0][number]

/** Returns the routes of the app in the form of a build. The tests use only the paths of these routes. */
function manifestOf(entries: readonly RouteConfigEntry[], parentId?: string): ServerBuild['routes'] {
  const manifest: ServerBuild['routes'] = {}
  for (const [index, entry] of entries.entries()) {
    const id = `${parentId ?? 'root'} ${index}`
    const route = { id, parentId, path: entry.path, index: entry.index }
    Object.assign(manifest, { [id]: route }, manifestOf(entry.children ?? [], id))
  }
  return manifest
}

function treeOf(entries: readonly RouteConfigEntry[]): RouteObject[] {
  return entries.map(({ path, index, children }): RouteObject => {
    const named = path === undefined ? {} : { path }
    return index === true ? { ...named, index } : { ...named, children: treeOf(children ?? []) }
  })
}

const findNowhere = createNowhereFinder(manifestOf(routes))
const tree = treeOf(routes)
/** Whether Remix matches a path with the catch-all route. */
const isNowhere = (path: string) => matchRoutes(tree, path)?.at(-1)?.route.path === '*'

const paths = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children }) => [path ?? '', ...paths(children ?? [])])
const segments = [...new Set(paths(routes).flatMap((path) => path.split('/')))].filter(
  (segment) => segment !== '' && !/[:*]/.test(segment),
)
const segment = fc.oneof(
  fc.constantFrom(...segments),
  fc.constantFrom(...segments).map((name) => name.toUpperCase()),
  fc.constantFrom('x', 'nowhere', '%74okens', 'tokens%2Fx', 'a.b', '*', ':id', '__proto__', ''),
)
const address = fc.array(segment, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`)

test('reports a path as nowhere exactly where Remix matches the catch-all route', () => {
  const seen = { known: 0, nowhere: 0 }
  fc.assert(
    fc.property(address, (path) => {
      seen[isNowhere(path) ? 'nowhere' : 'known'] += 1
      expect([path, findNowhere(path)]).toEqual([path, isNowhere(path) ? '/nowhere' : undefined])
    }),
    { numRuns: 600 },
  )
  expect(Math.min(seen.known, seen.nowhere)).toBeGreaterThan(50)
})

test('finds every route, but not the not-found page', () => {
  for (const path of paths(routes).filter((each) => each !== '*' && each !== ''))
    expect([path, findNowhere(`/${path.replaceAll(/[:*?]/g, '')}`)]).toEqual([path, undefined])
  expect(['/', '/nowhere', '/tokens/a/b'].map(findNowhere)).toEqual([undefined, '/nowhere', '/nowhere'])
})

test("treats a page's data like the page", () => {
  const found = ['/tokens.data', '/_root.data', '/__manifest', '/x.data', '/tokens/a/b.data'].map(findNowhere)
  expect(found).toEqual([undefined, undefined, undefined, '/nowhere.data', '/nowhere.data'])
})
