import type { PerpVenue } from '~/domain/protocol/venues'

/** Path prefix of every page of the Drift dashboard. */
export const driftBase = '/drift/dashboard'

/** Tabs of the dashboard by the path segment that identifies the tab. */
export const driftTabs = ['overview', 'traders', 'orders', 'analytics'] as const
export type DriftTab = (typeof driftTabs)[number]

/** Returns the path of a dashboard tab, without a market. */
export function driftPath(tab: DriftTab): string {
  return `${driftBase}/${tab}`
}

/**
 * Returns the path of a market's trades and orders. With a trader, the page shows only the trades and orders
 * of this trader.
 */
export function marketPath(market: string, user?: string): string {
  const path = `${driftPath('orders')}/${encodeURIComponent(market)}`
  return user === undefined ? path : `${path}/${encodeURIComponent(user)}`
}

/**
 * Returns a path of the dashboard with the choice of a venue. A path without it shows the remembered venue or the
 * default one.
 */
export function venuePath(path: string, venue: PerpVenue): string {
  return `${path}?venue=${venue}`
}

/** Path of the trades in all markets. */
export const allTradesPath = `${driftBase}/trades`

/** Returns the path of the trades in a market, or in all markets (`null`), and of one trader. */
export function tradesPath(market: string | null, user?: string): string {
  if (market !== null) return marketPath(market, user)
  return user === undefined ? allTradesPath : `${allTradesPath}/${encodeURIComponent(user)}`
}

/**
 * Returns the redirect target for a path of the dashboard that has no page. A tab with extra segments
 * redirects to the tab, and so do the trades in all markets. All other paths redirect to the overview.
 */
export function canonicalDriftPath(pathname: string): string {
  const [segment] = pathname.slice(driftBase.length + 1).split('/')
  if (pathname.startsWith(`${allTradesPath}/`)) return allTradesPath
  return driftPath(driftTabs.find((tab) => tab === segment) ?? 'overview')
}
