import type { ServerBuild } from '@remix-run/node'
import { withoutEnd } from '~/lib/without-end'

/**
 * The address whose response is that of a path, too, because only the route for every other path takes it: it says that there is nothing, whatever the
 * path. Undefined = a route takes the path.
 */
export type FindNowhere = (path: string) => typeof nowhere | typeof nowhereData | undefined

const nowhere = '/nowhere'
const data = '.data'
const nowhereData = `${nowhere}${data}`

/** The routes by the segments of their paths. */
interface Place {
  readonly named: Map<string, Place>
  /** Below a parameter. */
  any: Place | undefined
  /** A route ends here. */
  isRoute: boolean
  /** A route takes whatever follows. */
  takesRest: boolean
}

/**
 * Reads the routes of a build. Remix's own look-up takes several hundred microseconds, which is more than sending the page that says that there is
 * nothing.
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

/** Addresses of Remix itself, which no route names: the data of the first page, and the routes behind links. */
const remixPaths = [`/_root${data}`, '/__manifest']

function newPlace(): Place {
  return { named: new Map(), any: undefined, isRoute: false, takesRest: false }
}

/** The path of each route below those of its parents. */
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

/** Paths are matched as Remix matches them: decoded, and in any case of letters. */
function isKnown(place: Place, segments: readonly string[], at: number): boolean {
  const segment = segments[at]
  if (place.takesRest || (segment === undefined && place.isRoute)) return true
  if (segment === undefined) return false
  const named = place.named.get(segment.toLowerCase())
  if (named !== undefined && isKnown(named, segments, at + 1)) return true
  return segment !== '' && place.any !== undefined && isKnown(place.any, segments, at + 1)
}

/** What stands between the slashes, of which any number may follow. */
function segmentsOf(path: string): readonly string[] {
  const plain = withoutEnd(path, '/').slice(1)
  return plain === '' ? [] : plain.split('/').map(decode)
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
