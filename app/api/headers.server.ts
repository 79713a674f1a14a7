import { randomUUID } from 'node:crypto'
import type { PanelView } from '~/domain/panel-view'

/** The day of the version that the API is; what is only added or mended does not change it. */
export const apiVersion = '2026-11-01'

/** Headers that every answer of the API has: anybody may read it from anywhere, without credentials (security.md B6). */
export const publicHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'RateLimit, RateLimit-Policy, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, Link, ETag, X-Data-Time, X-Data-Slot, X-Data-Revision, X-Request-Id, X-Data-Source',
  'API-Version': apiVersion,
  Vary: 'Accept, Accept-Encoding, Authorization, Origin, X-API-Key',
  'X-Content-Type-Options': 'nosniff',
}

/** Answer to the question whether another site's page may ask (CORS preflight). */
export const preflightHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
  'Access-Control-Allow-Headers':
    'Accept, Authorization, Content-Type, If-None-Match, Last-Event-ID, X-API-Key, X-Plan',
  'Access-Control-Max-Age': '86400',
}

/** How old the data of an answer is. */
export function dataHeaders(panel: PanelView): Record<string, string> {
  const headers: Record<string, string> = {}
  if (panel.dataAt !== undefined) {
    const time = new Date(panel.dataAt * 1000)
    headers['X-Data-Time'] = time.toISOString().replace('.000Z', 'Z')
    headers['Last-Modified'] = time.toUTCString()
  }
  if (panel.dataSlot !== undefined) headers['X-Data-Slot'] = String(panel.dataSlot)
  return headers
}

const base32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const timeCharacters = 10
/** Hexadecimal digits that make four characters, and how many such groups there are. */
const groupDigits = 5
const groups = 4

/** A sortable id for one request (ULID): 48 bits of time, 80 of chance. */
export function createRequestId(nowMs: number): string {
  // Node keeps chance in stock for these, which makes them ten times as cheap as bytes; digits 12 to 23 hold the two that are not random.
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
