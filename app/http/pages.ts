import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { AppContext, PageContext } from '~/context.server'
import { nodeHeaders, toWebRequest } from './node-adapter'
import { PageCache, type RenderedPage } from './page-cache'
import { Payload } from './payload'
import { contentSecurityPolicy, hashMarkedScripts, siteHeaders } from './security-headers'

/** Renders pages. */
export interface Pages {
  serve(url: URL, request: IncomingMessage, target: ServerResponse): Promise<void>
}

const defaultCacheControl = 'public, max-age=1'

/** Whether what a request says of its sender could change the page. */
function isAnonymous(request: IncomingMessage): boolean {
  return request.headers.cookie === undefined && request.headers.authorization === undefined
}

/** Pages out of Remix's server build. In development they go out as they are, since the development server injects scripts of its own. */
export function createPages(options: {
  readonly context: AppContext
  readonly loadBuild: () => Promise<ServerBuild>
  readonly mode: 'production' | 'development'
}): Pages {
  const { context, loadBuild, mode } = options
  const cache = new PageCache(context.clock)
  const headers = siteHeaders(context.site.publicUrl)

  async function render(url: URL, request: IncomingMessage): Promise<RenderedPage> {
    const cspNonce = randomBytes(16).toString('base64')
    const pageContext: PageContext = { ...context, cspNonce }
    const handle = createRequestHandler(await loadBuild(), mode)
    const response = await handle(toWebRequest(request, url, 'GET'), { ...pageContext })
    return toRenderedPage(response, {
      headers,
      cspNonce: mode === 'production' ? cspNonce : undefined,
      adSlotUrl: context.site.operator.adSlotUrl,
    })
  }

  return {
    async serve(url, request, target) {
      const shareable = mode === 'production' && isAnonymous(request)
      const key = url.pathname + url.search
      const payload = shareable
        ? await cache.get(key, () => render(url, request))
        : (await render(url, request)).payload
      await payload.send(request, target)
    },
  }
}

async function toRenderedPage(
  response: Response,
  options: {
    readonly headers: Readonly<Record<string, string>>
    readonly cspNonce: string | undefined
    readonly adSlotUrl: string | undefined
  },
): Promise<RenderedPage> {
  const { headers } = response
  const contentType = headers.get('content-type')
  let body = Buffer.from(await response.arrayBuffer())
  if (options.cspNonce !== undefined && contentType?.startsWith('text/html')) {
    const { html, hashes } = hashMarkedScripts(body.toString('utf8'), options.cspNonce)
    body = Buffer.from(html)
    headers.set('content-security-policy', contentSecurityPolicy(hashes, options.adSlotUrl))
  }
  if (!headers.has('cache-control'))
    headers.set('cache-control', response.ok ? defaultCacheControl : 'no-store')
  if (!isOwnLocation(headers.get('location'))) headers.set('location', '/')
  headers.append('vary', 'Accept-Encoding, Cookie')
  const shared =
    response.ok && headers.getSetCookie().length === 0 && headers.get('cache-control') !== 'no-store'
  const all = { ...nodeHeaders(headers), ...options.headers }
  return { payload: new Payload({ status: response.status, headers: all, body, contentType }), shared }
}

/** Redirects stay on this site: a path that is not the beginning of another host's address (security.md D7). */
function isOwnLocation(location: string | null): boolean {
  return location === null || /^\/(?![/\\])/.test(location)
}
