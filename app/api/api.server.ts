import type { Access } from '~/auth/access.server'
import type { Log } from '~/lib/log'
import { trimEndChar } from '~/lib/text/trim-end-char'
import { SourceUnavailableError } from '~/queries/cache/source-unavailable.server'
import type { ApiOptions } from './api-options.server'
import { isHealthPath, servicePaths } from './api-paths.server'
import type { Call, ParsedRequest } from './endpoints/endpoint.server'
import { createEndpointFinder, decodedPath } from './endpoints/find-endpoint.server'
import { RequestParseCache } from './endpoints/request-parse-cache.server'
import { createEndpoints } from './endpoints.server'
import { type Counted, limitHeaders, refusalOf, uncheckedKey } from './request/admission.server'
import { createPathSuggester } from './request/suggest-path.server'
import {
  type ApiCall,
  type ApiResponse,
  type PlainResponse,
  toCachedResponse,
  toResponse,
  withHeaders,
  withoutBody,
} from './response/api-response.server'
import { type HeaderList, headerList } from './response/header-list'
import { createRequestId, preflightHeaders, publicHeaders, readMethods } from './response/headers.server'
import { unknownPath } from './response/not-found.server'
import { Problem, problemToResponse, unavailableProblem } from './response/problem.server'
import { type FailedRequest, unexpectedProblem } from './response/unexpected.server'
import { createServices, type Services } from './services/services.server'

/** The whole JSON API. Never rejects: every failure becomes a problem+json response. */
export type Api = (call: ApiCall) => Promise<ApiResponse>

/**
 * The API for callers that use web requests. `socketAddress` is the address of the peer. All clients whose
 * address is unknown share one rate limit.
 */
export type ApiHandler = (request: Request, socketAddress?: string) => Promise<Response>

/** Maximum length of a URL, characters. */
export const longestUrl = 8_192

export function createApi(options: ApiOptions): Api {
  const endpoints = createEndpoints()
  const responding: Responding = {
    ...options,
    services: createServices(options),
    findEndpoint: createEndpointFinder(endpoints),
    suggest: createPathSuggester([...endpoints.map(({ path }) => path), ...servicePaths]),
    parseCache: new RequestParseCache(),
  }
  const { clock, source } = options
  const everywhere = headerList({ ...publicHeaders, 'X-Data-Source': source })
  return async (call) => {
    const startedMs = clock.monotonicMs()
    const requestId = createRequestId(clock.nowMs())
    const { response, limits } = await answer(responding, call, requestId)
    const timing = `app;dur=${(clock.monotonicMs() - startedMs).toFixed(1)}`
    const headers = everywhere.concat(limits, 'X-Request-Id', requestId, 'Server-Timing', timing)
    return withHeaders(call.method === 'HEAD' ? withoutBody(response) : response, headers)
  }
}

/** Converts the API to a function from a web `Request` to a web `Response`. */
export function createApiHandler(api: Api): ApiHandler {
  return async (request, socketAddress) => {
    const { method, url, headers } = request
    return toResponse(
      await api({ method, url: new URL(url), headers, socketAddress, toRequest: () => request }),
    )
  }
}

/**
 * Everything that is needed to respond to a call: services, request parsers, and the cache of parsed
 * requests.
 */
interface Responding extends ApiOptions {
  readonly services: Services
  readonly findEndpoint: ReturnType<typeof createEndpointFinder>
  readonly suggest: ReturnType<typeof createPathSuggester>
  readonly parseCache: RequestParseCache
}

const preflightResponse: PlainResponse = {
  status: 204,
  headers: headerList({ ...preflightHeaders, Allow: readMethods }),
  body: null,
  etag: undefined,
  contentType: '',
}

/** A response, and the headers about the rate limit of the caller. */
interface LimitedResponse {
  readonly response: ApiResponse
  readonly limits: HeaderList
}

async function answer(responding: Responding, call: ApiCall, requestId: string): Promise<LimitedResponse> {
  const { access, log } = responding
  const path = call.url.pathname
  const refuse = (error: unknown) => problemToResponse(toProblem(error, { requestId, path }, log), path)
  let limits: HeaderList = []
  try {
    const uncounted = respondUncounted(responding, call)
    if (uncounted !== undefined) return { response: await uncounted, limits }
    const admission = await access.admit(call.headers, call.socketAddress)
    if (admission.outcome === 'unavailable') return { response: refuse(uncheckedKey), limits }
    limits = limitHeaders(admission)
    const refusal = refusalOf(admission)
    const response = refusal ? refuse(refusal) : await reply(responding, call, admission)
    giveBackUnchanged(access, admission, response)
    return { response, limits }
  } catch (error) {
    return { response: refuse(error), limits }
  }
}

/** Responds to calls that do not count towards a rate limit. Returns `undefined` for every other call. */
function respondUncounted(
  { services }: Responding,
  call: ApiCall,
): PlainResponse | Promise<Response> | undefined {
  if (call.method === 'OPTIONS') return preflightResponse
  const elsewhere = redirectToPlainPath(call)
  if (elsewhere !== undefined || !isHealthPath(call.url.pathname)) return elsewhere
  requireReadable(call)
  return services.respondHealth(call)
}

/**
 * Returns a redirect (308) to the path without the slashes at its end. Returns `undefined` if the path does
 * not end with a slash. A redirect does not count towards the rate limit.
 */
function redirectToPlainPath({ method, url }: ApiCall): PlainResponse | undefined {
  if (!url.pathname.endsWith('/') || (method !== 'GET' && method !== 'HEAD')) return undefined
  // The path starts with `/api`, so the redirect cannot begin with `//`, which would lead to another host.
  const location = trimEndChar(url.pathname, '/') + url.search
  const headers = ['Location', location, 'Cache-Control', 'public, max-age=3600']
  return { status: 308, headers, body: null, etag: undefined, contentType: '' }
}

function reply(responding: Responding, call: ApiCall, counted: Counted): ApiResponse | Promise<ApiResponse> {
  requireReadable(call)
  return responding.services.answer(call, counted) ?? respondToRequest(responding, call, counted)
}

function requireReadable({ method, url }: ApiCall): void {
  if (url.href.length > longestUrl) throw new Problem('uri_too_long', 'The URL is too long.')
  if (method === 'GET' || method === 'HEAD') return
  throw new Problem('method_not_allowed', 'This API is read-only.', {
    headers: { Allow: readMethods },
  })
}

async function respondToRequest(
  responding: Responding,
  { url, headers }: ApiCall,
  { caller }: Counted,
): Promise<PlainResponse> {
  const { parseCache, queries, changes, clock } = responding
  const accept = headers.get('accept')
  const terms: Call = { queries, changes, plan: caller.plan, nowAt: Math.floor(clock.nowMs() / 1_000) }
  const known = parseCache.find(url.href, accept)
  if (known !== undefined) return toCachedResponse(await known.respond(terms), headers.get('if-none-match'))
  const parsed = parseCache.findRefused(url.href, accept) ?? parseRequest(responding, url, accept)
  const result = await parsed.respond(terms).catch((error: unknown) => {
    if (error instanceof Problem) parseCache.keepRefused(url.href, accept, parsed)
    throw error
  })
  parseCache.keep(url.href, accept, parsed)
  return toCachedResponse(result, headers.get('if-none-match'))
}

/**
 * Parses a request. An invalid request also results in a `ParsedRequest`, so that its rejection can be
 * cached. Sending a cached rejection costs less than parsing the request again.
 */
function parseRequest({ findEndpoint, suggest }: Responding, url: URL, accept: string | null): ParsedRequest {
  const path = decodedPath(url)
  const found = findEndpoint(path)
  if (found === undefined) return refused(unknownPath(path, suggest(path)))
  try {
    return found.endpoint.parse({ url, accept, parameters: found.parameters })
  } catch (error) {
    if (error instanceof Problem) return refused(error)
    throw error
  }
}

function refused(problem: Problem): ParsedRequest {
  return { isRepeatable: true, respond: () => Promise.reject(problem) }
}

/** Refunds the call for a 304 response if the caller's plan allows this. */
function giveBackUnchanged(access: Access, admission: Counted, result: ApiResponse): void {
  if (result.status !== 304 || admission.outcome !== 'admitted') return
  if (admission.caller.plan.unchangedIsFree) access.giveBack(admission.caller)
}

function toProblem(error: unknown, failed: FailedRequest, log: Log): Problem {
  if (error instanceof Problem) return error
  if (error instanceof SourceUnavailableError) return unavailableProblem(error)
  return unexpectedProblem(error, failed, log)
}
