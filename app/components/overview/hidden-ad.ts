/** Tells the server that this browser's overview shows no advertisement, though there is one, so that it has the rows of one without (M91). */
const cookie = 'ad=hidden'
const keptForSeconds = 86_400

export function isAdHidden(cookies: string | null): boolean {
  return (cookies ?? '').split(/; */).includes(cookie)
}

/** Whether that is news to the server. */
export function tellWhetherAdIsHidden(isHidden: boolean): boolean {
  try {
    if (isAdHidden(document.cookie) === isHidden) return false
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = `${cookie}; Path=/; SameSite=Lax; Max-Age=${isHidden ? keptForSeconds : 0}`
    // Where cookies are blocked, the server does not know.
    return isAdHidden(document.cookie) === isHidden
  } catch {
    // Some browsers refuse to read or write cookies instead of ignoring them.
    return false
  }
}
