import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageContext } from '~/context.server'
import { driftOnly } from '~/domain/protocol/venues'
import { orderListMark, perpTradesMark } from '~/domain/service/list-mark'
import { readAccount } from '~/features/account/read-account.server'
import { readDashboard } from '~/features/jupiter/read-dashboard.server'
import { readKamino } from '~/features/kamino/read-kamino.server'
import { readTraders } from '~/features/kamino/traders/read-traders.server'
import { readHome } from '~/features/overview/read-home.server'
import { parseAnalyticsQuery } from '~/features/perps/analytics/analytics-query'
import { readAnalytics } from '~/features/perps/analytics/read-analytics.server'
import { readSearch } from '~/features/search/read-search.server'
import { readToken } from '~/features/token/read-token.server'
import { readTokens } from '~/features/tokens/read-tokens.server'
import { faultsOf, type Operation, operations } from '../helpers/web/api-document'
import { driftRequested } from '../helpers/web/perp-wires'
import { clockAt, openWeb, type WebTest } from '../helpers/web/web-context'
import { now, seed } from './seed'

/** Every request must return data or a problem, never an internal error, and never a large response. */

const combinationsPerPath = 200
const combinationsPerPage = 50
const largestResponseBytes = 5_000_000
const largestProblemBytes = 20_000

let web: WebTest
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  web = await openWeb({ clock: clockAt(now), onEnd: (end) => ends.push(end) })
  await seed(web.writer)
})
afterAll(() => Promise.all(ends.map((end) => end())))

const nasty = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e9',
    '99999999999999999999',
    '1.5',
    'NaN',
    'null',
    'true',
    '%',
    '%ff',
    '%E0%A4%A',
    '%00',
    '_',
    "' or 1=1 --",
    "'; SELECT pg_sleep(10); --",
    '\0',
    '\r\nSet-Cookie: a=b',
    '\ud800',
    '../../etc/passwd',
    '__proto__',
    '[object Object]',
    '\u202eevil',
    'x'.repeat(2_000),
    '11111111111111111111111111111111',
    'So11111111111111111111111111111111111111112',
  ),
  fc.string({ unit: 'binary', maxLength: 150 }),
  fc.integer().map(String),
)

/** Generates parameter values that are allowed, almost allowed or arbitrary. */
function valuesOf({ schema, example }: Operation['parameters'][number]): fc.Arbitrary<string> {
  const bounds = [schema.minimum, schema.maximum].flatMap((bound) =>
    bound === undefined ? [] : [bound - 1, bound, bound + 1],
  )
  const allowed = [...(schema.enum ?? []), ...(schema.items?.enum ?? []), ...bounds, schema.default, example]
  const known = allowed.filter((value) => value !== undefined).map(String)
  return known.length === 0 ? nasty : fc.oneof(fc.constantFrom(...known), nasty)
}

/**
 * Generates URLs of an operation with any of its parameters, some of them repeated, and with unknown
 * parameters.
 */
function addressesOf(operation: Operation): fc.Arbitrary<string> {
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query')
  const pair = (parameter: Operation['parameters'][number]) =>
    valuesOf(parameter).map((value): [string, string] => [parameter.name, value])
  const unknown = fc.tuple(fc.constantFrom('__proto__', 'constructor', '__proto__[x]', '_', 'a b'), nasty)
  const query = fc.array(fc.oneof(...inQuery.map(pair), unknown), { maxLength: 6 })
  const path = fc.tuple(...inPath.map(valuesOf))
  return fc.tuple(path, query).map(([parts, pairs]) => {
    const given = new Map(inPath.map(({ name }, index) => [name, parts[index] ?? '']))
    const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name) => encode(given.get(name) ?? ''))
    return `${filled}?${pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')}`
  })
}

/** Invalid percent-encoding, sent unchanged in a URL. */
const broken = ['%', '%ff', '%E0%A4%A', '%00']

/** Percent-encodes a string as a browser does: a lone UTF-16 surrogate becomes the replacement character. */
function encode(text: string): string {
  return broken.includes(text) ? text : encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\ufffd'))
}

/** Marks in the cursors of the unfiltered lists. A mark identifies the list that a cursor belongs to. */
const marks = [
  ...(['dca', 'limit', 'kamino'] as const).map((list) => orderListMark(list, { filter: 'active' })),
  perpTradesMark(driftOnly, {}),
]

/** Generates well-formed cursors with arbitrary parts. Returns each with the sort field that it contains. */
const cursors = fc
  .tuple(
    fc.constantFrom('createdAt', 'amountUsd', 'progress', 'time', '__proto__'),
    fc.constantFrom('asc', 'desc', 'up'),
    fc.array(
      fc.oneof(fc.constantFrom(null, 0, -1, 1.5, 1e30, 2 ** 31, 2 ** 53, 5e-324, '1', true), fc.double()),
      {
        maxLength: 4,
      },
    ),
    fc.oneof(nasty, fc.constantFrom(null, 1, '5'.repeat(88))),
    fc.constantFrom(...marks),
  )
  .map(([sortField, sortOrder, values, key, mark]) => {
    const cursor = Buffer.from(JSON.stringify([sortField, sortOrder, ...values, key, mark])).toString(
      'base64url',
    )
    return new URLSearchParams({ sortField, sortOrder, after: cursor }).toString()
  })

/** Sends the request and checks the invariants of every response. */
async function expectDataOrProblem(address: string): Promise<void> {
  const response = await web.get(address)
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body?.cancel()
    return
  }
  // If the last part of the path is empty, the URL ends with a slash, and the API redirects it.
  if (response.status === 308) {
    expect(response.headers.get('location')).toMatch(/^\/api\/[^?]*[^/?](?:\?|$)/)
    return
  }
  const body = new Uint8Array(await response.arrayBuffer())
  expect([200, 400, 403, 404, 414]).toContain(response.status)
  expect(body.length).toBeLessThanOrEqual(largestResponseBytes)
  if (response.ok) return
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(body.length).toBeLessThanOrEqual(largestProblemBytes)
  const problem = JSON.parse(new TextDecoder().decode(body))
  expect(faultsOf({ $ref: '#/components/schemas/Problem' }, problem)).toEqual([])
  // The response must not contain our SQL, which is in lower case. The planted SQL of the request is in upper
  // case, because a problem may repeat values of the request.
  expect(JSON.stringify(problem)).not.toMatch(/select |node_modules|\.ts:\d/)
}

test.each(operations)(
  '$path returns data or a problem for any query',
  { timeout: 120_000 },
  async (operation) => {
    await fc.assert(fc.asyncProperty(addressesOf(operation), expectDataOrProblem), {
      numRuns: combinationsPerPath,
    })
  },
)

const placed = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'after'))

test.each(placed)(
  '$path returns data or a problem for any cursor',
  { timeout: 120_000 },
  async ({ path }) => {
    const addresses = cursors.map((query) => `${path}?${query}`)
    await fc.assert(fc.asyncProperty(addresses, expectDataOrProblem), { numRuns: 3 * combinationsPerPath })
  },
)

const wrappedSol = 'So11111111111111111111111111111111111111112'

/** Loaders of the pages, with the query parameters that each of them knows. */
const pages = [
  { path: '/', names: ['dca.page', 'limit.sort', 'kamino.filter'], read: readHome },
  {
    path: '/jupiter/dashboard',
    names: ['timeframe', 'source', 'horizon', 'filled.page'],
    read: readDashboard,
  },
  { path: '/kamino/dashboard', names: ['traders', 'kamino.order', 'levels'], read: readKamino },
  { path: '/kamino/traders', names: ['search', 'window', 'page'], read: readTraders },
  { path: '/tokens', names: ['search', 'only', 'sort', 'page'], read: readTokens },
  { path: '/search', names: ['q', 'type', 'page'], read: readSearch },
  {
    path: '/tokens/{mint}',
    names: ['dca.page', 'tf', 'pressure'],
    read: (context, params) => readToken(context, wrappedSol, params),
  },
  {
    path: '/jupiter/dca/{id}',
    names: ['as', 'tab', 'dca.sort'],
    read: (context, params) => readAccount(context, wrappedSol, params),
  },
  {
    path: '/drift/dashboard/analytics',
    names: ['search', 'period', 'sort', 'funding.all'],
    read: (context, params) => readAnalytics(context, driftRequested, parseAnalyticsQuery(params)),
  },
] satisfies readonly PageReader[]

interface PageReader {
  readonly path: string
  readonly names: readonly string[]
  readonly read: (context: PageContext, params: URLSearchParams) => Promise<unknown>
}

test.each(pages)('loads the page $path for any query', { timeout: 60_000 }, async (page) => {
  const { names, read }: PageReader = page
  const pairs = fc.array(fc.tuple(fc.constantFrom(...names), nasty), { maxLength: 4 })
  // Try each value that once caused a failure for each parameter, one parameter at a time.
  const each = names.flatMap((name) => ['\0', 'a\0b'].map((text): [string, string][] => [[name, text]]))
  await fc.assert(
    fc.asyncProperty(pairs, async (requested) => {
      expect(await read({ ...web.context, cspNonce: '' }, new URLSearchParams(requested))).toBeDefined()
    }),
    { numRuns: combinationsPerPage, examples: each.map((requested) => [requested]) },
  )
})
