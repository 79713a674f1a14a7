import { STATUS_CODES } from 'node:http'
import type { RequestHeaders } from '~/auth/request-signs.server'
import type { Answered } from './endpoint.server'
import { matchesTag } from './etag.server'
import { type HeaderList, headerPairs } from './header-list'

/**
 * An incoming call. Most calls get a response without a web `Request`, which costs more than the response
 * itself.
 */
export interface ApiCall {
  readonly method: string
  readonly url: URL
  readonly headers: RequestHeaders
  /** Address of the peer. Clients that the server can't tell apart share one rate limit. */
  readonly socketAddress: string | undefined
  readonly toRequest: () => Request
}

/**
 * A response in parts that other responses share. Creating a web `Response` costs more than everything else.
 */
export interface PlainAnswer {
  readonly status: number
  readonly headers: HeaderList
  /** `null`: no body, or the client already has it. */
  readonly body: string | null
  /** Tag of the body, equal for equal bodies. `undefined`: the body is unique to this response. */
  readonly etag: string | undefined
  /** Content type of the body. */
  readonly contentType: string
}

export type ApiAnswer = Response | PlainAnswer

/** Returns 304 if `ifNoneMatch` contains the tag of the body, else 200 with the body. */
export function toKnownAnswer({ rendered, written }: Answered, ifNoneMatch: string | null): PlainAnswer {
  const { etag, body } = rendered
  const { headers, ofBody, contentType } = written
  return matchesTag(ifNoneMatch ?? undefined, etag)
    ? { status: 304, headers, body: null, etag, contentType }
    : { status: 200, headers: headers.concat(ofBody), body, etag, contentType }
}

/** Adds headers to a response. */
export function withHeaders(answer: ApiAnswer, headers: HeaderList): ApiAnswer {
  if (!(answer instanceof Response)) return { ...answer, headers: answer.headers.concat(headers) }
  for (const [name, value] of headerPairs(headers)) answer.headers.set(name, value)
  return answer
}

/** Removes the body, for a response to HEAD. */
export function withoutBody(answer: ApiAnswer): ApiAnswer {
  return answer instanceof Response ? new Response(null, answer) : { ...answer, body: null }
}

/** Converts a response to a web `Response`. */
export function toResponse(answer: ApiAnswer): Response {
  if (answer instanceof Response) return answer
  const { status, headers, body } = answer
  const statusText = STATUS_CODES[status] ?? ''
  return new Response(body, { status, statusText, headers: Object.fromEntries(headerPairs(headers)) })
}
