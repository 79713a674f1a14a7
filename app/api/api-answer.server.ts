import { STATUS_CODES } from 'node:http'
import type { RequestHeaders } from '~/auth/request-signs.server'
import type { Answered } from './endpoint.server'
import { matchesTag } from './etag.server'
import { type HeaderList, headerPairs } from './header-list'

/** A call as it came in. Most are answered without making a web request of them, which costs more than the answer. */
export interface ApiCall {
  readonly method: string
  readonly url: URL
  readonly headers: RequestHeaders
  /** The other end of the connection; strangers whom the server can't tell apart share one bucket. */
  readonly socketAddress: string | undefined
  readonly toRequest: () => Request
}

/** A response in parts that are shared with other responses. A web response costs more than all else that it takes to send it. */
export interface PlainAnswer {
  readonly status: number
  readonly headers: HeaderList
  /** Null = it has none, or the client has it. */
  readonly body: string | null
  /** Equal bodies have equal tags; undefined = the body is this one response's. */
  readonly etag: string | undefined
  /** Of the body. */
  readonly contentType: string
}

export type ApiAnswer = Response | PlainAnswer

/** What a client is told that has the body of `ifNoneMatch` already, or nothing at all. */
export function toKnownAnswer({ rendered, written }: Answered, ifNoneMatch: string | null): PlainAnswer {
  const { etag, body } = rendered
  const { headers, ofBody, contentType } = written
  return matchesTag(ifNoneMatch ?? undefined, etag)
    ? { status: 304, headers, body: null, etag, contentType }
    : { status: 200, headers: headers.concat(ofBody), body, etag, contentType }
}

/** An answer with more headers. */
export function withHeaders(answer: ApiAnswer, headers: HeaderList): ApiAnswer {
  if (!(answer instanceof Response)) return { ...answer, headers: answer.headers.concat(headers) }
  for (const [name, value] of headerPairs(headers)) answer.headers.set(name, value)
  return answer
}

/** An answer to HEAD. */
export function withoutBody(answer: ApiAnswer): ApiAnswer {
  return answer instanceof Response ? new Response(null, answer) : { ...answer, body: null }
}

/** An answer as the web platform has it. */
export function toResponse(answer: ApiAnswer): Response {
  if (answer instanceof Response) return answer
  const { status, headers, body } = answer
  const statusText = STATUS_CODES[status] ?? ''
  return new Response(body, { status, statusText, headers: Object.fromEntries(headerPairs(headers)) })
}
