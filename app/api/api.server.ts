import { Hono, type MiddlewareHandler } from 'hono'
import type { Access, Admission } from '~/auth/access.server'
import type { DataSource } from '~/domain/panel-view'
import type { UnixSeconds } from '~/domain/time'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import { withoutEnd } from '~/lib/without-end'
import type { ChangeReader } from '~/live/changed-rows.server'
import type { Live } from '~/live/live.server'
import type { Queries } from '~/queries/queries.server'
import { SourceUnavailableError } from '~/queries/source-unavailable.server'
import { takesJson } from './accept.server'
import { type Counted, limitHeaders, requireAdmitted, requireStreamSlot } from './admission.server'
import { type ApiAnswer, type ApiCall, toKnownAnswer, toResponse, withHeaders } from './api-answer.server'
import { documentPaths, isHealthPath, servicePaths } from './api-paths.server'
import type { Call } from './endpoint.server'
import { createEndpoints } from './endpoints.server'
import { headerList, headerPairs } from './header-list'
import { createRequestId, preflightHeaders, publicHeaders, readMethods } from './headers.server'
import { healthResponse, readyResponse } from './health.server'
import { ignoredParameters } from './ignored-parameters.server'
import { KnownQuestions } from './known-questions.server'
import { unknownPath } from './not-found.server'
import { createDocumentHandler } from './openapi/document-handler.server'
import { Problem, problemResponse, unavailableProblem } from './problem.server'
import { streamResponse } from './stream.server'
import { isStreamParameter, parseStreamRequest, streamHeaders } from './stream-request.server'
import { createPathSuggester } from './suggest-path.server'
import { type FailedRequest, unexpectedProblem } from './unexpected.server'
import { usageResponse } from './usage.server'

/** The whole JSON API. Never rejects: every failure is a problem+json response. */
export type Api = (call: ApiCall) => Promise<ApiAnswer>

/**
 * The same for those who have web requests. `socketAddress` is the other end of the connection; strangers whom the server can't tell apart
 * share one bucket.
 */
export type ApiHandler = (request: Request, socketAddress?: string) => Promise<Response>

export interface ApiOptions {
  readonly queries: Queries
  readonly live: Live
  readonly changes: ChangeReader
  readonly access: Access
  readonly source: DataSource
  /** Origin of this installation, which its description names. */
  readonly publicUrl: string
  readonly clock: Clock
  readonly log: Log
}

/** Longest address that is looked at. */
export const longestUrl = 8_192

/** What a handler knows beside the request. */
type Routes = Hono<{ Bindings: Counted }>

/** Builds the API over its services. */
export function createApi(options: ApiOptions): Api {
  const questions = new KnownQuestions()
  const answering: Answering = { ...options, app: createRoutes(options, questions), questions }
  const { clock, source } = options
  const everywhere = headerList({ ...publicHeaders, 'X-Data-Source': source })
  return async (call) => {
    const startedMs = clock.monotonicMs()
    const requestId = createRequestId(clock.nowMs())
    const reply = await answer(answering, call, requestId)
    const timing = `app;dur=${(clock.monotonicMs() - startedMs).toFixed(1)}`
    return withHeaders(reply, everywhere.concat('X-Request-Id', requestId, 'Server-Timing', timing))
  }
}

/** The API as `Request → Response`. */
export function createApiHandler(api: Api): ApiHandler {
  return async (request, socketAddress) => {
    const { method, url, headers } = request
    return toResponse(
      await api({ method, url: new URL(url), headers, socketAddress, toRequest: () => request }),
    )
  }
}

/** What answers a call: its services, what reads new questions, and the questions that have been read. */
interface Answering extends ApiOptions {
  readonly app: Routes
  readonly questions: KnownQuestions
}

function createRoutes(options: ApiOptions, questions: KnownQuestions): Routes {
  const { queries, live, access, clock, publicUrl } = options
  const app: Routes = new Hono()
  const endpoints = createEndpoints()
  const suggest = createPathSuggester([...endpoints.map(({ path }) => path), ...servicePaths])
  for (const { path, ask } of endpoints)
    app.get(honoPath(path), async ({ req, env }) => {
      const url = new URL(req.url)
      const accept = req.header('Accept') ?? null
      const question = ask({ url, accept, parameters: req.param() })
      const answered = await question.answer(termsOf(options, env))
      questions.keep(url.href, accept, question)
      return toResponse(toKnownAnswer(answered, req.header('If-None-Match') ?? null))
    })
  app.use('*', nameIgnored)
  app.on('GET', [...documentPaths], createDocumentHandler(publicUrl))
  app.get('/healthz', takesJson, healthResponse)
  app.get('/readyz', takesJson, () => readyResponse(queries))
  app.get('/api/usage', takesJson, ({ env }) => usageResponse(access, env.caller, env.taken, nowAt(clock)))
  app.get('/api/stream', (context) => {
    const wanted = parseStreamRequest(new URL(context.req.url).searchParams, context.req.raw.headers)
    // Hono answers HEAD by this same function, and a stream that nobody reads would never end.
    return context.req.method === 'GET'
      ? streamResponse(live, wanted, (end) => requireStreamSlot(access, context.env.caller, end))
      : new Response(null, { headers: streamHeaders })
  })
  app.notFound((context) => {
    throw unknownPath(context.req.path, suggest(context.req.path))
  })
  app.onError((error) => {
    throw error // one place makes problems of errors: `answer`
  })
  return app
}

/** Names the parameters that paths without a contract ignore: all of them, but for the stream's. */
const nameIgnored: MiddlewareHandler = async (context, next) => {
  await next()
  const { path, url } = context.req
  const isKnown = path === '/api/stream' ? isStreamParameter : () => false
  for (const [name, value] of headerPairs(ignoredParameters(new URL(url).searchParams, isKnown)))
    context.header(name, value)
}

/** On whose terms an admitted call is answered. */
function termsOf({ queries, changes, clock }: ApiOptions, { caller }: Counted): Call {
  return { queries, changes, plan: caller.plan, nowAt: nowAt(clock) }
}

function nowAt(clock: Clock): UnixSeconds {
  return Math.floor(clock.nowMs() / 1_000)
}

async function answer(answering: Answering, call: ApiCall, requestId: string): Promise<ApiAnswer> {
  const { access, log } = answering
  const path = call.url.pathname
  const refuse = (error: unknown) => problemResponse(toProblem(error, { requestId, path }, log), path)
  try {
    if (call.method === 'OPTIONS')
      return new Response(null, { status: 204, headers: { ...preflightHeaders, Allow: readMethods } })
    const elsewhere = redirectToPlainPath(call)
    if (elsewhere !== undefined) return elsewhere
    // Whoever looks after this process may ask at any time.
    if (isHealthPath(path)) return await reply(answering, call)
    const admission = await access.admit(call.headers, call.socketAddress)
    const answered = await reply(answering, call, admission).catch(refuse)
    giveBackUnchanged(access, admission, answered)
    return withHeaders(answered, limitHeaders(admission))
  } catch (error) {
    return refuse(error)
  }
}

/** 308 to the same address without slashes at the end of its path; undefined = it has none. It costs its caller no call. */
function redirectToPlainPath({ method, url }: ApiCall): Response | undefined {
  if (!url.pathname.endsWith('/') || (method !== 'GET' && method !== 'HEAD')) return undefined
  // `/api` stands before the slashes, so that what is left names no other host.
  const location = withoutEnd(url.pathname, '/') + url.search
  return new Response(null, {
    status: 308,
    headers: { Location: location, 'Cache-Control': 'public, max-age=3600' },
  })
}

async function reply(answering: Answering, call: ApiCall, admission?: Admission): Promise<ApiAnswer> {
  const { app, questions } = answering
  const { method, url, headers } = call
  const counted = admission && requireAdmitted(admission)
  if (url.href.length > longestUrl) throw new Problem('uri_too_long', 'The address is too long.')
  if (method !== 'GET' && method !== 'HEAD') {
    throw new Problem('method_not_allowed', 'Everything here is read-only.', {
      headers: { Allow: readMethods },
    })
  }
  const known = method === 'GET' ? questions.find(url.href, headers.get('accept')) : undefined
  if (known === undefined || counted === undefined) return app.fetch(call.toRequest(), counted)
  return toKnownAnswer(await known.answer(termsOf(answering, counted)), headers.get('if-none-match'))
}

/** An answer that says that nothing has changed costs nothing, where the plan says so. */
function giveBackUnchanged(access: Access, admission: Admission, answered: ApiAnswer): void {
  if (answered.status !== 304 || admission.outcome !== 'admitted') return
  if (admission.caller.plan.unchangedIsFree) access.giveBack(admission.caller)
}

function toProblem(error: unknown, failed: FailedRequest, log: Log): Problem {
  if (error instanceof Problem) return error
  if (error instanceof SourceUnavailableError) return unavailableProblem(error)
  return unexpectedProblem(error, failed, log)
}

/** `{name}` of a contract as Hono writes it. */
function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}
