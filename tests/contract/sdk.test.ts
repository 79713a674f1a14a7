import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { writtenOrigin } from '~/api/openapi/shown-examples.server'
import { createSextant, SextantProblem, SextantUnreachable } from '../../sdk/typescript/src/index.ts'
import { iterateRows } from '../../sdk/typescript/src/rows.ts'
import { documentOf } from '../helpers/web/api-document'
import { clockAt } from '../helpers/web/web-context'
import { openServer } from '../helpers/web/web-server'
import { addressOf, batchOf, dcaState, limitState } from '../helpers/world/states'
import { makeSdkTypes, sdkTypesFile } from '../sdk/sdk-types'
import { now, seed } from './seed'

async function openSeeded() {
  const server = await openServer({ clock: clockAt(now) })
  await seed(server.writer)
  return { ...server, sextant: createSextant({ baseUrl: `${server.origin}/`, apiKey: keyOf(server) }) }
}

const keyOf = ({ keyed }: { readonly keyed: Readonly<Record<string, string>> }) => keyed['X-API-Key'] ?? ''

/**
 * Opens a server with a list of handlers, the first of which handles the first request, and so on. Records
 * the time and URL of each request.
 */
async function scripted(...responses: ((request: IncomingMessage, response: ServerResponse) => void)[]) {
  const asked: {
    readonly url: string
    readonly headers: IncomingMessage['headers']
    readonly atMs: number
  }[] = []
  const server = createServer((request, response) => {
    const reply = responses[Math.min(asked.length, responses.length - 1)]
    asked.push({ url: request.url ?? '', headers: request.headers, atMs: performance.now() })
    reply?.(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { asked, baseUrl: `http://127.0.0.1:${port}` }
}

const json = (body: unknown) => (_: IncomingMessage, response: ServerResponse) =>
  void response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body))

const refusal =
  (status: number, headers: Record<string, string>, body: object = {}) =>
  (_: IncomingMessage, response: ServerResponse) =>
    void response
      .writeHead(status, { 'Content-Type': 'application/problem+json', ...headers })
      .end(JSON.stringify({ detail: 'Not now.', code: 'rate_limited', ...body }))

test('the client’s types match the document (otherwise run `npm run sdk`)', async () => {
  expect(readFileSync(sdkTypesFile, 'utf8')).toBe(await makeSdkTypes({ ...documentOf(writtenOrigin) }))
})

test('a call returns the API’s response and the data in its headers', async () => {
  const { sextant, get } = await openSeeded()
  const { data, ...facts } = await sextant.ask('/api/limit/all', { query: { filter: 'historical', size: 2 } })
  expect(data).toEqual(await (await get('/api/limit/all?filter=historical&size=2')).json())
  expect(facts).toMatchObject({ source: 'simulated', dataSlot: 190, dataTime: new Date((now - 10) * 1_000) })
  expect(facts.remaining).toBeGreaterThan(0)
  expect(facts.requestId).toMatch(/^[0-9A-Z]{26}$/)
  expect(facts.isComplete).toBeUndefined()
  const history = await get('/api/drift/positions/history/latest')
  const { isComplete } = await sextant.ask('/api/drift/positions/history/latest')
  expect(String(isComplete)).toBe(history.headers.get('x-list-complete'))
  const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
  const token = await sextant.get('/api/tokens/{tokenMint}', {
    path: { tokenMint: mint },
    query: { volumeType: 'dca' },
  })
  expect([token.symbol, token.price]).toEqual(['USDC', 1])
})

test('reads all rows of a list page by page, by cursor or by number, with the requested fields', async () => {
  const { sextant, get } = await openSeeded()
  const { content } = await (await get('/api/limit/all?filter=historical&size=250')).json()
  const keys = content.map((row: { publicKey: string }) => row.publicKey)
  expect(keys.length).toBeGreaterThan(2)
  for (const start of [{}, { page: 1 }, { sortField: 'amountUsd' } as const]) {
    const rows = []
    const query = { filter: 'historical', size: 1, fields: ['publicKey'], ...start } as const
    for await (const row of sextant.rows('/api/limit/all', { query })) rows.push(row)
    expect(rows.map(({ publicKey }) => publicKey).toSorted()).toEqual(keys.toSorted())
    expect(Object.keys(rows[0] ?? {})).toEqual(['publicKey'])
  }
  const byNumber = []
  for await (const { publicKey } of sextant.rows('/api/limit/all', {
    query: { filter: 'historical', size: 1, page: 2 },
  }))
    byNumber.push(publicKey)
  expect(byNumber).toEqual(keys.slice(1))
  const candles = []
  const path = { mint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', interval: 'minute' } as const
  for await (const candle of sextant.rows('/api/ohlc/tokens/{mint}/{interval}/latest', { path }))
    candles.push(candle)
  expect(candles).toEqual(await sextant.get('/api/ohlc/tokens/{mint}/{interval}/latest', { path }))
})

test('continues by cursor from any first page, even after an empty page', async () => {
  const pages = [
    { content: [1], page: 3, totalPages: 3, cursor: 'a' },
    { content: [], page: 1, totalPages: 3, cursor: 'b' },
    { content: [2], page: 1, totalPages: 3, cursor: null },
  ]
  const requested: unknown[] = []
  const read = async (query: unknown) => {
    requested.push(query)
    return pages[requested.length - 1]
  }
  const rows = []
  for await (const row of iterateRows(read, { page: 3, side: 'buy' })) rows.push(row)
  expect(rows).toEqual([1, 2])
  expect(requested).toEqual([
    { page: 3, side: 'buy' },
    { side: 'buy', after: 'a' },
    { side: 'buy', after: 'b' },
  ])
})

test('throws an error that names the invalid parameter and the reason', async () => {
  const { sextant } = await openSeeded()
  const refused = sextant.get('/api/dca/all', { query: { size: 0 } })
  await expect(refused).rejects.toBeInstanceOf(SextantProblem)
  await expect(refused).rejects.toMatchObject({
    status: 400,
    code: 'invalid_parameter',
    errors: [{ parameter: 'size', message: 'must be a whole number from 1 to 250' }],
    requestId: expect.stringMatching(/^[0-9A-Z]{26}$/),
  })
  const path = { tokenMint: 'a/b?c' }
  await expect(sextant.get('/api/tokens/{tokenMint}', { path })).rejects.toMatchObject({ status: 400 })
  const empty = { tokenMint: '' }
  await expect(sextant.get('/api/tokens/{tokenMint}', { path: empty })).rejects.toThrow(
    'needs path.tokenMint',
  )
})

test('retries temporary failures after the wait that the service requests', async () => {
  const { asked, baseUrl } = await scripted(
    refusal(429, { 'Retry-After': '1' }),
    refusal(503, {}),
    json({ ok: true }),
  )
  const sextant = createSextant({ baseUrl })
  expect(await sextant.get('/api/usage')).toEqual({ ok: true })
  const [first, second, third] = asked.map(({ atMs }) => atMs)
  expect(second! - first!).toBeGreaterThan(990)
  expect(third! - second!).toBeLessThan(900)
})

test('throws immediately if the wait is too long or a retry cannot help', async () => {
  const { asked, baseUrl } = await scripted(refusal(429, { 'Retry-After': '90' }))
  const sextant = createSextant({ baseUrl })
  await expect(sextant.get('/api/usage')).rejects.toMatchObject({ status: 429, retryAfterSeconds: 90 })
  expect(asked).toHaveLength(1)
  const unknown = await scripted((_, response) => void response.writeHead(404).end('<html>'))
  const elsewhere = createSextant({ baseUrl: unknown.baseUrl })
  await expect(elsewhere.get('/api/usage')).rejects.toMatchObject({ status: 404, code: undefined })
  expect(unknown.asked).toHaveLength(1)
})

test('has separate errors for a failed connection, a broken response and an aborted call', async () => {
  const gone = await scripted((_, response) => response.destroy())
  await expect(createSextant({ baseUrl: gone.baseUrl, retries: 1 }).get('/api/usage')).rejects.toBeInstanceOf(
    SextantUnreachable,
  )
  expect(gone.asked).toHaveLength(2)
  const broken = await scripted((_, response) => void response.end('{"cut'))
  await expect(createSextant({ baseUrl: broken.baseUrl }).get('/api/usage')).rejects.toThrow('not JSON')
  const slow = await scripted(refusal(429, { 'Retry-After': '20' }))
  const stop = new AbortController()
  const call = createSextant({ baseUrl: slow.baseUrl }).get('/api/usage', { signal: stop.signal })
  setTimeout(() => stop.abort(new Error('enough')), 50)
  await expect(call).rejects.toThrow('enough')
  expect(slow.asked).toHaveLength(1)
})

test('returns rows as text on request, and rejects unsupported formats by name', async () => {
  const { sextant, get } = await openSeeded()
  const query = { size: 2, fields: ['symbol', 'tokenMint'] } as const
  const csv = await sextant.text('/api/tokens', { query: { ...query, format: 'csv' } })
  expect(csv).toBe(await (await get('/api/tokens?size=2&fields=symbol,tokenMint&format=csv')).text())
  expect(csv).toMatch(/^symbol,tokenMint\r\n/)
  const lines = await sextant.text('/api/limit/depth', { query: { format: 'ndjson' } })
  expect(JSON.parse(lines.split('\n')[0] ?? '')).toHaveProperty('fromPercent')
  const only = sextant.text('/api/status', { query: { format: 'csv' } })
  await expect(only).rejects.toThrow('/api/status is only available as JSON')
  // Code without type checks can make this call.
  for (const format of ['csv', 'ndjson']) {
    const untyped = { query: { format } } as object
    for (const call of [sextant.get('/api/tokens', untyped), sextant.ask('/api/tokens', untyped)]) {
      await expect(call).rejects.toThrow(`not format=${format}: use text()`)
      await expect(call).rejects.toBeInstanceOf(TypeError)
    }
    await expect(sextant.rows('/api/tokens', untyped).next()).rejects.toThrow(`not format=${format}`)
  }
  const json = { query: { format: 'json', size: 1 } } as object
  expect((await sextant.get('/api/tokens', json)).content).toHaveLength(1)
})

test('distinguishes an empty or foreign response from a truncated one', async () => {
  const empty = await scripted((_, response) => void response.end())
  await expect(createSextant({ baseUrl: empty.baseUrl }).get('/api/usage')).rejects.toThrow(
    'The response is empty.',
  )
  const page = await scripted(
    (_, response) => void response.setHeader('Content-Type', 'text/html').end('<html>'),
  )
  const requested = createSextant({ baseUrl: page.baseUrl }).get('/api/usage')
  await expect(requested).rejects.toThrow('The response (text/html) was cut off, or is not JSON.')
  await expect(requested).rejects.toBeInstanceOf(SextantUnreachable)
})

test('the stream yields changes and ends with its signal', async () => {
  const server = await openServer()
  const sextant = createSextant({ baseUrl: server.origin, apiKey: keyOf(server) })
  const stop = new AbortController()
  const topics: string[] = []
  for await (const event of sextant.stream({ topics: ['dca', 'limit'], signal: stop.signal })) {
    topics.push(event.topic)
    if (event.topic === 'freshness')
      await server.writer.write(batchOf({ accounts: [{ state: dcaState(), slot: 100, at: now }] }))
    if (event.topic !== 'dca' || event.data.resync) continue
    expect(event.data.rows.map(({ publicKey }) => publicKey)).toEqual([addressOf('dca')])
    expect(event.id).toMatch(/^\d+$/)
    stop.abort()
  }
  // The first event of a stream can be current data or the freshness of the data.
  expect(topics).toContain('freshness')
  await expect.poll(() => server.context.live.streamCount).toBe(0)
})

test('closes the stream when the loop ends, and resumes with the missed events', async () => {
  const server = await openServer()
  const sextant = createSextant({ baseUrl: server.origin, apiKey: keyOf(server) })
  let lastEventId: string | undefined
  for await (const event of sextant.stream({ topics: ['limit'] })) {
    lastEventId = event.id
    if (lastEventId !== undefined) break
  }
  await expect.poll(() => server.context.live.streamCount).toBe(0)
  await server.writer.write(batchOf({ accounts: [{ state: limitState(), slot: 100, at: now }] }))
  for await (const event of sextant.stream({ topics: ['limit'], lastEventId })) {
    if (event.topic !== 'limit') continue
    expect(event.data.rows.map(({ publicKey }) => publicKey)).toEqual([addressOf('limit')])
    break
  }
})

test('resumes a broken or silent stream after its last event; an unknown topic is an error', async () => {
  const begin = (response: ServerResponse) => response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  const { asked, baseUrl } = await scripted(
    // The chunk boundaries are in the middle of a line and in the middle of a character.
    (_, response) => {
      const [head, tail] = [
        Buffer.from('retry: 10\n\nid: 7\r\nevent: dca\r\ndata: {"a":"'),
        Buffer.from('é"}\r\n\r\nid: 8\nda'),
      ]
      begin(response).write(Buffer.concat([head, tail.subarray(0, 1)]))
      setTimeout(() => response.end(tail.subarray(1)), 20)
    },
    (_, response) => void begin(response).write(': still here\n\n'),
    refusal(400, {}, { code: 'invalid_parameter' }),
  )
  const events: unknown[] = []
  const pauses: number[] = []
  const onReconnect = (_: unknown, waitMs: number) => void pauses.push(waitMs)
  const listen = async () => {
    for await (const event of createSextant({ baseUrl }).stream({
      topics: ['dca'],
      silenceMs: 150,
      onReconnect,
    }))
      events.push(event)
  }
  await expect(listen()).rejects.toMatchObject({ status: 400 })
  expect(events).toEqual([{ topic: 'dca', id: '7', data: { a: 'é' } }])
  expect(asked.map(({ url, headers }) => [url, headers['last-event-id']])).toEqual([
    ['/api/stream?topics=dca', undefined],
    ['/api/stream?topics=dca', '7'],
    ['/api/stream?topics=dca', '7'],
  ])
  expect(pauses).toHaveLength(2)
})

test('throws its own error for a stream event that is not JSON, without reconnecting', async () => {
  const { asked, baseUrl } = await scripted(
    (_, response) =>
      void response
        .writeHead(200, { 'Content-Type': 'text/event-stream' })
        .end('retry: 10\n\nid: 7\nevent: dca\ndata: {"cut\n\n'),
  )
  const next = createSextant({ baseUrl })
    .stream({ topics: ['dca'] })
    .next()
  await expect(next).rejects.toThrow('The stream sent an event (dca) that is not JSON.')
  await expect(next).rejects.toBeInstanceOf(SextantUnreachable)
  expect(asked).toHaveLength(1)
})
