import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from '@remix-run/node'
import { longestUrl } from '~/api/api.server'
import { isApiPath } from '~/api/api-paths.server'
import { withHeaders } from '~/api/response/api-response.server'
import { headerList } from '~/api/response/header-list'
import { createRequestId } from '~/api/response/headers.server'
import { Problem, problemToResponse } from '~/api/response/problem.server'
import { unexpectedProblem } from '~/api/response/unexpected.server'
import { isSignInPath } from '~/api/sign-in-api.server'
import type { AppContext } from '~/context.server'
import type { Clock } from '~/lib/clock'
import { createGuardedFetch } from '~/lib/fetch/guarded-fetch'
import type { Log } from '~/lib/log'
import { ApiResponder } from './api-responder'
import { createDumpFiles, type DumpFiles, isDumpPath } from './dumps/dump-files'
import { createImageProxy, type ImageProxy, isImagePath } from './images/image-proxy'
import { createLogoSource } from './images/logo-source'
import { tameDecoder } from './images/render-logo'
import { listen, stopServer } from './listen'
import { createTargetReader, namesItsHost } from './node-adapter'
import { createPages, type Pages } from './pages'
import { createDrawPng } from './previews/draw-png'
import { createPreviewPictures, isPreviewPath, type PreviewPictures } from './previews/preview-pictures'
import { metricsPath } from './route-class'
import { siteHeaders } from './security-headers'
import { createObservedServer, type Observed, type ObservedServer } from './serve-metrics'
import { createSiteFiles } from './service-worker'
import { headersOfPath, isPreflight, isSharedPath, redirectToPlainPath, sendPreflight } from './shared-paths'
import type { StaticFiles } from './static-files'
import { serveStream } from './stream-socket'

/** The part of Vite's development server that the rendering of pages needs. */
export interface DevelopmentServer {
  /** Serves modules and hot reload. Calls `next` for every other request. */
  readonly middlewares: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  readonly loadBuild: () => Promise<ServerBuild>
}

export interface WebServerOptions {
  readonly context: AppContext
  readonly host: string
  /** Port to listen on; 0: any free port. */
  readonly port: number
  readonly maxStreams: number
  /** Folder of the Remix build, with the subfolders `client` and `server`. */
  readonly buildDirectory: string
  /** Folder that contains the font of preview pictures. */
  readonly fontDirectory: string
  readonly log: Log
  /** Volume of daily files that one caller may download, megabytes (10^6 bytes) per hour. */
  readonly dumpMegabytesPerHour?: number | undefined
  readonly development?: DevelopmentServer | undefined
  /** Origin of the simulated cluster. Logos may be loaded from this private URL, but from no other. */
  readonly simulatorOrigin?: (() => string | undefined) | undefined
  /** Access rules for the metrics, and a measure of the event loop delay. */
  readonly observed?: Observed | undefined
}

export interface WebServer {
  readonly address: { readonly address: string; readonly port: number }
  /**
   * Reports that the process is not ready, ends all streams and finishes the requests in progress. Takes at
   * most ten seconds.
   */
  stop(): Promise<void>
}

interface Site {
  readonly context: AppContext
  readonly readTarget: ReturnType<typeof createTargetReader>
  readonly files: StaticFiles
  readonly pages: Pages
  readonly api: ApiResponder
  readonly signIn: ApiResponder
  readonly images: ImageProxy
  readonly previews: PreviewPictures
  readonly dumps: DumpFiles
  readonly observed: ObservedServer
  readonly log: Log
  readonly development: DevelopmentServer | undefined
  readonly isDraining: () => boolean
}

/** Access rules for the metrics. By default only clients in the private network may read the metrics. */
const unobserved: Observed = { token: undefined, trustedProxies: [], loopDelayMs: () => 0 }

/**
 * Creates the server for pages, files, API and streams of one web process. Rejects with Node's error if the
 * port is in use.
 */
export async function createWebServer(options: WebServerOptions): Promise<WebServer> {
  const { context, buildDirectory, development } = options
  let draining = false
  const headers = siteHeaders(context.site.publicUrl)
  const files = await createSiteFiles(buildDirectory, context.site.operator.offlinePages, headers)
  const pages = createPages({
    context,
    files,
    loadBuild: development?.loadBuild ?? createBuildLoader(buildDirectory),
    mode: development === undefined ? 'production' : 'development',
  })
  const site: Site = {
    context,
    readTarget: createTargetReader(context.site.publicUrl),
    files,
    pages,
    api: new ApiResponder(context.handleApi),
    signIn: new ApiResponder(context.handleSignIn, headers),
    images: createImages(options),
    previews: createPreviews(options, pages),
    dumps: createDumpFiles(options),
    observed: createObservedServer(context, options.observed ?? unobserved),
    log: options.log,
    development,
    isDraining: () => draining,
  }
  const { server, address } = await listen({
    ...options,
    listener: (request, target) => {
      site.observed.watch(request, target)
      void response(site, request, target)
    },
  })
  return {
    address,
    async stop() {
      draining = true
      await context.live.stop()
      await stopServer(server)
    },
  }
}

function createImages({ context, log, simulatorOrigin = () => undefined }: WebServerOptions): ImageProxy {
  tameDecoder()
  const fetch = createGuardedFetch({ trustedOrigin: simulatorOrigin })
  return createImageProxy({
    queries: context.queries,
    logos: createLogoSource({ fetch, clock: context.clock, log }),
    headers: siteHeaders(context.site.publicUrl),
  })
}

function createPreviews({ context, fontDirectory }: WebServerOptions, pages: Pages): PreviewPictures {
  return createPreviewPictures({
    requestDrawing: pages.request,
    drawPng: createDrawPng(fontDirectory),
    clock: context.clock,
    headers: siteHeaders(context.site.publicUrl),
  })
}

function createBuildLoader(buildDirectory: string): () => Promise<ServerBuild> {
  const file = pathToFileURL(resolve(buildDirectory, 'server/index.js')).href
  return () => import(/* @vite-ignore */ file)
}

/** Tries the API first, then the static files, then logos and pages. Never rejects. */
async function response(site: Site, request: IncomingMessage, target: ServerResponse): Promise<void> {
  if (site.isDraining()) target.shouldKeepAlive = false
  const url = site.readTarget(request.url)
  try {
    if (!namesItsHost(request))
      throw new Problem('invalid_parameter', 'A request needs exactly one Host header.')
    if (url === undefined) throw new Problem('not_found', 'Nothing found at this URL.')
    // A page repeats its own URL in about a hundred links, so the length of the URL is limited.
    if (url.href.length > longestUrl && !isApiPath(url.pathname))
      throw new Problem('uri_too_long', 'The URL is too long.')
    await route(site, url, request, target)
  } catch (error) {
    const path = url?.pathname ?? '/'
    const requestId = requestIdOf(target, site.context.clock)
    const problem = error instanceof Problem ? error : unexpectedProblem(error, { requestId, path }, site.log)
    if (target.headersSent) target.destroy()
    else {
      const refused = withHeaders(problemToResponse(problem, path), headerList(headersOfPath(path)))
      await site.api.send(refused, request, target)
    }
  }
}

/** Returns the request id for a failure. A stream has already set the id when it started. */
function requestIdOf(target: ServerResponse, clock: Clock): string {
  const known = target.getHeader('X-Request-Id')
  if (typeof known === 'string') return known
  const requestId = createRequestId(clock.nowMs())
  if (!target.headersSent) target.setHeader('X-Request-Id', requestId)
  return requestId
}

async function route(site: Site, url: URL, request: IncomingMessage, target: ServerResponse): Promise<void> {
  const path = url.pathname
  const reads = request.method === 'GET' || request.method === 'HEAD'
  // Only the sign-in reads request bodies. For any other request with a body, the body is discarded and the
  // connection is closed. A CORS preflight has no body.
  if (!reads && !isPreflight(request)) target.shouldKeepAlive = false
  if (isSignInPath(path)) return site.signIn.serve(url, request, target)
  if (path === '/readyz' && site.isDraining())
    throw new Problem('source_unavailable', 'This server is stopping.')
  if (path === '/api/stream' && reads) return serveStream(site.context, url, request, target)
  if (isApiPath(path)) return site.api.serve(url, request, target)
  if (path === metricsPath && reads) return site.observed.serve(request, target)
  if (reads && (await site.files.serve(path, request, target))) return
  if (!reads) {
    if (isPreflight(request) && isSharedPath(path)) return sendPreflight(target)
    throw new Problem('method_not_allowed', 'Pages are read-only.', { headers: { Allow: 'GET, HEAD' } })
  }
  if (redirectToPlainPath(url, target)) return
  if (isImagePath(path)) return site.images.serve(url, request, target)
  if (isDumpPath(path)) return site.dumps.serve(url, request, target)
  if (isPreviewPath(path)) return site.previews.serve(url, request, target)
  if (site.development !== undefined && !(await passedOn(site.development, request, target))) return
  // A request for a missing file of an older build must not cause a page to be rendered.
  if (path.startsWith('/assets/')) throw new Problem('not_found', 'File not found.')
  if (!isText(path)) throw new Problem('not_found', 'Nothing found at this URL.')
  return site.pages.serve(url, request, target)
}

/**
 * Whether the decoded path contains no line breaks. With line breaks a client could make the router write
 * forged lines to the log.
 */
function isText(path: string): boolean {
  try {
    return !/[\n\r\u2028\u2029]/.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/** Whether the development server leaves a request to the next handler. */
function passedOn(
  development: DevelopmentServer,
  request: IncomingMessage,
  target: ServerResponse,
): Promise<boolean> {
  return new Promise((settle) => {
    target.once('close', () => settle(false))
    development.middlewares(request, target, () => settle(true))
  })
}
