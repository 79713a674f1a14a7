import { expect, test } from 'vitest'
import { createTokenBucket } from '~/lib/async/token-bucket'
import { jupiterHeaders, jupiterHint, jupiterUrl, paceOfEach } from './jupiter-api'

const at = (url: string) => jupiterUrl({ url, apiKey: undefined }, '/tokens/v2', '/search', 'query=a,b')

test.each([
  ['https://api.jup.ag', 'https://api.jup.ag/tokens/v2/search?query=a,b'],
  ['https://proxy.example/jup?token=t', 'https://proxy.example/jup/tokens/v2/search?token=t&query=a,b'],
  ['https://api.jup.ag/tokens/v2', 'https://api.jup.ag/tokens/v2/search?query=a,b'],
  ['https://api.jup.ag/tokens/v2?k=1', 'https://api.jup.ag/tokens/v2/search?k=1&query=a,b'],
])('builds the request URL from %s', (url, expected) => {
  expect(at(url)).toBe(expected)
})

test("does not repeat the API's path if the configured URL contains it", () => {
  const api = { url: 'https://api.jup.ag/price/v3', apiKey: undefined }
  expect(jupiterUrl(api, '/price/v3', '', 'ids=a')).toBe('https://api.jup.ag/price/v3?ids=a')
})

test('sends the key in one header, and no header without a key', () => {
  expect(jupiterHeaders({ url: 'https://api.jup.ag', apiKey: 'secret' })).toEqual({ 'x-api-key': 'secret' })
  expect(jupiterHeaders({ url: 'https://api.jup.ag', apiKey: undefined })).toEqual({})
})

test.each([
  [undefined, 401, 'JUPITER_API_KEY'],
  [undefined, 403, 'JUPITER_API_KEY'],
  [undefined, 429, 'JUPITER_API_KEY'],
  ['secret', 401, 'JUPITER_API_KEY'],
  ['secret', 429, 'JUPITER_REQUESTS_PER_SECOND'],
  ['secret', 404, 'PRICE_API_URL'],
])(
  'with the key %s and a status %i, the hint names the setting %s, never the key',
  (apiKey, status, setting) => {
    const hint = jupiterHint({ url: 'https://api.jup.ag', apiKey }, 'PRICE_API_URL')(status)
    expect(hint).toContain(setting)
    expect(hint).not.toContain('secret')
  },
)

/** Returns the times at which the budget of one API allows a request, seconds. */
function timesOf(requestsPerSecond: number, seconds: number): readonly number[] {
  let nowMs = 0
  const clock = { nowMs: () => nowMs, monotonicMs: () => nowMs }
  const perSecond = paceOfEach(requestsPerSecond)
  const budget = createTokenBucket({ capacity: Math.max(1, perSecond), perSecond, clock })
  const times: number[] = []
  for (; nowMs < seconds * 1000; nowMs += 10) while (budget.tryTake()) times.push(nowMs)
  return times
}

test.each([1, 2, 10, 50])('two APIs stay within %i requests per second in every minute', (perSecond) => {
  const times = timesOf(perSecond, 300)
  const busiest = Math.max(
    ...times.map((from) => times.filter((at) => at >= from && at < from + 60_000).length),
  )
  expect(2 * busiest).toBeLessThanOrEqual(60 * perSecond)
  expect(2 * busiest).toBeGreaterThan(60 * perSecond * 0.9)
})
