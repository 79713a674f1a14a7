import type { IncomingMessage } from 'node:http'
import { createReadableStreamFromReadable } from '@remix-run/node'
import { LRUCache } from 'lru-cache'
import type { RequestHeaders } from '~/auth/request-signs.server'
import { ownCopy } from '~/lib/text/own-copy'

/**
 * Returns the target of a request as a URL of our own origin, regardless of the `Host` header. Returns
 * `undefined` if the target is not a plain path.
 */
export function targetUrl(target: string | undefined, origin: string): URL | undefined {
  // In a redirect, "//host" and "/\host" would lead to another site.
  if (target === undefined || !/^\/(?![/\\])/.test(target)) return undefined
  try {
    return new URL(origin + target)
  } catch {
    return undefined // calling `URL.canParse` first would parse each URL twice
  }
}

/** Maximum number of cached URLs, and their maximum length, characters. */
const mostUrls = 1_000
const longestUrl = 1_024

/**
 * Creates a function that caches the results of `targetUrl`, because most requests repeat a URL, and parsing
 * takes longer than finding it. Requests share the URLs, so nothing may change them.
 */
export function createTargetReader(origin: string): (target: string | undefined) => URL | undefined {
  const known = new LRUCache<string, URL>({ max: mostUrls })
  return (target) => {
    const remembered = target === undefined ? undefined : known.get(target)
    if (remembered !== undefined) return remembered
    const url = targetUrl(target, origin)
    if (target !== undefined && url !== undefined && url.href.length <= longestUrl)
      known.set(ownCopy(target), url)
    return url
  }
}

/**
 * Whether a request has exactly one `Host` header (RFC 9112, 3.2). With two such headers, Node uses the
 * first, but a proxy may have used the second. An HTTP/1.0 request may have no `Host` header.
 */
export function namesItsHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

/** Converts a Node request to a web `Request`. The body is streamed. GET and HEAD requests have no body. */
export function toWebRequest(request: IncomingMessage, url: URL, method: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(':') || value === undefined) continue
    for (const single of Array.isArray(value) ? value : [value]) headers.append(name, single)
  }
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers })
  return new Request(url, {
    method,
    headers,
    body: createReadableStreamFromReadable(request),
    duplex: 'half',
  })
}

/** Returns a view of the request headers that needs no web `Headers` object. Names must be in lower case. */
export function requestHeaders({ headers }: IncomingMessage): RequestHeaders {
  return {
    get(name) {
      const value = headers[name]
      return value === undefined ? null : Array.isArray(value) ? value.join(', ') : value
    },
  }
}

/** Converts web headers to the form that Node accepts. Each cookie keeps its own `Set-Cookie` header. */
export function nodeHeaders(headers: Headers): Record<string, string | string[]> {
  const plain: Record<string, string | string[]> = Object.fromEntries(headers)
  const cookies = headers.getSetCookie()
  if (cookies.length > 0) plain['set-cookie'] = cookies
  return plain
}
