import { parseVenueChoice, type VenueChoice } from '~/domain/perp/venue-choice'
import { driftBase } from '~/shared/paths/drift-paths'

/** Name of the cookie with the visitor's last choice of a venue. A cookie, because the server renders the page. */
const cookieName = 'perps-venue'
const keptForSeconds = 31_536_000

/** Returns the choice in the cookies of a request. `undefined`: there is none. */
export function rememberedVenue(cookies: string | null): VenueChoice | undefined {
  const start = `${cookieName}=`
  const cookie = (cookies ?? '').split(/; */).find((one) => one.startsWith(start))
  return cookie === undefined ? undefined : parseVenueChoice(cookie.slice(start.length))
}

/**
 * Returns the cookie that remembers a choice. It belongs to the dashboard alone, because a page that is requested with
 * a cookie can't come from the cache that all visitors share.
 */
export function venueCookie(choice: VenueChoice): string {
  return `${cookieName}=${choice}; Path=${driftBase}; SameSite=Lax; Max-Age=${keptForSeconds}`
}

/** Remembers a choice in this browser. */
export function rememberVenue(choice: VenueChoice): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    document.cookie = venueCookie(choice)
  } catch {
    // Some browsers that block cookies throw on access to them. The choice is then only in the URL.
  }
}

/** Returns the choice that this browser remembers. `undefined`: there is none, or it can't be read. */
export function rememberedHere(): VenueChoice | undefined {
  try {
    return rememberedVenue(document.cookie)
  } catch {
    return undefined // Some browsers that block cookies throw on access to them.
  }
}
