import type { ServerBuild } from '@remix-run/node'
import { trimEndChar } from '~/lib/trim-end-char'

/**
 * Returns the path whose response is the same as for the given path, if only the catch-all route matches it:
 * all such paths share the not-found page. `undefined` if another route matches.
 */
export type FindNowhere = (path: string) => typeof nowhere | typeof nowhereData | undefined

const nowhere = '/nowhere'
const data = '.data'
const nowhereData = `${nowhere}${data}`

/** The routes as a tree of path segments. */
interface Place {
  readonly named: Map<string, Place>
  /** Subtree below a parameter. */
  any: Place | undefined
  /** Whether a route ends here. */
  isRoute: boolean
  /** Whether a route matches everything below. */
  takesRest: boolean
}

/**
 * Creates a finder from the routes of a build. Remix's own lookup takes several hundred microseconds, more
 * than sending the not-found page.
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

/** Paths of Remix itself without a route: the data of the first page, and the routes behind links. */
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

/** Matches a path like Remix: decoded and case-insensitive. */
function isKnown(place: Place, segments: readonly string[], at: number): boolean {
  const segment = segments[at]
  if (place.takesRest || (segment === undefined && place.isRoute)) return true
  if (segment === undefined) return false
  const named = place.named.get(segment.toLowerCase())
  if (named !== undefined && isKnown(named, segments, at + 1)) return true
  return segment !== '' && place.any !== undefined && isKnown(place.any, segments, at + 1)
}

/** Returns the segments of a path, ignoring slashes at its end. */
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
