import { STATUS_CODES } from 'node:http'
import type { RequestHeaders } from '~/auth/request-signs.server'
import { matchesTag } from './etag.server'
import { type HeaderList, headerPairs } from './header-list'
import type { RenderedResult } from './rendered-result.server'

/**
 * An incoming API call. This type replaces the web `Request`, because creating a `Request` costs more than
 * most responses.
 */
export interface ApiCall {
  readonly method: string
  readonly url: URL
  readonly headers: RequestHeaders
  /** Address of the peer. All clients whose address is unknown share one rate limit. */
  readonly socketAddress: string | undefined
  readonly toRequest: () => Request
}

/**
 * An API response whose headers and body can be shared with other responses. This type replaces the web
 * `Response`, because creating a `Response` costs more than the rest of the call.
 */
export interface PlainResponse {
  readonly status: number
  readonly headers: HeaderList
  /** Body. `null`: the response has no body, or the client already has the body. */
  readonly body: string | null
  /** Tag of the body. Equal bodies have equal tags. `undefined`: the body is unique to this response. */
  readonly etag: string | undefined
  readonly contentType: string
}

export type ApiResponse = Response | PlainResponse

/**
 * Returns status 304 if `ifNoneMatch` contains the tag of the body. Otherwise returns status 200 with the
 * body.
 */
export function toCachedResponse(
  { rendered, written }: RenderedResult,
  ifNoneMatch: string | null,
): PlainResponse {
  const { etag, body } = rendered
  const { headers, withBody, contentType } = written
  return matchesTag(ifNoneMatch ?? undefined, etag)
    ? { status: 304, headers, body: null, etag, contentType }
    : { status: 200, headers: withBody, body, etag, contentType }
}

export function withHeaders(result: ApiResponse, headers: HeaderList): ApiResponse {
  if (!(result instanceof Response)) return { ...result, headers: result.headers.concat(headers) }
  for (const [name, value] of headerPairs(headers)) result.headers.set(name, value)
  return result
}

/** Removes the body, for a response to HEAD. */
export function withoutBody(result: ApiResponse): ApiResponse {
  return result instanceof Response ? new Response(null, result) : { ...result, body: null }
}

/** Converts a response to a web `Response`. */
export function toResponse(result: ApiResponse): Response {
  if (result instanceof Response) return result
  const { status, headers, body } = result
  const statusText = STATUS_CODES[status] ?? ''
  return new Response(body, { status, statusText, headers: Object.fromEntries(headerPairs(headers)) })
}
