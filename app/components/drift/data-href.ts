import { driftPath } from './drift-paths'

/** Loader route of each tab that reads data of its own, in addition to the markets that all tabs share. */
const readers = [
  { begins: `${driftPath('orders')}/`, route: 'routes/drift/orders/route' },
  { begins: driftPath('traders'), route: 'routes/drift/traders/route' },
  { begins: driftPath('analytics'), route: 'routes/drift/analytics/route' },
] as const

/**
 * Returns the path and query of the page's loader data. `undefined`: the page has no loader data of its own.
 */
export function dataHref({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  const reader = readers.find(({ begins }) => pathname.startsWith(begins))
  if (reader === undefined) return undefined
  const query = new URLSearchParams(search)
  query.set('_routes', reader.route)
  return `${pathname}.data?${query}`
}
