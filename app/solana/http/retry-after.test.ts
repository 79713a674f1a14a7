import { expect, test } from 'vitest'
import { retryAfterMs } from './retry-after'

const nowMs = Date.UTC(2026, 10, 21, 12, 0, 0)
const nowSeconds = nowMs / 1000
const date = new Date(nowMs).toUTCString()

test.each([
  [{}, undefined],
  [{ 'retry-after': '7' }, 7_000],
  [{ 'retry-after': '0' }, 0],
  [{ 'retry-after': '3600' }, 60_000],
  [{ 'retry-after': '-5' }, 0],
  [{ 'retry-after': '' }, undefined],
  [{ 'retry-after': 'soon' }, undefined],
  [{ 'retry-after': new Date(nowMs + 9_000).toUTCString() }, 9_000],
  [{ 'x-ratelimit-reset': String(nowSeconds + 12) }, 12_000],
  [{ 'x-ratelimit-reset': String(nowSeconds + 12.5) }, 12_500],
  [{ 'x-ratelimit-reset': String(nowSeconds - 12) }, 0],
  [{ 'x-ratelimit-reset': String(nowSeconds + 7_200) }, 60_000],
  [{ 'x-ratelimit-reset': String(nowMs + 12_000) }, 12_000],
  [{ 'x-ratelimit-reset': '12' }, 12_000],
  [{ 'x-ratelimit-reset': '' }, undefined],
  [{ 'x-ratelimit-reset': 'Infinity' }, undefined],
  [{ 'x-ratelimit-reset': 'tomorrow' }, undefined],
  [{ 'retry-after': '3', 'x-ratelimit-reset': String(nowSeconds + 12) }, 3_000],
  [{ 'retry-after': 'soon', 'x-ratelimit-reset': String(nowSeconds + 12) }, 12_000],
])('reads a wait from %j: %s ms', (headers, waitMs) => {
  expect(retryAfterMs(new Headers(headers), nowMs)).toBe(waitMs)
})

test('waits the same if the local clock is an hour off', () => {
  for (const localMs of [nowMs - 3_600_000, nowMs + 3_600_000]) {
    const headers = new Headers({ date, 'x-ratelimit-reset': String(nowSeconds + 12) })
    expect(retryAfterMs(headers, localMs)).toBe(12_000)
    const dated = new Headers({ date, 'retry-after': new Date(nowMs + 9_000).toUTCString() })
    expect(retryAfterMs(dated, localMs)).toBe(9_000)
  }
})
