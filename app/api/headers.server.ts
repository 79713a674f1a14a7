import { randomUUID } from 'node:crypto'
import type { PanelView } from '~/domain/panel-view'

/** Version date of the API. Additions and fixes do not change it. */
export const apiVersion = '2026-11-01'

/**
 * Headers that scripts of other sites may read, in addition to those that browsers always expose.
 * `Deprecation` and `Sunset` announce removals.
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
  'X-Request-Id',
]

/** Lets scripts of every site read a response, without credentials. */
export const sharedHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': exposedHeaders.join(', '),
}

/** Headers of every response of the API. Scripts of every site may read it, without credentials. */
export const publicHeaders: Readonly<Record<string, string>> = {
  ...sharedHeaders,
  'API-Version': apiVersion,
  Vary: 'Accept, Accept-Encoding, Authorization, Origin, X-API-Key',
  'X-Content-Type-Options': 'nosniff',
}

export const readMethods = 'GET, HEAD, OPTIONS'

/**
 * Response headers of a CORS preflight. Libraries for tracing, caching and event streams add their own
 * headers, and a header that is not allowed fails the whole call. The star allows every header except
 * `Authorization`. The others are listed for browsers that do not support the star.
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
 * Returns headers with the age of the response's data. `Last-Modified` is not used: data changes several
 * times per second, the precision of an HTTP date, and each process sees a change at a different time. Only
 * the `ETag` identifies a version.
 */
export function dataHeaders(panel: PanelView): Record<string, string> {
  const headers: Record<string, string> = {}
  if (panel.dataAt !== undefined)
    headers['X-Data-Time'] = new Date(panel.dataAt * 1000).toISOString().replace('.000Z', 'Z')
  if (panel.dataSlot !== undefined) headers['X-Data-Slot'] = String(panel.dataSlot)
  return headers
}

const base32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const timeCharacters = 10
/** Number of hexadecimal digits per group of four characters, and number of groups. */
const groupDigits = 5
const groups = 4

/** Creates a sortable request id (ULID): 48 bits of time, 80 random bits. */
export function createRequestId(nowMs: number): string {
  // Node pre-generates random data for UUIDs, which makes them ten times as fast as random bytes. The slices
  // skip the two digits that are not random.
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
