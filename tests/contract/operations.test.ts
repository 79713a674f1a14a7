import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  faultsOf,
  fieldsOf,
  hasRows,
  isList,
  jsonSchemaOf,
  type Operation,
  operations,
  type Parameter,
  rowsIn,
  schemaUnder,
} from '../helpers/web/api-document'
import { clockAt, openWeb, type WebTest } from '../helpers/web/web-context'
import { createWorldPaths } from '../helpers/world/world-paths'
import { now, seed } from './seed'

/** Calls every operation of the OpenAPI document as described there, without hard-coded endpoints. */

let web: WebTest
let pathIn: (operation: Operation) => Promise<string>
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  web = await openWeb({ clock: clockAt(now), onEnd: (end) => ends.push(end) })
  await seed(web.writer)
  pathIn = createWorldPaths(web.get)
})
afterAll(() => Promise.all(ends.map((end) => end())))

const answering = operations.filter((operation) => jsonSchemaOf(operation) !== undefined)
const lists = answering.filter(isList)
/** Longer timeout, because these tests make many calls each and the machine may be busy. */
const slow = { timeout: 120_000 }

const formats = ['json', 'csv', 'ndjson'] as const

/** Returns values of a parameter that the API must accept. */
function goodValues({ example, schema }: Parameter): readonly string[] {
  const words = schema.items?.enum ?? []
  const candidates = [
    words[0],
    words.at(-1),
    words.join() || undefined,
    ...(schema.enum ?? []),
    schema.minimum,
    schema.maximum,
    schema.default,
    example,
  ]
  return candidates.filter((value) => value !== undefined).map(String)
}

/** A path that names a market, order or account exists at one venue. In the seeded world, it is Drift. */
function isPossible({ path }: Operation, { name }: Parameter, value: string): boolean {
  return name !== 'venue' || !/\{(?:id|key)\}/.test(path) || value !== 'velocity'
}

/** Returns values of a parameter that the API must refuse. */
function badValues({ schema }: Parameter): readonly string[] {
  if (schema.enum !== undefined || schema.items?.enum !== undefined) return ['nonsense', '']
  if (schema.type !== 'integer' && schema.type !== 'number') return []
  const beyond = [(schema.minimum ?? 0) - 1, schema.maximum === undefined ? undefined : schema.maximum + 1]
  return ['x', ...beyond.filter((value) => value !== undefined).map(String)]
}

async function request(operation: Operation, query: Readonly<Record<string, string>>) {
  const path = await pathIn(operation)
  const url = new URL(path, 'http://sextant.test')
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const address = url.pathname + url.search
  return { address, query: url.searchParams, response: await web.get(address) }
}

/** Calls an operation and checks its response against the schema. Returns the parsed body. */
async function expectResponse(
  operation: Operation,
  wanted: Readonly<Record<string, string>>,
): Promise<unknown> {
  const { address, query, response } = await request(operation, wanted)
  const text = await response.text()
  expect([address, response.status, response.ok ? '' : text]).toEqual([address, 200, ''])
  const schema = jsonSchemaOf(operation)
  if (schema === undefined || !response.headers.get('content-type')?.startsWith('application/json'))
    return text
  const body: unknown = JSON.parse(text)
  expect([address, faultsOf(schemaUnder(schema, query), body)]).toEqual([address, []])
  return body
}

test.each(answering)(
  '$operationId accepts every value that the document allows, in every format',
  slow,
  async (operation) => {
    const forms = hasRows(operation) ? formats.map((format) => ({ format })) : [{}]
    // Lists of changes are served as JSON only.
    const formsOf = ({ name }: { readonly name: string }) => (name === 'since' ? [{}] : forms)
    for (const parameter of operation.parameters.filter(({ in: place }) => place === 'query'))
      for (const value of goodValues(parameter).filter((one) => isPossible(operation, parameter, one)))
        for (const form of formsOf(parameter))
          await expectResponse(operation, { ...form, [parameter.name]: value })
  },
)

test.each(answering)(
  '$operationId refuses values that the document does not allow, and repeated parameters',
  slow,
  async (operation) => {
    const path = await pathIn(operation)
    const first = path.includes('?') ? '&' : '?'
    for (const parameter of operation.parameters.filter(({ in: place }) => place === 'query')) {
      const name = encodeURIComponent(parameter.name)
      const [value = ''] = goodValues(parameter)
      const twice = `${path}${first}${name}=${encodeURIComponent(value)}&${name}=${encodeURIComponent(value)}`
      const wrong = badValues(parameter).map((bad) => `${path}${first}${name}=${encodeURIComponent(bad)}`)
      for (const address of [twice, ...wrong]) {
        const response = await web.get(address)
        expect([address, response.status]).toEqual([address, 400])
        expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
        const problem = await response.json()
        expect(faultsOf({ $ref: '#/components/schemas/Problem' }, problem)).toEqual([])
        expect(problem.errors.map((error: { parameter: string }) => error.parameter)).toContain(
          parameter.name,
        )
      }
    }
  },
)

test.each(lists)(
  '$operationId sorts by every field in both directions, on every page, and reports its sort',
  slow,
  async (operation) => {
    const field = operation.parameters.find(({ name }) => name === 'sortField')
    const fields = field?.schema.enum ?? [undefined]
    for (const sortField of fields)
      for (const sortOrder of field === undefined ? [undefined] : ['asc', 'desc'])
        for (const page of ['1', '2']) {
          const sort = { ...(sortField && { sortField }), ...(sortOrder && { sortOrder }) }
          const paged = operation.parameters.some(({ name }) => name === 'page')
          const query = { ...sort, ...(paged && { size: '1', page }) }
          const first = await expectResponse(operation, query)
          expect(await expectResponse(operation, query)).toEqual(first)
        }
  },
)

test.each(lists)(
  '$operationId has the same rows for every requested format, fields and number form',
  slow,
  async (operation) => {
    // In a table, each hour of the field `hours` becomes a separate row. The test of its endpoint covers
    // that. `prices7Day` is returned only if it is requested.
    const names = fieldsOf(operation).filter((name) => name !== 'hours' && name !== 'prices7Day')
    const requested = names.length === fieldsOf(operation).length ? {} : { fields: names.join() }
    const content = rowsIn(await expectResponse(operation, requested))
    const lines = String(await expectResponse(operation, { ...requested, format: 'ndjson' }))
    expect(
      lines
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    ).toEqual(content)
    const table = String(await expectResponse(operation, { ...requested, format: 'csv' }))
    const columns = table.split('\r\n')[0]?.split(',') ?? []
    const isTwin = (column: string) => columns.includes(column.replace(/Iso$/, '')) && column.endsWith('Iso')
    expect(columns.filter((column) => !isTwin(column)).toSorted()).toEqual(names.toSorted())

    const [one = '', , three = one] = names
    const chosen = rowsIn(await expectResponse(operation, { fields: `${three},${one}` }))
    expect(chosen).toEqual(content.map((row) => ({ [one]: row[one], [three]: row[three] })))
    const exact = rowsIn(await expectResponse(operation, { ...requested, numbers: 'string' }))
    expect(exact.map(numbersOf)).toEqual(content.map(numbersOf))
  },
)

test('non-list responses with a table do not accept fields', () => {
  const tables = answering.filter((operation) => hasRows(operation) && !isList(operation))
  expect(tables.map(({ operationId }) => operationId).toSorted()).toEqual([
    'getCandles',
    'getDcaVolumeChart',
    'getKaminoOrderBook',
    'getLimitDepth',
    'getPerpFunding',
    'getPerpSeries',
    'getTraderTotals',
    'getVenuePerpFunding',
  ])
})

/** Returns a row whose top-level decimal strings are converted to numbers. */
function numbersOf(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const plain = (value: unknown) =>
    typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)
      ? Number(value)
      : JSON.stringify(value)?.replaceAll(/"(-?\d+(?:\.\d+)?)"/g, '$1')
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(plain(value))]))
}

test.each(answering)(
  '$operationId responds to HEAD like to GET, and with 304 to a client that has the response',
  slow,
  async (operation) => {
    const path = await pathIn(operation)
    const got = await web.get(path)
    const head = await web.context.api(
      new Request(`http://sextant.test${path}`, { method: 'HEAD', headers: web.keyed }),
    )
    const lasting = (response: Response) =>
      [
        'content-type',
        'etag',
        'link',
        'x-data-slot',
        'x-data-time',
        'last-modified',
        'cache-control',
        'vary',
        'api-version',
      ].map((name) => response.headers.get(name))
    expect([head.status, await head.text(), lasting(head)]).toEqual([200, '', lasting(got)])
    const etag = got.headers.get('etag')
    if (etag === null) return
    const again = await web.get(path, { 'If-None-Match': etag })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  },
)
