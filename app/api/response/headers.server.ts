import type { PanelView } from '~/domain/service/panel-view'

/** Version of the API, as a date. The version stays the same when the API gets additions or fixes. */
export const apiVersion = '2026-11-01'

/**
 * Response headers that scripts of other sites may read, in addition to the headers that browsers always
 * expose. `Deprecation` and `Sunset` announce that an endpoint will be removed.
 */
const exposedHeaders = [
  'RateLimit',
  'RateLimit-Policy',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'Retry-After',
  'Link',
  'ETag',
  'Date',
  'Age',
  'Allow',
  'API-Version',
  'Content-Disposition',
  'Deprecation',
  'Server-Timing',
  'Sunset',
  'Vary',
  'WWW-Authenticate',
  'X-Content-Type-Options',
  'X-Data-Revision',
  'X-Data-Slot',
  'X-Data-Source',
  'X-Data-Time',
  'X-Ignored-Parameters',
  'X-List-Complete',
  'X-Request-Id',
]

/** Header that lets scripts of every site read a response, without credentials. */
export const sharedHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': exposedHeaders.join(', '),
}

/** Headers of every API response. They let scripts of every site read the response, without credentials. */
export const publicHeaders: Readonly<Record<string, string>> = {
  ...sharedHeaders,
  'API-Version': apiVersion,
  Vary: 'Accept, Accept-Encoding, Authorization, Origin, X-API-Key',
  'X-Content-Type-Options': 'nosniff',
}

export const readMethods = 'GET, HEAD, OPTIONS'

/**
 * Response headers of a CORS preflight. The star allows every request header except `Authorization`. It is
 * needed because libraries for tracing, caching and event streams add their own headers, and a header that is
 * not allowed makes the whole call fail. The other headers are listed for browsers that do not support the
 * star.
 */
export const preflightHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Methods': readMethods,
  'Access-Control-Allow-Headers': [
    'Accept',
    'Accept-Language',
    'Authorization',
    'baggage',
    'Cache-Control',
    'Content-Type',
    'If-Modified-Since',
    'If-None-Match',
    'Last-Event-ID',
    'Pragma',
    'Range',
    'traceparent',
    'tracestate',
    'X-API-Key',
    'X-Plan',
    'X-Request-Id',
    'X-Requested-With',
    '*',
  ].join(', '),
  'Access-Control-Max-Age': '86400',
}

/**
 * Returns the headers that report the age of the response's data. `Last-Modified` is not sent, because its
 * precision is one second, but the data changes several times per second and each process sees a change at a
 * different time. Only the `ETag` identifies a version of the data.
 */
export function dataHeaders(panel: PanelView): Record<string, string> {
  const headers: Record<string, string> = {}
  if (panel.dataAt !== undefined)
    headers['X-Data-Time'] = new Date(panel.dataAt * 1000).toISOString().replace('.000Z', 'Z')
  if (panel.dataSlot !== undefined) headers['X-Data-Slot'] = String(panel.dataSlot)
  return headers
}

/**
 * Returns the header of a list without pages that says whether all rows are in it. They are not if the list ended at
 * a limit, or if one of its sources has no data yet.
 */
export function completenessHeader(found: {
  readonly panel: PanelView
  readonly endsAtLimit?: boolean | undefined
}): Record<string, string> {
  if (found.endsAtLimit === undefined) return {}
  return { 'X-List-Complete': String(!found.endsAtLimit && found.panel.dataAt !== undefined) }
}

const base32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** All pairs of digits, so that ten bits are written at once. */
const pairs = Array.from({ length: 1_024 }, (_, n) => base32.charAt(n >> 5) + base32.charAt(n & 31))
const timePairs = 5
const randomPairs = 8

/**
 * Creates a sortable request id (ULID) from 48 bits of time and 80 random bits. Ids are not secret, so
 * `Math.random` is enough.
 */
export function createRequestId(nowMs: number): string {
  let id = ''
  for (let left = Math.floor(nowMs), n = 0; n < timePairs; n++, left = Math.floor(left / pairs.length))
    id = pairs[left % pairs.length] + id
  for (let n = 0; n < randomPairs; n++) id += pairs[Math.floor(Math.random() * pairs.length)]
  return id
}
