import { expect, test } from 'vitest'
import { openCuttable } from '../helpers/nodes/cuttable-server'
import { openServer } from '../helpers/web/web-server'
import { heartbeatOf, seed } from './seed'

/** Returns the value of a series as Prometheus reads it; `undefined` if the series is missing. */
function valueIn(text: string, series: string): number | undefined {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

test('exposes sources, requests, streams and the cache', async () => {
  const server = await openServer()
  await seed(server.writer)
  for (const path of ['/api/dca/all', '/api/dca/all', '/api/nothing', '/healthz'])
    await (await fetch(`${server.origin}${path}`, { headers: server.keyed })).text()
  for (let call = 0; call < 5; call++) await (await fetch(`${server.origin}/api/usage`)).text()
  const stream = new AbortController()
  await fetch(`${server.origin}/api/stream`, { headers: server.keyed, signal: stream.signal })
  const response = await fetch(`${server.origin}/metrics`)
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const text = await response.text()
  stream.abort()
  const read = (series: string) => valueIn(text, series)
  expect(read('sextant_http_requests_total{route="api",status="200"}')).toBe(7)
  expect(read('sextant_http_requests_total{route="api",status="404"}')).toBe(1)
  expect(read('sextant_http_requests_total{route="health",status="200"}')).toBe(1)
  expect(read('sextant_http_request_duration_seconds_count{route="api"}')).toBe(8)
  expect(read('sextant_streams_open')).toBe(1)
  expect(read('sextant_streams_limit')).toBe(100)
  // The caller's rate bucket still exists, because its five calls take five seconds to drain.
  expect(read('sextant_rate_buckets')).toBeGreaterThanOrEqual(1)
  expect(read('sextant_store_up')).toBe(1)
  expect(read('sextant_source_live{source="accounts:jupiter-dca"}')).toBe(1)
  expect(read('sextant_source_lag_slots{source="accounts:jupiter-dca"}')).toBe(10)
  expect(read('sextant_query_cache_requests_total{outcome="kept"}')).toBeGreaterThan(0)
  expect(read('sextant_query_cache_questions_total{outcome="kept"}')).toBeGreaterThan(0)
  expect(read('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
  // Wait, because a stream is counted only when it ends. The duration of a stream is not measured.
  await expect
    .poll(async () =>
      valueIn(
        await (await fetch(`${server.origin}/metrics`)).text(),
        'sextant_http_requests_total{route="stream",status="200"}',
      ),
    )
    .toBe(1)
  expect(text).not.toContain('duration_seconds_count{route="stream"}')
})

test('exports a degraded source as current and degraded', async () => {
  const { origin, writer } = await openCuttable()
  await seed(writer)
  const source = 'accounts:jupiter-dca'
  await writer.heartbeat([{ ...heartbeatOf(source), state: 'degraded', detail: 'Slots are polled.' }])
  await expect
    .poll(async () => {
      const text = await (await fetch(`${origin}/metrics`)).text()
      return ['live', 'degraded'].map((kind) => valueIn(text, `sextant_source_${kind}{source="${source}"}`))
    })
    .toEqual([1, 1])
})

test('reports an unavailable store immediately, and no stale values of the sources', async () => {
  const { origin, writer, proxy } = await openCuttable()
  await seed(writer)
  const live = 'sextant_source_live{source="accounts:jupiter-dca"}'
  const read = async () => {
    const text = await (await fetch(`${origin}/metrics`)).text()
    return [valueIn(text, 'sextant_store_up'), valueIn(text, live)]
  }
  expect(await read()).toEqual([1, 1])
  await proxy.cut()
  await expect.poll(read, { timeout: 5_000 }).toEqual([0, undefined])
  await proxy.restore()
  await expect.poll(read, { timeout: 5_000 }).toEqual([1, 1])
})

test('hides the metrics from requests through an unknown proxy', async () => {
  const server = await openServer()
  const response = await fetch(`${server.origin}/metrics`, { headers: { 'X-Forwarded-For': '8.8.8.8' } })
  expect([response.status, (await response.json()).code]).toEqual([404, 'not_found'])
  const posted = await fetch(`${server.origin}/metrics`, { method: 'POST' })
  expect(posted.status).toBe(405)
})
