import type { IconName } from '~/ui/icon'
import { text } from '~/ui/text'

/** An entry of the main navigation. */
export interface NavEntry {
  readonly label: string
  readonly to: string
  readonly icon: IconName
  readonly isNew?: boolean
}

/** The main navigation, in its order (M25). */
export const navEntries: readonly NavEntry[] = [
  { label: text.home, to: '/', icon: 'home' },
  { label: text.drift, to: '/drift/dashboard', icon: 'drift', isNew: true },
  { label: text.jupiter, to: '/jupiter/dashboard', icon: 'jupiter' },
  { label: text.kamino, to: '/kamino/dashboard', icon: 'kamino' },
  { label: text.api, to: '/api/docs', icon: 'code' },
]

/** Whether an entry is the current one: Drift for everything that begins with its address, the others for their address alone (M26). */
export function isCurrent(entry: NavEntry, pathname: string): boolean {
  return entry.to === '/drift/dashboard' ? pathname.startsWith(entry.to) : pathname === entry.to
}

/** A token's own page. */
export function tokenPath(mint: string): string {
  return `/tokens/${encodeURIComponent(mint)}`
}

/** A trader's own page. */
export function traderPath(wallet: string): string {
  return `/jupiter/dca/${encodeURIComponent(wallet)}`
}

/** Pages for search engines; a test holds this against the routes. */
export const listedPages: readonly string[] = [
  '/',
  '/jupiter/dashboard',
  '/drift/dashboard/overview',
  '/drift/dashboard/traders',
  '/drift/dashboard/analytics',
  '/kamino/dashboard',
  '/kamino/traders',
  '/tokens',
  '/api/docs',
  '/methodology',
  '/status',
  '/about',
]
