import { docsText } from '../docs-text'
import { checkResponse } from './check-response'
import type { CallResult } from './console-state'
import type { EndpointRequest } from './endpoint-request'
import { parseQuota } from './quota'

/** Timeout of a response, and duration for which a stream is read, milliseconds. */
const longestMs = 20_000
const listenMs = 6_000

/** Response headers to show, spelled as in the API. */
const shownHeaders = [
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'X-Data-Time',
  'X-Data-Source',
  'Content-Type',
  'ETag',
  'Link',
] as const

/** Calls the API anonymously on the Free plan, even if the visitor is signed in. Never rejects. */
export async function callEndpoint({ url, headers, form }: EndpointRequest): Promise<CallResult> {
  const startedMs = performance.now()
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), longestMs)
  const times = () => ({ durationMs: performance.now() - startedMs, endedAtMs: Date.now() })
  try {
    const response = await fetch(url, {
      headers: { ...headers, 'X-Plan': 'free' },
      credentials: 'omit',
      cache: 'no-store',
      signal: abort.signal,
    })
    const firstByte = times()
    const body = await readBody(response, form === 'stream' && response.ok)
    return { ...resultOf(response, body), ...(form === 'stream' ? firstByte : times()) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const failure = abort.signal.aborted ? docsText.tooSlow(longestMs / 1_000) : docsText.noAnswer(reason)
    return { ...nothing, failure, ...times() }
  } finally {
    clearTimeout(timer)
  }
}

const nothing = { status: undefined, reason: '', body: '', bytes: 0, headers: [], quota: undefined }

function resultOf(response: Response, { text, bytes }: Body) {
  const { status, statusText, headers } = response
  const contentType = headers.get('content-type') ?? ''
  const { body, failure } = checkResponse({ status, statusText, contentType }, text)
  return {
    status,
    reason: statusText,
    body,
    failure,
    bytes,
    headers: shownHeaders.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value] as const]
    }),
    quota: parseQuota(headers),
  }
}

interface Body {
  readonly text: string
  readonly bytes: number
}

/** Reads the whole body of a response. For a stream, reads only the first seconds. */
async function readBody(response: Response, isStream: boolean): Promise<Body> {
  if (response.body === null) return { text: '', bytes: 0 }
  const reader = response.body.getReader()
  const timer = isStream ? setTimeout(() => reader.cancel(), listenMs) : undefined
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.byteLength
    text += decoder.decode(value, { stream: true })
  }
  clearTimeout(timer)
  return { text: text + decoder.decode(), bytes }
}
