const probe = 'probe=1'

/**
 * Returns whether this browser stores cookies of the site. The function sets a test cookie, because Chromium
 * reports enabled cookies even if a setting blocks all site data.
 */
export function keepsCookies(): boolean {
  try {
    const write = (rest: string) => {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
      document.cookie = `${probe}; Path=/; SameSite=Lax${rest}`
    }
    write('')
    const isKept = document.cookie.split('; ').includes(probe)
    write('; Max-Age=0')
    return navigator.cookieEnabled && isKept
  } catch {
    // Some browsers that block cookies throw on access to them.
    return false
  }
}
