/** Beginning of every address of the Drift dashboard. */
export const driftBase = '/drift/dashboard'

/** The dashboard's tabs, by the segment of their address (M173). */
export const driftTabs = ['overview', 'traders', 'orders', 'analytics'] as const
export type DriftTab = (typeof driftTabs)[number]

/** A tab without a market. */
export function driftPath(tab: DriftTab): string {
  return `${driftBase}/${tab}`
}

/** The trades and orders of a market, of one trader where one is named. */
export function marketPath(market: string, user?: string): string {
  const path = `${driftPath('orders')}/${encodeURIComponent(market)}`
  return user === undefined ? path : `${path}/${encodeURIComponent(user)}`
}

/** Where an address of the dashboard that is no page of it leads: a tab with too much behind it to the tab, everything else to the overview (M8–M14, M245). */
export function canonicalDriftPath(pathname: string): string {
  const [segment] = pathname.slice(driftBase.length + 1).split('/')
  return driftPath(driftTabs.find((tab) => tab === segment) ?? 'overview')
}
