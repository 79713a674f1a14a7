import type { Access } from '~/auth/access.server'
import type { DataSource } from '~/domain/panel-view'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import { withoutEnd } from '~/lib/without-end'
import type { ChangeReader } from '~/live/changed-rows.server'
import type { Live } from '~/live/live.server'
import type { Queries } from '~/queries/queries.server'
import { SourceUnavailableError } from '~/queries/source-unavailable.server'
import { type Counted, limitHeaders, refusalOf, uncheckedKey } from './admission.server'
import {
  type ApiAnswer,
  type ApiCall,
  type PlainAnswer,
  toKnownAnswer,
  toResponse,
  withHeaders,
  withoutBody,
} from './api-answer.server'
import { isHealthPath, servicePaths } from './api-paths.server'
import type { Call, Question } from './endpoint.server'
import { createEndpoints } from './endpoints.server'
import { createEndpointFinder, decodedPath } from './find-endpoint.server'
import { headerList } from './header-list'
import { createRequestId, preflightHeaders, publicHeaders, readMethods } from './headers.server'
import { KnownQuestions } from './known-questions.server'
import { unknownPath } from './not-found.server'
import { Problem, problemAnswer, unavailableProblem } from './problem.server'
import { createServices, type Services } from './services.server'
import { createPathSuggester } from './suggest-path.server'
import { type FailedRequest, unexpectedProblem } from './unexpected.server'

/** The whole JSON API. Never rejects: every failure becomes a problem+json response. */
export type Api = (call: ApiCall) => Promise<ApiAnswer>

/**
 * The API for callers that use web requests. `socketAddress` is the address of the peer. Clients that the
 * server can't tell apart share one rate limit.
 */
export type ApiHandler = (request: Request, socketAddress?: string) => Promise<Response>

export interface ApiOptions {
  readonly queries: Queries
  readonly live: Live
  readonly changes: ChangeReader
  readonly access: Access
  readonly source: DataSource
  /** Origin of this installation, for its OpenAPI document. */
  readonly publicUrl: string
  readonly clock: Clock
  readonly log: Log
}

/** Longest accepted URL, characters. */
export const longestUrl = 8_192

/** Creates the API. */
export function createApi(options: ApiOptions): Api {
  const endpoints = createEndpoints()
  const answering: Answering = {
    ...options,
    services: createServices(options),
    findEndpoint: createEndpointFinder(endpoints),
    suggest: createPathSuggester([...endpoints.map(({ path }) => path), ...servicePaths]),
    questions: new KnownQuestions(),
  }
  const { clock, source } = options
  const everywhere = headerList({ ...publicHeaders, 'X-Data-Source': source })
  return async (call) => {
    const startedMs = clock.monotonicMs()
    const requestId = createRequestId(clock.nowMs())
    const reply = await answer(answering, call, requestId)
    const timing = `app;dur=${(clock.monotonicMs() - startedMs).toFixed(1)}`
    const headers = everywhere.concat('X-Request-Id', requestId, 'Server-Timing', timing)
    return withHeaders(call.method === 'HEAD' ? withoutBody(reply) : reply, headers)
  }
}

/** Wraps the API as `Request → Response`. */
export function createApiHandler(api: Api): ApiHandler {
  return async (request, socketAddress) => {
    const { method, url, headers } = request
    return toResponse(
      await api({ method, url: new URL(url), headers, socketAddress, toRequest: () => request }),
    )
  }
}

/** Everything needed to respond to a call: services, request parsers, and the cache of parsed requests. */
interface Answering extends ApiOptions {
  readonly services: Services
  readonly findEndpoint: ReturnType<typeof createEndpointFinder>
  readonly suggest: ReturnType<typeof createPathSuggester>
  readonly questions: KnownQuestions
}

const preflightAnswer: PlainAnswer = {
  status: 204,
  headers: headerList({ ...preflightHeaders, Allow: readMethods }),
  body: null,
  etag: undefined,
  contentType: '',
}

async function answer(answering: Answering, call: ApiCall, requestId: string): Promise<ApiAnswer> {
  const { access, services, log } = answering
  const path = call.url.pathname
  const refuse = (error: unknown) => problemAnswer(toProblem(error, { requestId, path }, log), path)
  try {
    if (call.method === 'OPTIONS') return preflightAnswer
    const elsewhere = redirectToPlainPath(call)
    if (elsewhere !== undefined) return elsewhere
    // Health checks of the operator do not count towards a rate limit.
    if (isHealthPath(path)) {
      requireReadable(call)
      return await services.answerHealth(call)
    }
    const admission = await access.admit(call.headers, call.socketAddress)
    if (admission.outcome === 'unavailable') return refuse(uncheckedKey)
    const refusal = refusalOf(admission)
    const answered = refusal ? refuse(refusal) : await reply(answering, call, admission).catch(refuse)
    giveBackUnchanged(access, admission, answered)
    return withHeaders(answered, limitHeaders(admission))
  } catch (error) {
    return refuse(error)
  }
}

/**
 * Redirects (308) to the same path without trailing slashes; `undefined` if there are none. A redirect does
 * not count towards the rate limit.
 */
function redirectToPlainPath({ method, url }: ApiCall): PlainAnswer | undefined {
  if (!url.pathname.endsWith('/') || (method !== 'GET' && method !== 'HEAD')) return undefined
  // The path starts with `/api`, so it cannot begin with `//` and name another host.
  const location = withoutEnd(url.pathname, '/') + url.search
  const headers = ['Location', location, 'Cache-Control', 'public, max-age=3600']
  return { status: 308, headers, body: null, etag: undefined, contentType: '' }
}

async function reply(answering: Answering, call: ApiCall, counted: Counted): Promise<ApiAnswer> {
  requireReadable(call)
  return answering.services.answer(call, counted) ?? (await answerQuestion(answering, call, counted))
}

function requireReadable({ method, url }: ApiCall): void {
  if (url.href.length > longestUrl) throw new Problem('uri_too_long', 'The URL is too long.')
  if (method === 'GET' || method === 'HEAD') return
  throw new Problem('method_not_allowed', 'This API is read-only.', {
    headers: { Allow: readMethods },
  })
}

async function answerQuestion(
  answering: Answering,
  { url, headers }: ApiCall,
  { caller }: Counted,
): Promise<PlainAnswer> {
  const { questions, queries, changes, clock } = answering
  const accept = headers.get('accept')
  const terms: Call = { queries, changes, plan: caller.plan, nowAt: Math.floor(clock.nowMs() / 1_000) }
  const known = questions.find(url.href, accept)
  if (known !== undefined) return toKnownAnswer(await known.answer(terms), headers.get('if-none-match'))
  const question = questions.findRefused(url.href, accept) ?? readQuestion(answering, url, accept)
  const answered = await question.answer(terms).catch((error: unknown) => {
    if (error instanceof Problem) questions.keepRefused(url.href, accept, question)
    throw error
  })
  questions.keep(url.href, accept, question)
  return toKnownAnswer(answered, headers.get('if-none-match'))
}

/**
 * Parses a request. An invalid request gets a `Question` too, so that the rejection can be cached: rejecting
 * again costs less than parsing again.
 */
function readQuestion({ findEndpoint, suggest }: Answering, url: URL, accept: string | null): Question {
  const path = decodedPath(url)
  const found = findEndpoint(path)
  if (found === undefined) return refused(unknownPath(path, suggest(path)))
  try {
    return found.endpoint.ask({ url, accept, parameters: found.parameters })
  } catch (error) {
    if (error instanceof Problem) return refused(error)
    throw error
  }
}

function refused(problem: Problem): Question {
  return { isRepeatable: true, answer: () => Promise.reject(problem) }
}

/** Refunds the call for a 304 response if the plan says so. */
function giveBackUnchanged(access: Access, admission: Counted, answered: ApiAnswer): void {
  if (answered.status !== 304 || admission.outcome !== 'admitted') return
  if (admission.caller.plan.unchangedIsFree) access.giveBack(admission.caller)
}

function toProblem(error: unknown, failed: FailedRequest, log: Log): Problem {
  if (error instanceof Problem) return error
  if (error instanceof SourceUnavailableError) return unavailableProblem(error)
  return unexpectedProblem(error, failed, log)
}
