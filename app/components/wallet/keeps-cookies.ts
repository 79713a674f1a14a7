const probe = 'probe=1'

/** Whether this browser keeps cookies of the site. Its own word is not enough: Chromium says yes where a setting blocks all site data. */
export function keepsCookies(): boolean {
  try {
    const write = (rest: string) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
      document.cookie = `${probe}; Path=/; SameSite=Lax${rest}`
    }
    write('')
    const isKept = document.cookie.split('; ').includes(probe)
    write('; Max-Age=0')
    return navigator.cookieEnabled && isKept
  } catch {
    // Some browsers refuse to read or write cookies instead of ignoring them.
    return false
  }
}
