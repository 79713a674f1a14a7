import { siteText } from '~/shared/text/site-text'
import type { IconName } from '~/ui/marks/icon'

/** An entry of the main navigation. */
export interface NavEntry {
  readonly label: string
  readonly to: string
  readonly icon: IconName
  /** Key that opens the page after `g`. */
  readonly key: string
  readonly isNew?: boolean
}

/** Entries of the main navigation, in order of display. */
export const navEntries: readonly NavEntry[] = [
  { label: siteText.home, to: '/', icon: 'home', key: 'h' },
  { label: siteText.drift, to: '/drift/dashboard', icon: 'drift', key: 'd', isNew: true },
  { label: siteText.jupiter, to: '/jupiter/dashboard', icon: 'jupiter', key: 'j' },
  { label: siteText.kamino, to: '/kamino/dashboard', icon: 'kamino', key: 'k' },
  { label: siteText.api, to: '/api/docs', icon: 'code', key: 'p' },
]

/** Path of the list of trades of all venues. */
export const tapePath = '/trades'

/** Entries of the second list of the navigation, below the main one. */
export const moreEntries: readonly NavEntry[] = [
  { label: siteText.trades, to: tapePath, icon: 'trades', key: 't' },
  { label: siteText.tokens, to: '/tokens', icon: 'table', key: 'o' },
  { label: siteText.watchlist, to: '/watchlist', icon: 'star', key: 'w' },
  { label: siteText.alerts, to: '/alerts', icon: 'bell', key: 'a' },
  { label: siteText.compare, to: '/compare', icon: 'chart', key: 'c' },
]

/** Entries of both lists of the navigation. */
export const allEntries: readonly NavEntry[] = [...navEntries, ...moreEntries]

/**
 * Returns whether a navigation entry belongs to the current page. The entry of Drift also belongs to all
 * pages below it. Any other entry belongs only to the page that it links to.
 */
export function isCurrent(entry: NavEntry, pathname: string): boolean {
  return entry.to === '/drift/dashboard' ? pathname.startsWith(entry.to) : pathname === entry.to
}

/** Returns the path of a token's page. */
export function tokenPath(mint: string): string {
  return `/tokens/${encodeURIComponent(mint)}`
}

/** Paths of the pages that search engines should list. A test compares them with the routes. */
export const listedPages: readonly string[] = [
  '/',
  '/jupiter/dashboard',
  '/drift/dashboard/overview',
  '/drift/dashboard/traders',
  '/drift/dashboard/trades',
  '/drift/dashboard/analytics',
  '/kamino/dashboard',
  '/kamino/traders',
  '/trades',
  '/tokens',
  '/compare',
  '/alerts',
  '/api/docs',
  '/methodology',
  '/status',
  '/about',
]
