import { expect, test } from 'vitest'
import type { ParsedRequest } from './endpoint.server'
import { RequestParseCache } from './request-parse-cache.server'

function parsedRequest(isRepeatable = true): ParsedRequest {
  return {
    isRepeatable,
    respond: () => Promise.reject(new Error('nobody asks')),
  }
}

test('finds a request by its URL and its Accept header', () => {
  const known = new RequestParseCache()
  const csv = parsedRequest()
  known.keep('http://a.test/b', 'text/csv', csv)
  expect(known.find('http://a.test/b', 'text/csv')).toBe(csv)
  expect(known.find('http://a.test/b', null)).toBeUndefined()
  expect(known.find('http://a.test/c', 'text/csv')).toBeUndefined()
})

test('caches a thousand requests, evicts the least recently used, and skips long or unrepeatable ones', () => {
  const known = new RequestParseCache()
  const first = parsedRequest()
  known.keep('first', null, first)
  known.keep('second', null, parsedRequest())
  for (let n = 0; n < 998; n++) known.keep(String(n), null, parsedRequest())
  expect(known.find('first', null)).toBe(first)
  known.keep('one more', null, parsedRequest())
  expect(known.find('second', null)).toBeUndefined()
  expect(known.find('first', null)).toBe(first)
  known.keep('once', null, parsedRequest(false))
  expect(known.find('once', null)).toBeUndefined()
  const long = 'x'.repeat(1_025)
  known.keep(long, null, parsedRequest())
  known.keep('accepts much', long, parsedRequest())
  expect([known.find(long, null), known.find('accepts much', long)]).toEqual([undefined, undefined])
})

test('a flood of rejected requests does not evict successful ones', () => {
  const known = new RequestParseCache()
  const good = parsedRequest()
  known.keep('good', null, good)
  for (let n = 0; n < 5_000; n++) known.keepRefused(`wrong ${n}`, null, parsedRequest())
  expect(known.find('good', null)).toBe(good)
  expect([known.find('wrong 4999', null), known.findRefused('wrong 3999', null)]).toEqual([
    undefined,
    undefined,
  ])
  expect(known.findRefused('wrong 4999', null)).toBeDefined()
})

test('moves a rejected request that succeeds later to the successful ones', () => {
  const known = new RequestParseCache()
  const late = parsedRequest()
  known.keepRefused('late', null, late)
  known.keep('late', null, late)
  expect([known.find('late', null), known.findRefused('late', null)]).toEqual([late, undefined])
})
