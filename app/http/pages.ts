import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node'
import { prefersPicture } from '~/api/accept.server'
import { strongTagOf } from '~/api/etag.server'
import { headerList } from '~/api/header-list'
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

/** Renders pages. */
export interface Pages {
  /** The answer of a path as its route gives it, for a part of the server that makes something else of it. */
  ask(path: string, request: IncomingMessage): Promise<Response>
  serve(url: URL, request: IncomingMessage, target: ServerResponse): Promise<void>
}

const defaultCacheControl = 'public, max-age=1'

/** What a browser reads ahead is for the click that follows: it is kept for that long, and by nobody on the way. */
const aheadCacheControl = 'private, max-age=5'

/** A page on which an order is open is not that of everybody, also where there is nothing else. */
const popupParam = 'order'

/** Whether the browser asks only because somebody points at a link. */
function isReadAhead(request: IncomingMessage): boolean {
  return request.headers['sec-purpose']?.toString().startsWith('prefetch') ?? false
}

/** Whether what a request says of its sender could change the page. */
function isAnonymous(request: IncomingMessage): boolean {
  return request.headers.cookie === undefined && request.headers.authorization === undefined
}

/** Remix takes the parameter for its former way to ask for data, and answers with an empty 200 or as to a failure of its own. */
function withoutDataMark(url: URL): URL {
  if (!url.searchParams.has('_data')) return url
  const page = new URL(url)
  page.searchParams.delete('_data')
  return page
}

/** Whether wallets of the visitor's phone are apps that a page speaks to. */
function reachesWalletApps(request: IncomingMessage): boolean {
  return /android/i.test(request.headers['user-agent'] ?? '')
}

/** What, besides its address, an answer for everybody may go by. */
function variantOf(request: IncomingMessage): string {
  const form = prefersPicture(request.headers.accept ?? null) ? 'picture' : 'page'
  const apps = reachesWalletApps(request) ? ' apps' : ''
  return `${form}${apps}${isReadAhead(request) ? ' ahead' : ''}`
}

/** Pages out of Remix's server build. In development they go out as they are, since the development server injects scripts of its own. */
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

  /** One handler for as long as the build is the same: making one reads all routes. */
  async function handlerOfBuild(): Promise<RequestHandler> {
    const build = await loadBuild()
    if (handler?.build !== build) handler = { build, answer: createRequestHandler(build, mode) }
    return handler.answer
  }

  async function handle(url: URL, request: IncomingMessage, cspNonce: string): Promise<Response> {
    const pageContext: PageContext = { ...context, cspNonce }
    const answer = await handlerOfBuild()
    return answer(toWebRequest(request, withoutDataMark(url), 'GET'), { ...pageContext })
  }

  async function render(url: URL, request: IncomingMessage): Promise<RenderedPage> {
    const cspNonce = randomBytes(16).toString('base64')
    const response = await handle(url, request, cspNonce)
    return toRenderedPage(response, {
      headers,
      ahead: isReadAhead(request),
      cspNonce: mode === 'production' ? cspNonce : undefined,
      sheetOf: files.sheet,
      policy: { adUrls, cluster: walletCluster, walletApps: reachesWalletApps(request) },
    })
  }

  let findNowhere: FindNowhere | undefined

  /** The address that a page is rendered and cached under: of all pages that say that there is nothing one is. */
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
    ask: (path, request) => handle(new URL(publicUrl + path), request, ''),
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
    const marked = hashMarkedScripts(body.toString('utf8'), options.cspNonce)
    const { html, hashes: styles } = inlineSheets(marked.html, options.sheetOf)
    body = Buffer.from(html)
    headers.set(
      'content-security-policy',
      contentSecurityPolicy({ ...options.policy, scripts: marked.hashes, styles }),
    )
    headers.append('vary', 'User-Agent') // the policy goes by it
  }
  if (!headers.has('cache-control'))
    headers.set('cache-control', response.ok ? defaultCacheControl : 'no-store')
  if (options.ahead && headers.get('cache-control') === defaultCacheControl)
    headers.set('cache-control', aheadCacheControl)
  if (!isOwnLocation(headers.get('location'))) headers.set('location', '/')
  headers.append('vary', 'Accept-Encoding, Cookie')
  // The path says who may read it: browsers refuse a response that says it twice.
  headers.delete('access-control-allow-origin')
  if (response.ok && !isHtml && !headers.has('etag')) headers.set('etag', `W/${strongTagOf(body)}`)
  // That there is nothing is the same for everybody, too, although a browser shall ask again.
  const isForAll = response.ok ? headers.get('cache-control') !== 'no-store' : response.status === 404
  const shared = isForAll && headers.getSetCookie().length === 0
  const all = withSiteHeaders(nodeHeaders(headers), options.headers)
  const payload = new Payload({ status: response.status, headers: all, body, contentType, kept: 'page' })
  return { payload, shared }
}

/** Redirects stay on this site: a path that is not the beginning of another host's address (security.md D7). */
function isOwnLocation(location: string | null): boolean {
  return location === null || /^\/(?![/\\])/.test(location)
}
