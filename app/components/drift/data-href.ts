import { driftPath } from './drift-paths'

/** What each tab reads of its own, beside the markets that all of them share: the beginning of its addresses and the route that answers. */
const readers = [
  { begins: `${driftPath('orders')}/`, route: 'routes/drift/orders/route' },
  { begins: driftPath('traders'), route: 'routes/drift/traders/route' },
  { begins: driftPath('analytics'), route: 'routes/drift/analytics/route' },
] as const

/** Where the browser asks for what a page of the dashboard shows: path and query; undefined = the page reads nothing of its own. */
export function dataHref({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  const reader = readers.find(({ begins }) => pathname.startsWith(begins))
  if (reader === undefined) return undefined
  const query = new URLSearchParams(search)
  query.set('_routes', reader.route)
  return `${pathname}.data?${query}`
}
