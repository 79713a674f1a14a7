/** Prefix of every address in the Drift dashboard. */
export const driftBase = '/drift/dashboard'

/** Tabs of the dashboard, by path segment. */
export const driftTabs = ['overview', 'traders', 'orders', 'analytics'] as const
export type DriftTab = (typeof driftTabs)[number]

/** Returns the path of a tab without a market. */
export function driftPath(tab: DriftTab): string {
  return `${driftBase}/${tab}`
}

/** Returns the path of a market's trades and orders, optionally of one trader. */
export function marketPath(market: string, user?: string): string {
  const path = `${driftPath('orders')}/${encodeURIComponent(market)}`
  return user === undefined ? path : `${path}/${encodeURIComponent(user)}`
}

/**
 * Returns where to redirect an address of the dashboard that is not a page. A tab with extra segments leads
 * to the tab, everything else to the overview.
 */
export function canonicalDriftPath(pathname: string): string {
  const [segment] = pathname.slice(driftBase.length + 1).split('/')
  return driftPath(driftTabs.find((tab) => tab === segment) ?? 'overview')
}
