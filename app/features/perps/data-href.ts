import { allTradesPath, driftPath } from '~/shared/paths/drift-paths'

/** Loader route of each tab that needs more data than the markets, which all tabs share. */
const readers = [
  { begins: `${driftPath('orders')}/`, route: 'features/perps/feed/route' },
  { begins: allTradesPath, route: 'features/perps/all-markets/route' },
  { begins: driftPath('traders'), route: 'features/perps/positions/route' },
  { begins: driftPath('analytics'), route: 'features/perps/analytics/route' },
] as const

/**
 * Returns the path and query of the loader data for a page. `undefined`: the page has no separate loader
 * data.
 */
export function dataHref({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  const reader = readers.find(({ begins }) => pathname.startsWith(begins))
  if (reader === undefined) return undefined
  const query = new URLSearchParams(search)
  query.set('_routes', reader.route)
  return `${pathname}.data?${query}`
}
