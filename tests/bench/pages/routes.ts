import { setTimeout as pause } from 'node:timers/promises'
import type { RouteConfigEntry } from '@remix-run/route-config'
import routes from '~/routes'
import { guidePath, guides } from '~/shared/paths/guides'

const sol = 'So11111111111111111111111111111111111111112'

/** Status of a request beyond the rate limit of visitors without a key. */
const tooManyRequests = 429

/** Fields of list rows that are part of a page's path. */
interface Row {
  readonly publicKey: string
  readonly userPublicKey: string
}

/** Entries that exist in the running world, for the paths of pages. */
export interface Entries {
  /** Active DCA orders, newest first. */
  readonly orders: readonly Row[]
  /** Addresses of a limit order at Jupiter and of one at Kamino. */
  readonly limitOrders: readonly (string | undefined)[]
  /** A trader with perp fills, and one with perp orders. */
  readonly perpTraders: readonly [string | undefined, string | undefined]
}

/** Returns the path of each page that shows data, with entries that exist in the running world. */
export async function dataPages(url: string): Promise<readonly string[]> {
  return dataPaths(await activeOrders(url))
}

/** Returns the path of each page, and of each kind of entry on a page. */
export async function everyPage(url: string): Promise<readonly string[]> {
  const [limit] = await rowsOf(url, '/api/limit/all?size=1')
  const [kamino] = await rowsOf(url, '/api/kamino/orders/all?size=1')
  const [perp] = await rowsOf(url, '/api/drift/markets/all/orders?size=1')
  const [trade] = (await rowsOf(url, '/api/drift/trades?size=1')) as readonly { readonly taker?: string }[]
  return everyPath({
    orders: await activeOrders(url),
    limitOrders: [limit?.publicKey, kamino?.publicKey],
    perpTraders: [trade?.taker, perp?.userPublicKey],
  })
}

/** Returns the path of each page, given entries of the world. A test checks that each route has one. */
export function everyPath({ orders, limitOrders, perpTraders }: Entries): readonly string[] {
  const [taker, perpTrader] = perpTraders
  return [
    ...dataPaths(orders),
    `/jupiter/dca/${sol}`,
    `/jupiter/dca/${orders[0]?.publicKey}`,
    ...limitOrders.map((order) => `/orders/${order}`),
    `/drift/dashboard/orders/0/${taker}`,
    `/drift/dashboard/trades/${perpTrader}`,
    ...['/data', '/favorites', '/profile', '/problems/bad-request', '/api/docs/endpoints/listDcaOrders'],
    ...guides.slice(0, 1).map(guidePath),
  ]
}

/** Returns the routes of `app/routes.ts` to which none of these paths leads. */
export async function routesWithout(paths: readonly string[]): Promise<readonly string[]> {
  return (await pageRoutes()).filter((pattern) => !paths.some((path) => isOf(pattern, path)))
}

function dataPaths(orders: readonly Row[]): readonly string[] {
  return [
    '/',
    '/jupiter/dashboard',
    `/jupiter/dca/${busiestOf(orders)}`,
    '/kamino/dashboard',
    '/kamino/traders',
    '/tokens',
    `/tokens/${sol}`,
    `/orders/${orders[0]?.publicKey}`,
    '/about',
    '/methodology',
    ...['overview', 'traders', 'orders/0', 'trades', 'analytics'].map((tab) => `/drift/dashboard/${tab}`),
    ...['/trades', '/compare', '/watchlist', '/alerts', '/search?q=sol', '/status', '/api/docs'],
  ]
}

function activeOrders(url: string): Promise<readonly Row[]> {
  return rowsOf(url, '/api/dca/all?filter=active&size=250')
}

async function rowsOf(url: string, path: string): Promise<readonly Row[]> {
  const response = await fetch(url + path)
  if (response.status === tooManyRequests) {
    await pause(Number(response.headers.get('retry-after') ?? 1) * 1_000)
    return rowsOf(url, path)
  }
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return (await response.json()).content
}

function busiestOf(orders: readonly Row[]): string {
  const counts = new Map<string, number>()
  for (const { userPublicKey: trader } of orders) counts.set(trader, (counts.get(trader) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? ''
}

/** Modules of routes that are no pages for visitors: redirects, the UI gallery, and the not-found page. */
const noPage = /\.ts$|old-dca-path|ui-gallery|not-found/

/** Returns the paths of all routes with a page, such as `/tokens/:tokenMint`. */
async function pageRoutes(): Promise<readonly string[]> {
  const leaves = (entries: readonly RouteConfigEntry[]): readonly RouteConfigEntry[] =>
    entries.flatMap((entry) => (entry.children === undefined ? [entry] : leaves(entry.children)))
  return leaves(await routes).flatMap(({ path = '', file }) => (noPage.test(file) ? [] : [`/${path}`]))
}

/** Returns whether a path is of a route. */
function isOf(pattern: string, path: string): boolean {
  const expected = pattern.split('/')
  const given = path.replace(/\?.*$/, '').split('/')
  return (
    given.length <= expected.length &&
    expected.every((part, at) => {
      const segment = given[at]
      return part.startsWith(':') ? segment !== undefined || part.endsWith('?') : segment === part
    })
  )
}
