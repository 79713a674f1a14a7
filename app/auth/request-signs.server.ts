/** The part of `Headers` that is looked at. */
export interface RequestHeaders {
  get(name: string): string | null
}

/** The key that a request presents, in `X-API-Key` or as a bearer; undefined = none. A query never holds one, since addresses end up in logs. */
export function keyTextOf(headers: RequestHeaders): string | undefined {
  const given = headers.get('x-api-key')?.trim()
  if (given) return given
  const bearer = /^bearer +(\S+)$/i.exec(headers.get('authorization')?.trim() ?? '')?.[1]
  return bearer === undefined || bearer === '' ? undefined : bearer
}

/**
 * Whether a request comes from the site's own pages. Browsers say so by `Sec-Fetch-Site`, which no page can forge; over plain HTTP they don't send it,
 * so there the origin counts. Other programs may say what they like: they get a larger bucket, which is bounded all the same.
 */
export function isFirstParty(headers: RequestHeaders, publicUrl: string): boolean {
  // The console of the documentation asks to be treated as a stranger is (M169).
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
