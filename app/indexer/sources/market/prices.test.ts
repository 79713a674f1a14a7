import { expect, onTestFinished, test, vi } from 'vitest'
import { mints } from '~/domain/token/mints'
import { silentLog } from '~/lib/log'
import { createHttpSource } from '~/solana/http/http-source'
import type { IndexStateReader } from '~/store/read/read-index-state'
import { createPricesSource } from './prices'

const hour = 3_600_000

/** Starts the source with a Price API that returns `status`, and fake time. */
function start(status: () => number, hasChainPrices = true) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  const clock = { nowMs: () => Date.now(), monotonicMs: () => performance.now() }
  const requested: number[] = []
  const http = createHttpSource({
    name: 'Price API',
    ...{ clock, random: () => 0.5, requestsPerSecond: 1, refusalRestMs: hour },
    fetch: async () => {
      requested.push(performance.now())
      return new Response(JSON.stringify({ [mints.wSOL]: { usdPrice: 150 } }), { status: status() })
    },
  })
  let rankings = 0
  const reader = {
    readMintsToPrice: async () => [{ mint: mints.wSOL, isTraded: true }],
  } as Partial<IndexStateReader> as IndexStateReader
  const source = createPricesSource({
    ...{ http, clock, api: { url: 'https://prices.example', apiKey: undefined } },
    reader,
    intake: { acceptPrice() {} },
    onRanked: () => {
      rankings += 1
    },
    hasChainPrices: () => hasChainPrices,
    isDated: () => true,
    loop: { random: () => 0.5, log: silentLog },
  })
  source.start()
  onTestFinished(async () => {
    await source.stop()
    vi.useRealTimers()
  })
  const state = () => source.statuses().map(({ state: word, detail }) => ({ word, detail }))[0]
  return { source, requested, state, rankings: () => rankings }
}

test('asks a host that refuses requests without a key once an hour, and still ranks the mints', async () => {
  const { source, requested, state, rankings } = start(() => 401)
  await vi.advanceTimersByTimeAsync(2 * hour + 60_000)
  expect(requested).toHaveLength(3)
  expect(rankings()).toBeGreaterThan(100)
  expect(source.isAnswering()).toBe(false)
  expect(state()).toEqual({
    word: 'degraded',
    detail: expect.stringMatching(/401.*prices come from the chain/),
  })
})

test('is offline if the chain provides no prices either', async () => {
  const { state } = start(() => 401, false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state()).toMatchObject({ word: 'offline' })
})

test('continues with normal rounds as soon as a request is served', async () => {
  let status = 401
  const { source, requested, state } = start(() => status)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requested).toHaveLength(1)
  status = 200
  await vi.advanceTimersByTimeAsync(hour)
  expect(source.isAnswering()).toBe(true)
  expect(state()).toEqual({ word: 'live', detail: undefined })
})
