import { expect, test } from 'vitest'
import { parseQuota, quotaAfter } from './quota'

const headers = (limit: string, policy: string) =>
  new Headers({ RateLimit: limit, 'RateLimit-Policy': policy })

test('parses plan and usage from the response headers', () => {
  expect(parseQuota(headers('"free";r=3;t=2', '"free";q=5;w=5'))).toEqual({
    plan: 'free',
    burst: 5,
    used: 2,
    fullInSeconds: 2,
  })
})

test.each([
  ['', ''],
  ['"free";r=3;t=2', ''],
  ['free', '"free";q=5;w=5'],
  ['"free";r=many;t=2', '"free";q=5;w=5'],
])('returns undefined for %j with %j', (limit, policy) => {
  expect(parseQuota(headers(limit, policy))).toBeUndefined()
})

test('refills evenly until nothing is used', () => {
  const quota = { plan: 'free', burst: 5, used: 4, fullInSeconds: 4 }
  expect([0, 1, 3, 4, 60].map((seconds) => quotaAfter(quota, seconds).used)).toEqual([4, 3, 1, 0, 0])
  expect(quotaAfter(quota, 1).fullInSeconds).toBe(3)
})
