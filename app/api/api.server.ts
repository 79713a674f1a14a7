import { Hono } from 'hono'
import type { Access, Admission } from '~/auth/access.server'
import type { DataSource } from '~/domain/panel-view'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import type { ChangeReader } from '~/live/changed-rows.server'
import type { Live } from '~/live/live.server'
import type { Queries } from '~/queries/queries.server'
import { SourceUnavailableError } from '~/queries/source-unavailable.server'
import { takesJson } from './accept.server'
import { type Counted, limitHeaders, requireAdmitted, requireStreamSlot } from './admission.server'
import { documentPaths, isHealthPath } from './api-paths.server'
import { createEndpoints } from './endpoints.server'
import { createRequestId, preflightHeaders, publicHeaders } from './headers.server'
import { healthResponse, readyResponse } from './health.server'
import { createDocumentHandler } from './openapi/document-handler.server'
import { Problem, problemResponse } from './problem.server'
import { streamResponse } from './stream.server'
import { parseStreamRequest, streamHeaders } from './stream-request.server'
import { usageResponse } from './usage.server'

/**
 * The whole JSON API. Never rejects: every failure is a problem+json response. `socketAddress` is the other end of the connection; strangers whom
 * the server can't tell apart share one bucket.
 */
export type ApiHandler = (request: Request, socketAddress?: string) => Promise<Response>

export interface ApiOptions {
  readonly queries: Queries
  readonly live: Live
  readonly changes: ChangeReader
  readonly access: Access
  readonly source: DataSource
  readonly clock: Clock
  readonly log: Log
}

/** Longest path and query that is looked at. */
const longestUrl = 8_192

const allowedMethods = 'GET, HEAD, OPTIONS'

/** What a handler knows beside the request. */
type Routes = Hono<{ Bindings: Counted }>

/** Builds the API over its services. */
export function createApi(options: ApiOptions): ApiHandler {
  const app = createRoutes(options)
  return async (request, socketAddress) => {
    const startedMs = options.clock.monotonicMs()
    const response = await answer(app, request, socketAddress, options)
    for (const [name, value] of Object.entries(publicHeaders)) response.headers.set(name, value)
    response.headers.set('X-Data-Source', options.source)
    response.headers.set('X-Request-Id', createRequestId(options.clock.nowMs()))
    response.headers.set('Server-Timing', `app;dur=${(options.clock.monotonicMs() - startedMs).toFixed(1)}`)
    return response
  }
}

function createRoutes({ queries, live, changes, access, clock }: ApiOptions): Routes {
  const app: Routes = new Hono()
  const nowAt = () => Math.floor(clock.nowMs() / 1_000)
  for (const { path, handle } of createEndpoints())
    app.get(honoPath(path), (context) =>
      handle(context, { queries, changes, plan: context.env.caller.plan, nowAt: nowAt() }),
    )
  app.on('GET', [...documentPaths], createDocumentHandler())
  app.get('/healthz', takesJson, healthResponse)
  app.get('/readyz', takesJson, () => readyResponse(queries))
  app.get('/api/usage', takesJson, ({ env }) => usageResponse(access, env.caller, env.taken, nowAt()))
  app.get('/api/stream', (context) => {
    const query = new URL(context.req.url).searchParams
    const wanted = parseStreamRequest(query, context.req.header('Last-Event-ID'))
    // Hono answers HEAD by this same function, and a stream that nobody reads would never end.
    return context.req.method === 'GET'
      ? streamResponse(live, wanted, requireStreamSlot(access, context.env.caller))
      : new Response(null, { headers: streamHeaders })
  })
  app.notFound((context) => {
    throw new Problem('not_found', `There is nothing at ${context.req.path.slice(0, 200)}.`)
  })
  app.onError((error) => {
    throw error // one place makes problems of errors: `answer`
  })
  return app
}

async function answer(
  app: Routes,
  request: Request,
  socketAddress: string | undefined,
  { access, log }: ApiOptions,
): Promise<Response> {
  const path = new URL(request.url).pathname
  try {
    if (request.method === 'OPTIONS')
      return new Response(null, { status: 204, headers: { ...preflightHeaders, Allow: allowedMethods } })
    // Whoever looks after this process may ask at any time.
    if (isHealthPath(path)) return await reply(app, request)
    const admission = await access.admit(request.headers, socketAddress)
    const response = await reply(app, request, admission).catch((error: unknown) =>
      problemResponse(toProblem(error, path, log), path),
    )
    giveBackUnchanged(access, admission, response)
    for (const [name, value] of Object.entries(limitHeaders(admission))) response.headers.set(name, value)
    return response
  } catch (error) {
    return problemResponse(toProblem(error, path, log), path)
  }
}

async function reply(app: Routes, request: Request, admission?: Admission): Promise<Response> {
  const counted = admission && requireAdmitted(admission)
  if (request.url.length > longestUrl) throw new Problem('uri_too_long', 'The address is too long.')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    throw new Problem('method_not_allowed', 'Everything here is read-only.', {
      headers: { Allow: allowedMethods },
    })
  }
  return app.fetch(request, counted)
}

/** An answer that says that nothing has changed costs nothing, where the plan says so. */
function giveBackUnchanged(access: Access, admission: Admission, response: Response): void {
  if (response.status !== 304 || admission.outcome !== 'admitted') return
  if (admission.caller.plan.unchangedIsFree) access.giveBack(admission.caller)
}

/** Nothing of an unexpected error leaves the process; it stands in the log. */
function toProblem(error: unknown, path: string, log: Log): Problem {
  if (error instanceof Problem) return error
  if (error instanceof SourceUnavailableError) {
    const headers = { 'Retry-After': String(error.retryAfterSeconds) }
    return new Problem('source_unavailable', error.detail, { headers })
  }
  log.error(
    { path, error: error instanceof Error ? error.stack : String(error) },
    'a request failed unexpectedly',
  )
  return new Problem('internal_error', 'Something went wrong here. It has been noted.')
}

/** `{name}` of a contract as Hono writes it. */
function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}
