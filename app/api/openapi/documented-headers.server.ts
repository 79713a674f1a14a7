import { apiVersion } from '../response/headers.server'
import type { Part } from './schemas.server'

const header = (description: string, type: 'string' | 'integer', example: string | number): Part => ({
  description,
  schema: { type },
  example,
})

/** Descriptions of the response headers, by header name. */
export const documentedHeaders = {
  'RateLimit-Policy': header(
    'Your plan’s bucket: `q` requests at once, full again after `w` seconds.',
    'string',
    '"free";q=5;w=5',
  ),
  RateLimit: header(
    '`r` requests are allowed right now; the bucket is full again in `t` seconds.',
    'string',
    '"free";r=4;t=1',
  ),
  'X-RateLimit-Limit': header('Same as `q` of RateLimit-Policy.', 'integer', 5),
  'X-RateLimit-Remaining': header('Same as `r` of RateLimit.', 'integer', 4),
  'X-RateLimit-Reset': header('Same as `t` of RateLimit.', 'integer', 1),
  'Retry-After': header('Seconds to wait.', 'integer', 1),
  'X-Data-Time': header(
    'Block time of the last slot that the data includes; with several sources, the oldest of them. Absent before the first slot.',
    'string',
    '2026-11-21T05:10:02Z',
  ),
  'X-Data-Slot': header('Slot of X-Data-Time.', 'integer', 383_400_000),
  'X-Data-Revision': header('Revision of the data: pass it as `since`.', 'string', '1234'),
  'X-Data-Source': {
    description: 'Origin of the chain data.',
    schema: { type: 'string', enum: ['live', 'simulated', 'fixtures'] },
    example: 'simulated',
  },
  'X-List-Complete': {
    description:
      'Whether the list has all indexed rows whose trader and price are known. `false`: it ended at a limit, or one of its sources has no data yet.',
    schema: { type: 'string', enum: ['true', 'false'] },
    example: 'false',
  },
  'X-Request-Id': header('Id of this request, for support.', 'string', '01JD6V0T0KQ3Z8M4W5N6P7R8S9'),
  'API-Version': header(
    'Date of this API version. Additions and fixes do not change it.',
    'string',
    apiVersion,
  ),
  'X-Ignored-Parameters': header(
    'Unknown query parameters, which had no effect: percent-encoded, comma-separated. Absent if there are none.',
    'string',
    'page_size, sort',
  ),
  'Cache-Control': header('How long the response may be cached.', 'string', 'public, max-age=1'),
  ETag: header(
    'Pass it as `If-None-Match` in the next request, which returns 304 if nothing has changed.',
    'string',
    'W/"kq0TzM0b4wYV1J1v9a2Q3g"',
  ),
  Link: header(
    'First, previous, next and last page (RFC 8288), if they exist.',
    'string',
    '</api/tokens?page=2>; rel="next"',
  ),
} as const satisfies Record<string, Part>

export type DocumentedHeader = keyof typeof documentedHeaders

const limits = [
  'RateLimit-Policy',
  'RateLimit',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
] as const

/** Names of the headers of every response that counts towards a rate limit. */
export const countedHeaders: readonly DocumentedHeader[] = [
  ...limits,
  'X-Data-Source',
  'X-Request-Id',
  'API-Version',
  'X-Ignored-Parameters',
]

/** Names of the headers that are omitted if they have no value to report. */
export const occasionalHeaders: readonly DocumentedHeader[] = ['X-Ignored-Parameters']

/** Names of the headers of a response with data. */
export const dataResponseHeaders: readonly DocumentedHeader[] = [
  ...countedHeaders,
  'X-Data-Time',
  'X-Data-Slot',
  'Cache-Control',
  'ETag',
]

/** Returns references to the headers with these names. */
export function headerRefs(names: readonly DocumentedHeader[]): Part {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}
