import type { IncomingMessage } from 'node:http'
import { createReadableStreamFromReadable } from '@remix-run/node'
import type { RequestHeaders } from '~/auth/request-signs.server'

/** The request's target as a URL of our own origin, whatever the `Host` header says; undefined for a target that is no plain path. */
export function targetUrl(target: string | undefined, origin: string): URL | undefined {
  // "//host" and "/\host" would turn into other people's addresses wherever a redirect repeats them.
  if (target === undefined || !/^\/(?![/\\])/.test(target)) return undefined
  try {
    return new URL(origin + target)
  } catch {
    return undefined // no address: `URL.canParse` would read each one twice
  }
}

/** Whether a request names its host as HTTP asks for: once, and of two Node keeps the first, where a proxy before us may have gone by the other (RFC 9112, 3.2). HTTP/1.0 has none. */
export function namesItsHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

/** A request as the web platform has it. Its body is still on the way; GET and HEAD have none. */
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

/** Headers of a request, without the cost of making them a web platform's. Names are asked for in lower case. */
export function requestHeaders({ headers }: IncomingMessage): RequestHeaders {
  return {
    get(name) {
      const value = headers[name]
      return value === undefined ? null : Array.isArray(value) ? value.join(', ') : value
    },
  }
}

/** Headers of a web response, as Node writes them. Several cookies stay several. */
export function nodeHeaders(headers: Headers): Record<string, string | string[]> {
  const plain: Record<string, string | string[]> = Object.fromEntries(headers)
  const cookies = headers.getSetCookie()
  if (cookies.length > 0) plain['set-cookie'] = cookies
  return plain
}
