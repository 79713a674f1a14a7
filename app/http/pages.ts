import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node'
import { prefersPicture } from '~/api/request/accept.server'
import { strongTagOf } from '~/api/response/etag.server'
import { headerList } from '~/api/response/header-list'
import type { AppContext, PageContext } from '~/context.server'
import { inlineSheets } from './inline-sheets'
import { nodeHeaders, toWebRequest } from './node-adapter'
import { createNowhereFinder, type FindNowhere } from './nowhere'
import { PageCache, type RenderedPage } from './page-cache'
import { Payload } from './payload'
import {
  contentSecurityPolicy,
  hashMarkedScripts,
  type PagePolicy,
  siteHeaders,
  withSiteHeaders,
} from './security-headers'
import { headersOfPath } from './shared-paths'
import type { StaticFiles } from './static-files'

export interface Pages {
  /**
   * Returns the response of the route for a path. Other parts of the server use this to convert the response
   * to another format.
   */
  request(path: string, request: IncomingMessage): Promise<Response>
  serve(url: URL, request: IncomingMessage, target: ServerResponse): Promise<void>
}

const defaultCacheControl = 'public, max-age=1'

/**
 * `Cache-Control` of a prefetched page. The page must stay in the browser's cache until the following click,
 * but shared caches must not store it.
 */
const prefetchCacheControl = 'private, max-age=5'

/**
 * Query parameter of the open order. A page with an open order differs from all other pages, so it never uses
 * the cached not-found page.
 */
const popupParam = 'order'

/** Whether the browser prefetches a page because the pointer is over a link. */
function isPrefetch(request: IncomingMessage): boolean {
  return request.headers['sec-purpose']?.toString().startsWith('prefetch') ?? false
}

/** Whether a request contains no credentials that could change the page. */
function isAnonymous(request: IncomingMessage): boolean {
  return request.headers.cookie === undefined && request.headers.authorization === undefined
}

/**
 * Removes the `_data` parameter from a URL. Remix treats a URL with this parameter as an old kind of data
 * request and would return an empty 200 response or an error.
 */
function withoutDataMark(url: URL): URL {
  if (!url.searchParams.has('_data')) return url
  const page = new URL(url)
  page.searchParams.delete('_data')
  return page
}

/** Whether the page may have to connect to wallet apps on the visitor's phone. */
function reachesWalletApps(request: IncomingMessage): boolean {
  return /android/i.test(request.headers['user-agent'] ?? '')
}

/** Returns the properties of a request on which a shared page depends, other than the URL. */
function variantOf(request: IncomingMessage): string {
  const form = prefersPicture(request.headers.accept ?? null) ? 'picture' : 'page'
  const apps = reachesWalletApps(request) ? ' apps' : ''
  return `${form}${apps}${isPrefetch(request) ? ' ahead' : ''}`
}

/**
 * Creates the renderer of pages from Remix's server build. In development the pages are sent unchanged,
 * because the development server injects scripts of its own.
 */
export function createPages(options: {
  readonly context: AppContext
  readonly loadBuild: () => Promise<ServerBuild>
  readonly files: Pick<StaticFiles, 'sheet'>
  readonly mode: 'production' | 'development'
}): Pages {
  const { context, loadBuild, files, mode } = options
  const cache = new PageCache(context.clock)
  const { publicUrl } = context.site
  const headers = siteHeaders(publicUrl)
  const { adSlotUrl, adBannerUrl, walletCluster } = context.site.operator
  const adUrls = [adSlotUrl, adBannerUrl].filter((url) => url !== undefined)

  let handler: { readonly build: ServerBuild; readonly answer: RequestHandler } | undefined

  /**
   * Returns the request handler of the current build. The handler is cached, because creating one reads all
   * routes.
   */
  async function handlerOfBuild(): Promise<RequestHandler> {
    const build = await loadBuild()
    if (handler?.build !== build) handler = { build, answer: createRequestHandler(build, mode) }
    return handler.answer
  }

  async function handle(url: URL, request: IncomingMessage, cspNonce: string): Promise<Response> {
    const pageContext: PageContext = { ...context, cspNonce }
    const response = await handlerOfBuild()
    return response(toWebRequest(request, withoutDataMark(url), 'GET'), { ...pageContext })
  }

  async function render(url: URL, request: IncomingMessage): Promise<RenderedPage> {
    const cspNonce = randomBytes(16).toString('base64')
    const response = await handle(url, request, cspNonce)
    return toRenderedPage(response, {
      headers,
      ahead: isPrefetch(request),
      cspNonce: mode === 'production' ? cspNonce : undefined,
      sheetOf: files.sheet,
      policy: { adUrls, cluster: walletCluster, walletApps: reachesWalletApps(request) },
    })
  }

  let findNowhere: FindNowhere | undefined

  /** Returns the URL under which a page is rendered and cached. All not-found pages have the same URL. */
  async function sharedUrl(url: URL): Promise<URL> {
    if (url.searchParams.has(popupParam)) return url
    findNowhere ??= createNowhereFinder((await loadBuild()).routes)
    const nowhere = findNowhere(url.pathname)
    return nowhere === undefined ? url : new URL(publicUrl + nowhere)
  }

  async function payloadOf(url: URL, request: IncomingMessage): Promise<Payload> {
    if (mode !== 'production' || !isAnonymous(request)) return (await render(url, request)).payload
    const keyOf = ({ pathname, search }: URL) => `${variantOf(request)} ${pathname}${search}`
    const shared = cache.has(keyOf(url)) ? url : await sharedUrl(url)
    return cache.get(keyOf(shared), () => render(shared, request))
  }

  return {
    request: (path, request) => handle(new URL(publicUrl + path), request, ''),
    async serve(url, request, target) {
      const payload = await payloadOf(url, request)
      await payload.send(request, target, headerList(headersOfPath(url.pathname)))
    },
  }
}

async function toRenderedPage(
  response: Response,
  options: {
    readonly headers: Readonly<Record<string, string>>
    readonly ahead: boolean
    readonly cspNonce: string | undefined
    readonly sheetOf: (path: string) => string | undefined
    readonly policy: Omit<PagePolicy, 'scripts' | 'styles'>
  },
): Promise<RenderedPage> {
  const { headers } = response
  const contentType = headers.get('content-type')
  let body = Buffer.from(await response.arrayBuffer())
  const isHtml = contentType?.startsWith('text/html') ?? false
  if (options.cspNonce !== undefined && isHtml && !headers.has('content-security-policy')) {
    // Only ASCII is searched for. With one character per byte, the bytes of a page are copied instead of decoded.
    const marked = hashMarkedScripts(body.toString('latin1'), options.cspNonce)
    const { html, hashes: styles } = inlineSheets(marked.html, options.sheetOf)
    body = Buffer.from(html, 'latin1')
    headers.set(
      'content-security-policy',
      contentSecurityPolicy({ ...options.policy, scripts: marked.hashes, styles }),
    )
    headers.append('vary', 'User-Agent') // the content security policy depends on this header
  }
  // The service worker cannot see `Set-Cookie`, so such a response must say itself that it belongs to one client.
  if (headers.getSetCookie().length > 0) headers.set('cache-control', 'no-store')
  if (!headers.has('cache-control'))
    headers.set('cache-control', response.ok ? defaultCacheControl : 'no-store')
  if (options.ahead && headers.get('cache-control') === defaultCacheControl)
    headers.set('cache-control', prefetchCacheControl)
  if (!isOwnLocation(headers.get('location'))) headers.set('location', '/')
  headers.append('vary', 'Accept-Encoding, Cookie')
  // `headersOfPath` also sets this header. Browsers reject a response that contains this header twice.
  headers.delete('access-control-allow-origin')
  if (response.ok && !isHtml && !headers.has('etag')) headers.set('etag', `W/${strongTagOf(body)}`)
  // A 404 page is the same for all clients, so this server caches the page, although browsers must not.
  const isForAll = response.ok ? headers.get('cache-control') !== 'no-store' : response.status === 404
  const shared = isForAll && headers.getSetCookie().length === 0
  const all = withSiteHeaders(nodeHeaders(headers), options.headers)
  const payload = new Payload({ status: response.status, headers: all, body, contentType, kept: 'page' })
  return { payload, shared }
}

/**
 * Whether a redirect stays on this site. The location must be a path and must not begin with the name of
 * another host.
 */
function isOwnLocation(location: string | null): boolean {
  return location === null || /^\/(?![/\\])/.test(location)
}
