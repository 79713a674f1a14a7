import type { ServerBuild } from '@remix-run/node'
import { trimEndChar } from '~/lib/text/trim-end-char'

/**
 * If a path matches only the catch-all route, returns one common path that represents all such paths, because
 * they all get the same not-found page. Returns `undefined` if the path matches another route.
 */
export type FindNowhere = (path: string) => typeof nowhere | typeof nowhereData | undefined

const nowhere = '/nowhere'
const data = '.data'
const nowhereData = `${nowhere}${data}`

/** A node in the tree of the routes' path segments. */
interface Place {
  readonly named: Map<string, Place>
  /** Subtree for a parameter in place of a fixed segment. */
  any: Place | undefined
  /** Whether a route ends at this segment. */
  isRoute: boolean
  /** Whether a route matches every path below this segment. */
  takesRest: boolean
}

/**
 * Creates a function that finds not-found paths, from the routes of a build. Remix's own lookup takes several
 * hundred microseconds, which is longer than sending the not-found page.
 */
export function createNowhereFinder(routes: ServerBuild['routes']): FindNowhere {
  const root = newPlace()
  for (const { segments, isIndex } of fullPaths(routes)) {
    const isEveryOther = segments.length === 1 && segments[0] === '*'
    if (!isEveryOther && (segments.length > 0 || isIndex)) add(root, segments)
  }
  const isRoute = (path: string) => isKnown(root, segmentsOf(path), 0)
  return (path) => {
    if (remixPaths.includes(path) || isRoute(path)) return undefined
    if (!path.endsWith(data)) return nowhere
    return isRoute(path.slice(0, -data.length)) ? undefined : nowhereData
  }
}

/**
 * Paths that Remix itself handles and that are not routes: the data of the root route, and the manifest from
 * which the browser loads the routes of links.
 */
const remixPaths = [`/_root${data}`, '/__manifest']

function newPlace(): Place {
  return { named: new Map(), any: undefined, isRoute: false, takesRest: false }
}

/** Yields the full path of each route. */
function* fullPaths(routes: ServerBuild['routes']) {
  for (const route of Object.values(routes)) {
    const segments: string[] = []
    let each: typeof route | undefined = route
    while (each !== undefined) {
      segments.unshift(...(each.path ?? '').split('/').filter(Boolean))
      each = each.parentId === undefined ? undefined : routes[each.parentId]
    }
    yield { segments, isIndex: route?.index === true }
  }
}

function add(place: Place, [segment, ...rest]: readonly string[]): void {
  if (segment === undefined) {
    place.isRoute = true
  } else if (segment === '*') {
    place.takesRest = true
  } else if (segment.startsWith(':')) {
    place.any ??= newPlace()
    add(place.any, rest)
    if (segment.endsWith('?')) add(place, rest)
  } else {
    const name = segment.toLowerCase()
    const next = place.named.get(name) ?? newPlace()
    place.named.set(name, next)
    add(next, rest)
  }
}

/** Matches a path in the same way as Remix: decoded and case-insensitive. */
function isKnown(place: Place, segments: readonly string[], at: number): boolean {
  const segment = segments[at]
  if (place.takesRest || (segment === undefined && place.isRoute)) return true
  if (segment === undefined) return false
  const named = place.named.get(segment.toLowerCase())
  if (named !== undefined && isKnown(named, segments, at + 1)) return true
  return segment !== '' && place.any !== undefined && isKnown(place.any, segments, at + 1)
}

/** Returns the segments of a path without the slashes at its end. */
function segmentsOf(path: string): readonly string[] {
  const plain = trimEndChar(path, '/').slice(1)
  return plain === '' ? [] : plain.split('/').map(decode)
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
