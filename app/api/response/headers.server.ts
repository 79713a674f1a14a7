import { randomUUID } from 'node:crypto'
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
const timeCharacters = 10
/**
 * The random part consists of `groups` groups. Each group has `groupDigits` hexadecimal digits, which become
 * four characters.
 */
const groupDigits = 5
const groups = 4

/** Creates a sortable request id (ULID) from 48 bits of time and 80 random bits. */
export function createRequestId(nowMs: number): string {
  // Node generates random data for UUIDs in advance, so a UUID takes a tenth of the time of random bytes. The
  // slices skip the two digits of the UUID that are not random.
  const uuid = randomUUID()
  const chance = uuid.slice(0, 8) + uuid.slice(9, 13) + uuid.slice(24)
  let id = toBase32(nowMs, timeCharacters)
  for (let group = 0; group < groups; group++)
    id += toBase32(Number.parseInt(chance.slice(group * groupDigits, (group + 1) * groupDigits), 16), 4)
  return id
}

function toBase32(value: number, characters: number): string {
  let text = ''
  for (let left = value, n = 0; n < characters; n++, left = Math.floor(left / 32))
    text = base32.charAt(left % 32) + text
  return text
}
