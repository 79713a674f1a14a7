import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import openapiTS, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { occasionalHeaders } from '~/api/openapi/documented-headers.server'
import examples from '~/api/openapi/examples.json'
import { endpoints } from '~/contracts/endpoints'
import { streamTopics } from '~/domain/protocol/protocol'
import { mints } from '~/domain/token/mints'
import { apiDocument, faultsOf, jsonSchemaOf, type Operation, operations } from '../helpers/web/api-document'
import { clockAt, openWeb, type WebTest } from '../helpers/web/web-context'
import { createWorldPaths } from '../helpers/world/world-paths'
import { now, seed } from './seed'

let web: WebTest
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  web = await openWeb({ clock: clockAt(now), onEnd: (end) => ends.push(end) })
  await seed(web.writer)
})
afterAll(() => Promise.all(ends.map((end) => end())))

const exampleOf = ({ responses }: Operation) => responses[200]?.content?.['application/json']?.example

const occasional = new Set<string>(occasionalHeaders)

const get: WebTest['get'] = (path, headers) => web.get(path, headers)
const pathInSeed = createWorldPaths(get)

test('serves valid OpenAPI 3.1 at both URLs, and does not resend it unchanged', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone({ ...apiDocument }))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
  for (const path of ['/v3/api-docs', '/openapi.json']) {
    const response = await get(path)
    expect(await response.json()).toEqual(apiDocument)
    const tag = response.headers.get('etag') ?? ''
    expect((await get(path, { 'If-None-Match': tag })).status).toBe(304)
    expect((await get(path, { Accept: 'text/csv' })).status).toBe(406)
  }
})

test('serves the same document as YAML', async () => {
  const response = await get('/openapi.yaml')
  expect(response.headers.get('content-type')).toBe('application/yaml; charset=utf-8')
  expect(parse(await response.text())).toEqual(apiDocument)
  expect((await get('/openapi.yaml', { 'If-None-Match': response.headers.get('etag') ?? '' })).status).toBe(
    304,
  )
  expect((await get('/openapi.yaml', { Accept: 'application/json' })).status).toBe(406)
})

test('the linter finds no problems in the document', async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    // The rule is off because the repository states the licence, not the document.
    rules: { 'info-license': 'off' },
  })
  const problems = await lintFromString({ source: JSON.stringify(apiDocument), config })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

test('every example matches its schema, and none belongs to a removed operation', () => {
  const shown = operations.filter((operation) => exampleOf(operation) !== undefined)
  expect(shown.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(examples).toSorted())
  for (const operation of shown) {
    const schema = jsonSchemaOf(operation) ?? { type: 'string' }
    const faults = faultsOf(schema, exampleOf(operation))
    expect([operation.operationId, faults]).toEqual([operation.operationId, []])
  }
})

test('each stream event has a separate schema with an example', () => {
  const { schema, examples: shown = {} } =
    apiDocument.paths['/api/stream']?.get.responses[200]?.content?.['text/event-stream'] ?? {}
  expect(schema).toEqual({ $ref: '#/components/schemas/StreamEvent' })
  expect(Object.keys(shown)).toEqual([...streamTopics, 'freshness'])
  for (const [event, { value }] of Object.entries(shown)) {
    expect(value).toMatchObject({ event })
    expect([event, faultsOf(schema ?? {}, value)]).toEqual([event, []])
  }
  const { data } = apiDocument.components.schemas.PerpPositionsEvent?.properties ?? {}
  expect(Object.keys(data?.properties ?? {})).toEqual(['rows', 'resync', 'meta', 'accounts'])
  expect(data?.properties?.meta).toEqual({ $ref: '#/components/schemas/DataAge' })
})

test('response schemas generate a single type for clients', async () => {
  for (const { path, responses } of operations.filter((one) => one.path !== '/api/stream'))
    expect([path, Object.keys(responses[200]?.content ?? {})]).toEqual([path, ['application/json']])
  const types = astToString(await openapiTS(JSON.stringify(apiDocument)))
  const [, operation = ''] = /\n {4}listDcaOrders: (\{.*?\n {4}\};)/s.exec(types) ?? []
  expect(operation).toContain('"application/json": components["schemas"]["DcaOrderPage"]')
  expect(operation).not.toMatch(/"text\/csv"|"application\/x-ndjson"/)
  expect(types).toMatch(/StreamEvent: components\["schemas"\]\["PricesEvent"\] \| /)
})

test('URLs in the document are those of the installation', () => {
  expect(apiDocument.servers).toEqual([{ url: 'http://sextant.test' }])
  const text = JSON.stringify(apiDocument)
  expect(text).toContain('http://sextant.test/img/')
  expect(text).not.toMatch(/localhost|sextant\.example/)
})

test('every endpoint is an operation with a name, a summary, a tag and failure responses', () => {
  const paths = operations.map(({ path }) => path)
  expect(paths).toEqual([...Object.values(endpoints).map(({ path }) => path), '/api/usage', '/api/stream'])
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  const tags = new Set(apiDocument.tags.map(({ name }) => name))
  for (const { path, summary, description, tags: own, parameters, responses } of operations) {
    expect(summary).toMatch(/^[A-Z].*\.$/)
    expect([path, description]).toEqual([path, expect.stringMatching(/^\S.{20,}[.)]$/s)])
    expect(description).not.toBe(summary)
    expect([path, own.map((tag) => tags.has(tag))]).toEqual([path, [true]])
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '401', '429', '503']))
    expect([path, '400' in responses]).toEqual([path, parameters.length > 0])
    const namesThings = path.includes('{') || parameters.some(({ name }) => name === 'market')
    expect([path, '404' in responses]).toEqual([path, namesThings])
    for (const parameter of parameters) expect(parameter.description).toMatch(/^[A-Z]/)
  }
})

test('describes lists with their parameters', () => {
  const named = (path: string, name: string) =>
    apiDocument.paths[path]?.get.parameters.find((parameter) => parameter.name === name)
  expect(named('/api/dca/all', 'size')).toEqual({
    name: 'size',
    in: 'query',
    description: 'Rows per page.',
    schema: { type: 'integer', minimum: 1, maximum: 250, default: 20 },
  })
  expect(named('/api/tokens', 'size')?.schema.default).toBe(25)
  expect(named('/api/limit/all', 'sortField')?.schema).toEqual({
    type: 'string',
    enum: ['createdAt', 'amountUsd', 'progress', 'awayPercent'],
    default: 'createdAt',
  })
  expect(named('/api/dca/all', 'format')?.schema.enum).toEqual(['json', 'csv', 'ndjson'])
  expect(named('/api/tokens/{tokenMint}', 'format')).toBeUndefined()
  expect(named('/api/tokens/{tokenMint}', 'tokenMint')).toMatchObject({ in: 'path', example: mints.USDC })
})

test('describes how format parameters change the schema', () => {
  const saysOf = (name: string) =>
    new Set(
      operations.flatMap(({ parameters }) =>
        parameters.filter((parameter) => parameter.name === name).map(({ description }) => description),
      ),
    )
  const [numbers, ...otherNumbers] = saysOf('numbers')
  expect([numbers, otherNumbers]).toEqual([expect.stringContaining('`^-?\\d+(\\.\\d+)?$`'), []])
  expect(numbers).toMatch(/`integer` stay numbers/)
  const [fields, ...otherFields] = saysOf('fields')
  expect([fields, otherFields]).toEqual([expect.stringMatching(/exactly these fields, .*`required`/), []])
  expect(apiDocument.info.description).toMatch(/`fields` omits fields, and `numbers=string`/)
})

test('describes the unit of each field', () => {
  const unit = (schema: string, field: string) =>
    Object.entries(apiDocument.components.schemas[schema]?.properties?.[field] ?? {}).find(
      ([key]) => key === 'x-unit',
    )?.[1]
  expect(unit('DcaOrder', 'amountUsd')).toBe('USD')
  expect(unit('DcaOrder', 'inUsedRaw')).toBe('base units of the mint')
  expect(unit('DcaOrder', 'createdAt')).toBe('seconds since 1970')
  expect(unit('PerpMarket', 'lastFundingRate')).toBe('basis points per hour')
  expect(unit('Token', 'price')).toBe('USD per UI unit')
})

test.each(operations)(
  '$operationId returns what the document describes, with the documented headers',
  async (operation) => {
    const { 200: reply } = operation.responses
    for (const [type, { schema }] of Object.entries({ ...reply?.content, ...reply?.['x-other-forms'] })) {
      const response = await get(await pathInSeed(operation), { Accept: type })
      expect([response.status, response.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`])
      const named = Object.keys(reply?.headers ?? {}).filter((name) => !occasional.has(name))
      expect(named.filter((name) => !response.headers.has(name))).toEqual([])
      // Other tests check the events of a stream against their schemas.
      if (type === 'text/event-stream') await response.body?.cancel()
      else
        expect(
          faultsOf(schema, type === 'application/json' ? await response.json() : await response.text()),
        ).toEqual([])
    }
  },
)

test('the schemas are strict enough to detect an invalid response', async () => {
  const { content, ...page } = await (await get('/api/dca/all')).json()
  const schema = { $ref: '#/components/schemas/DcaOrderPage' }
  const faults = (change: object) => faultsOf(schema, { ...page, content: [{ ...content[0], ...change }] })
  expect(faults({})).toEqual([])
  expect(faults({ amountUsd: '1' })).not.toEqual([])
  expect(faults({ status: 'gone' })).not.toEqual([])
  expect(faults({ amountRaw: '1.5' })).not.toEqual([])
  expect(faults({ buy: undefined })).not.toEqual([])
})

test('failures match the document, and its examples are real ones', async () => {
  const problem = { $ref: '#/components/schemas/Problem' }
  for (const { content } of Object.values(apiDocument.components.responses))
    expect(faultsOf(problem, content?.['application/problem+json']?.example)).toEqual([])
  const failures = [
    await get('/api/nothing'),
    await get(`/api/tokens/${mints.JitoSOL}`),
    await get('/api/dca/all', { Accept: 'image/png' }),
    await get('/api/dca/all', { 'X-API-Key': 'wrong' }),
    await get('/api/dca/all?start=1', { 'X-API-Key': '' }),
    await get('/api/dca/all?size=0'),
  ]
  expect(failures.map(({ status }) => status)).toEqual([404, 404, 406, 401, 403, 400])
  for (const failure of failures) expect(faultsOf(problem, await failure.json())).toEqual([])
  const strangers = await Promise.all(Array.from({ length: 6 }, () => get('/api/usage', { 'X-API-Key': '' })))
  const refused = strangers.find(({ status }) => status === 429)
  expect(refused?.headers.get('retry-after')).toBe('1')
  expect(faultsOf(problem, await refused?.json())).toEqual([])
})
