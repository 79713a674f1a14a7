import type { IconName } from '~/ui/icon'
import { text } from '~/ui/text'

/** An entry of the main navigation. */
export interface NavEntry {
  readonly label: string
  readonly to: string
  readonly icon: IconName
  readonly isNew?: boolean
}

/** The main navigation, in order. */
export const navEntries: readonly NavEntry[] = [
  { label: text.home, to: '/', icon: 'home' },
  { label: text.drift, to: '/drift/dashboard', icon: 'drift', isNew: true },
  { label: text.jupiter, to: '/jupiter/dashboard', icon: 'jupiter' },
  { label: text.kamino, to: '/kamino/dashboard', icon: 'kamino' },
  { label: text.api, to: '/api/docs', icon: 'code' },
]

/**
 * Returns whether an entry is the current one. Drift includes all addresses below its own; other entries
 * match only their own address.
 */
export function isCurrent(entry: NavEntry, pathname: string): boolean {
  return entry.to === '/drift/dashboard' ? pathname.startsWith(entry.to) : pathname === entry.to
}

/** Returns the address of a token's page. */
export function tokenPath(mint: string): string {
  return `/tokens/${encodeURIComponent(mint)}`
}

/** Returns the address of a trader's page. */
export function traderPath(wallet: string): string {
  return `/jupiter/dca/${encodeURIComponent(wallet)}`
}

/** Pages for search engines. A test compares them with the routes. */
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
