/**
 * Cookie that tells the server that the advertisement cannot be shown in this browser. The overview then has
 * the rows of a page without one.
 */
const cookie = 'ad=hidden'
const keptForSeconds = 86_400

export function isAdHidden(cookies: string | null): boolean {
  return (cookies ?? '').split(/; */).includes(cookie)
}

/** Updates the cookie. Returns whether that changed something for the server. */
export function reportHiddenAd(isHidden: boolean): boolean {
  try {
    if (isAdHidden(document.cookie) === isHidden) return false
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    document.cookie = `${cookie}; Path=/; SameSite=Lax; Max-Age=${isHidden ? keptForSeconds : 0}`
    // Where cookies are blocked, the server cannot know.
    return isAdHidden(document.cookie) === isHidden
  } catch {
    // Some browsers throw on access to cookies instead of ignoring it.
    return false
  }
}
