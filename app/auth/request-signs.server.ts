/** The part of `Headers` that this module uses. */
export interface RequestHeaders {
  get(name: string): string | null
}

/**
 * Returns the key of a request, from `X-API-Key` or a bearer token. Returns `undefined` if the request
 * contains no key. Keys in the query are not supported, because URLs are often logged.
 */
export function keyTextOf(headers: RequestHeaders): string | undefined {
  const given = headers.get('x-api-key')?.trim()
  if (given) return given
  const bearer = /^bearer +(\S+)$/i.exec(headers.get('authorization')?.trim() ?? '')?.[1]
  return bearer === undefined || bearer === '' ? undefined : bearer
}

/**
 * Whether a request comes from the site's own pages. Browsers report this in `Sec-Fetch-Site`, which pages
 * cannot forge. Browsers do not send this header over plain HTTP, so the `Origin` header is compared instead.
 * Programs that are not browsers can forge the two headers and get the larger rate limit of our pages, but
 * this limit still applies to them.
 */
export function isFirstParty(headers: RequestHeaders, publicUrl: string): boolean {
  // The API console in the documentation sends this header, so that it gets the same limits as a caller
  // without a key.
  if (headers.get('x-plan')?.trim().toLowerCase() === 'free') return false
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const from = originOf(headers.get('origin') ?? headers.get('referer'))
  if (from === undefined) return false
  return from.origin === originOf(publicUrl)?.origin || from.host === headers.get('host')
}

function originOf(text: string | null): URL | undefined {
  return text !== null && URL.canParse(text) ? new URL(text) : undefined
}
