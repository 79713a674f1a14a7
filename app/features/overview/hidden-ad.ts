/**
 * Cookie that tells the server that this browser cannot show the advertisement. The server then sends as many
 * rows as for a page without an advertisement.
 */
const cookie = 'ad=hidden'
const keptForSeconds = 86_400

export function isAdHidden(cookies: string | null): boolean {
  return (cookies ?? '').split(/; */).includes(cookie)
}

/**
 * Updates the cookie for hidden advertisements. Returns whether the server will respond differently to the
 * next request.
 */
export function reportHiddenAd(isHidden: boolean): boolean {
  try {
    if (isAdHidden(document.cookie) === isHidden) return false
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    document.cookie = `${cookie}; Path=/; SameSite=Lax; Max-Age=${isHidden ? keptForSeconds : 0}`
    // If the browser blocks cookies, the cookie is not stored and the server cannot know.
    return isAdHidden(document.cookie) === isHidden
  } catch {
    // Some browsers that block cookies throw on access to them.
    return false
  }
}
