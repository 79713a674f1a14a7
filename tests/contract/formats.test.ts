import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '~/contracts/endpoints'
import { listColumns, timeColumns } from '~/contracts/schema/format'
import { mints } from '~/domain/token/mints'
import { isoTime } from '../helpers/web/iso-time'
import { clockAt, openWeb, type WebTest } from '../helpers/web/web-context'
import { openServer } from '../helpers/web/web-server'
import { batchOf } from '../helpers/world/states'
import { examplePath, fakeUsdc, now, seed } from './seed'

let web: WebTest
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  web = await openWeb({ clock: clockAt(now), onEnd: (end) => ends.push(end) })
  await seed(web.writer)
  await web.writer.write(
    batchOf({
      tokens: [
        {
          mint: fakeUsdc,
          name: '=HYPERLINK("http://x","a")',
          symbol: '@SUM',
          verified: false,
          at: now - 1,
        },
      ],
    }),
  )
})
afterAll(() => Promise.all(ends.map((end) => end())))

const get: WebTest['get'] = (path, headers) => web.get(path, headers)
const lists = Object.values(endpoints).filter(({ answer }) => listColumns(answer) !== undefined)
const asTheyAre = lists.filter((contract) => !('table' in contract))

test('finds the lists among the endpoints', () => {
  expect(lists.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/api/dca/all',
      '/api/limit/all',
      '/api/kamino/orders/all',
      '/api/dca/aggregates',
      '/api/limit/top/filled/table',
      '/api/tokens',
      '/api/search',
      '/api/drift/markets',
      '/api/drift/trades',
    ]),
  )
})

/** Fields that rows have only if the request names them. */
const requestedOnly = ['prices7Day']

test.each(asTheyAre)('$path has the same rows as JSON, NDJSON and CSV', async (contract) => {
  const path = examplePath(contract.path)
  const response = await (await get(path)).json()
  const content: object[] = Array.isArray(response) ? response : response.content
  const lines = await get(`${path}?format=ndjson`)
  expect(lines.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
  expect(lines.headers.get('content-disposition')).toBeNull()
  const text = await lines.text()
  expect(text.split('\n').length - 1).toBe(content.length)
  expect(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  ).toEqual(content)

  const table = await get(`${path}?format=csv`)
  expect(Object.fromEntries(table.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="[a-z-]+\.csv"$/),
    'cache-control': `public, max-age=${contract.maxAgeSeconds}`,
    'x-data-time': '2023-11-14T22:14:50Z',
    vary: expect.stringContaining('Accept'),
  })
  const bytes = Buffer.from(await table.arrayBuffer())
  const marked = Buffer.from(await (await get(`${path}?format=csv&bom=1`)).arrayBuffer())
  expect(marked.equals(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]))).toBe(true)
  const rows = bytes.toString('utf8').trimEnd().split('\r\n')
  const times = timeColumns(contract.answer)
  const own = listColumns(contract.answer)?.filter((name) => !requestedOnly.includes(name))
  const named = own?.flatMap((name) => (times.has(name) ? [name, `${name}Iso`] : [name]))
  expect(rows[0]?.split(',')).toEqual(named)
  for (const row of content) expect(Object.keys(row).sort()).toEqual(own?.toSorted())
  expect(rows).toHaveLength(content.length + 1)
})

test('writes numbers as numbers into a table, and escapes a token symbol that looks like a formula', async () => {
  const [, ...rows] = (await (await get('/api/tokens?format=csv')).text()).split('\r\n')
  expect(rows[0]).toMatch(
    new RegExp(
      `^${mints.wSOL},Wrapped SOL,SOL,,true,,9,150,75000000000,500000000,\\d+,20[\\d-]+T[\\d:]+Z,0,[\\d.]+,\\d+,[\\d.-]*,(?:\\d+,[\\dT:Z-]+)?,,\\d+,20[\\d-]+T[\\d:]+Z,false,1,price-api$`,
    ),
  )
  expect(rows[2]).toMatch(new RegExp(`^${fakeUsdc},"'=HYPERLINK\\(""http://x"",""a""\\)",'@SUM,,false,`))
})

test('adds a readable time after each unix time of a table, for any selection of fields', async () => {
  const table = await get('/api/dca/all?filter=historical&format=csv&fields=createdAt,buy,closedAt')
  const [names, ...rows] = (await table.text()).trimEnd().split('\r\n')
  expect(names).toBe('createdAt,createdAtIso,buy,closedAt,closedAtIso')
  const open = rows.find((row) => row.endsWith(',,'))
  const [seconds, iso] = open?.split(',') ?? []
  expect(iso).toBe(isoTime(Number(seconds)))
})

test('adds a byte order mark only to tables, and only on request', async () => {
  const first = async (query: string) =>
    Buffer.from(await (await get(`/api/tokens?${query}`)).arrayBuffer()).toString('utf8', 0, 4)[0]
  expect(await first('format=csv')).toBe('t')
  expect(await first('format=csv&bom=0')).toBe('t')
  expect(await first('format=csv&bom=1')).toBe('\ufeff')
  expect(await first('format=ndjson&bom=1')).toBe('{')
  expect(await first('bom=1')).toBe('{')
  const tags = await Promise.all(
    ['0', '1'].map(async (bom) => (await get(`/api/tokens?format=csv&bom=${bom}`)).headers.get('etag')),
  )
  expect(new Set(tags).size).toBe(2)
  expect((await get('/api/tokens?format=csv&bom=yes')).status).toBe(400)
})

test('returns fields in the requested order, in every format', async () => {
  const requested = '/api/tokens?size=1&fields=symbol,tokenMint,updatedDate,price,symbol'
  const names = ['symbol', 'tokenMint', 'updatedDate', 'price']
  const { content } = await (await get(requested)).json()
  expect(Object.keys(content[0])).toEqual(names)
  const line = JSON.parse(await (await get(`${requested}&format=ndjson`)).text())
  expect(Object.keys(line)).toEqual(names)
  const [head] = (await (await get(`${requested}&format=csv`)).text()).split('\r\n')
  expect(head).toBe('symbol,tokenMint,updatedDate,updatedDateIso,price')
  // Request the same fields in reverse order. The response must not be the cached first one.
  const turned = await (await get('/api/tokens?size=1&fields=tokenMint,symbol')).json()
  expect(Object.keys(turned.content[0])).toEqual(['tokenMint', 'symbol'])
  const unfolded = await get('/api/dca/pressure?format=csv&fields=hours,tokenSymbol,tokenMint')
  expect((await unfolded.text()).split('\r\n')[0]).toBe(
    'time,timeIso,buyUsd,sellUsd,netUsd,tokenSymbol,tokenMint',
  )
})

test('chooses the format by the weights in Accept, and prefers ?format=', async () => {
  const form = async (query: string, accept?: string) => {
    const response = await get(`/api/tokens${query}`, accept === undefined ? {} : { Accept: accept })
    return [response.status, response.headers.get('content-type')?.split(';')[0]]
  }
  expect(await form('')).toEqual([200, 'application/json'])
  expect(await form('', 'text/csv')).toEqual([200, 'text/csv'])
  expect(await form('', 'application/x-ndjson')).toEqual([200, 'application/x-ndjson'])
  expect(await form('', 'text/html,application/xhtml+xml,*/*;q=0.8')).toEqual([200, 'application/json'])
  expect(await form('', 'application/json;q=0.5, text/csv')).toEqual([200, 'text/csv'])
  expect(await form('', 'application/json;q=0.5, text/csv;q=0.4, */*;q=0.1')).toEqual([
    200,
    'application/json',
  ])
  expect(await form('', 'application/json;q=0, */*')).toEqual([200, 'text/csv'])
  expect(await form('', 'image/png')).toEqual([406, 'application/problem+json'])
  expect(await form('?format=csv', 'application/json')).toEqual([200, 'text/csv'])
  expect(await form('?format=json', 'text/csv')).toEqual([200, 'application/json'])
  expect(await form('?format=xml', 'text/csv')).toEqual([400, 'application/problem+json'])
  expect(await form('?format=csv&format=csv')).toEqual([400, 'application/problem+json'])
})

test('serves everything that is not a list as JSON only', async () => {
  expect((await get('/api/dashboard/prices', { Accept: 'text/csv' })).status).toBe(406)
  expect((await get(`/api/tokens/${mints.USDC}`, { Accept: 'application/x-ndjson' })).status).toBe(406)
  expect((await get('/api/usage', { Accept: 'text/csv' })).status).toBe(406)
  const ignored = await get('/api/dashboard/prices?format=csv')
  expect(ignored.headers.get('content-type')).toBe('application/json; charset=utf-8')
})

test('gives each format a separate ETag and a link to its next page, and allows it to be empty', async () => {
  const tags = await Promise.all(
    ['json', 'csv', 'ndjson'].map(async (format) =>
      (await get(`/api/tokens?format=${format}`)).headers.get('etag'),
    ),
  )
  expect(new Set(tags).size).toBe(3)
  const unchanged = await get('/api/tokens?format=csv', { 'If-None-Match': tags[1] ?? '' })
  expect([unchanged.status, unchanged.headers.get('content-disposition')]).toEqual([304, null])
  expect((await get('/api/tokens?format=json', { 'If-None-Match': tags[1] ?? '' })).status).toBe(200)
  const first = await get('/api/tokens?format=csv&size=1')
  expect(first.headers.get('link')).toContain('</api/tokens?format=csv&size=1&page=2>; rel="next"')
  const table = await (await get('/api/tokens?search=nothing&format=csv')).text()
  expect(table).toMatch(/^tokenMint,[\w,]+\r\n$/)
  expect(await (await get('/api/tokens?search=nothing&format=ndjson')).text()).toBe('')
})

test('serves the API description and its tables compressed over HTTP', async () => {
  const { origin, keyed } = await openServer()
  const headers = { ...keyed, 'Accept-Encoding': 'gzip' }
  for (const path of ['/openapi.json', '/v3/api-docs']) {
    const response = await fetch(origin + path, { headers })
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, 'gzip'])
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json()).toMatchObject({ openapi: '3.1.0' })
  }
  const table = await fetch(`${origin}/api/dca/all?format=csv`, { headers })
  expect(table.headers.get('content-disposition')).toBe('attachment; filename="dca-all.csv"')
  expect(await table.text()).toContain('publicKey,userPublicKey,inputMint')
})
