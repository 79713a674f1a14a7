import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '~/contracts/endpoints'
import { mints } from '~/domain/token/mints'
import { clockAt, openWeb, type WebTest } from '../helpers/web/web-context'
import { reportHistory } from '../helpers/world/known-history'
import { batchOf, mintState } from '../helpers/world/states'

/** Current time in the tests: 2023-11-14T22:15:00Z. */
const now = 1_700_000_100
const minute = 60
const hour = 3_600

let web: WebTest
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  web = await openWeb({ clock: clockAt(now), onEnd: (end) => ends.push(end) })
  await reportHistory(web.writer, now - 31 * 24 * hour)
  await web.writer.write(
    batchOf({
      accounts: [mints.wSOL, mints.USDT].map((key) => ({ state: mintState({ key }), slot: 1, at: now })),
    }),
  )
  const insert = (table: string, rows: string) =>
    web.pool.query(
      `insert into ${table} (mint, at, open, high, low, close, volume_usd)
        select '${mints.wSOL}', r.* from (values ${rows}) r`,
    )
  await insert(
    'candle_minute',
    `(${now - 10 * minute}, 150, 150, 150, 150, 0),
    (${now - 3 * minute}, 151, 155, 149, 152, 1000),
    (${now - minute}, null::float8, null::float8, null::float8, null::float8, 500),
    (${now}, 153, 153, 153, 153, 0)`,
  )
  const today = now - (now % 86_400)
  await insert(
    'candle_hour',
    `(${today - 40 * hour}, 90, 99, 80, 95, 10),
    (${today - 20 * hour}, 100, 120, 95, 110, 20),
    (${today - 10 * hour}, 111, 130, 100, 105, 30),
    (${today}, 140, 141, 139, 140, 7)`,
  )
})
afterAll(() => Promise.all(ends.map((end) => end())))

const candles = async (interval: string, limit: number) => {
  const response = await web.get(`/api/ohlc/tokens/${mints.wSOL}/${interval}/latest?limit=${limit}`)
  return endpoints.candles.answer.parse(await response.json())
}
const numbersOf = (rows: Awaited<ReturnType<typeof candles>>) =>
  rows.map((row) => [row.time, row.open, row.high, row.low, row.close, row.volume])

test('returns minute candles up to the current minute, and repeats the last close in empty ones', async () => {
  expect(numbersOf(await candles('minute', 5))).toEqual([
    [(now - 4 * minute) * 1_000, 150, 150, 150, 150, 0],
    [(now - 3 * minute) * 1_000, 151, 155, 149, 152, 1_000],
    [(now - 2 * minute) * 1_000, 152, 152, 152, 152, 0],
    [(now - minute) * 1_000, 152, 152, 152, 152, 500],
    [now * 1_000, 153, 153, 153, 153, 0],
  ])
  expect(await candles('1m', 5)).toEqual(await candles('minute', 5))
})

test('takes the price before the first stored minute from the hour candles', async () => {
  const [first] = await candles('minute', 60)
  expect(first).toMatchObject({ open: 140, close: 140, volume: 0 })
})

test('builds day candles from hours: first open, extremes, last close, total volume', async () => {
  const today = now - (now % 86_400)
  expect(numbersOf(await candles('day', 3))).toEqual([
    [(today - 2 * 86_400) * 1_000, 90, 99, 80, 95, 10],
    [(today - 86_400) * 1_000, 100, 130, 95, 105, 50],
    [today * 1_000, 140, 141, 139, 140, 7],
  ])
  expect(await candles('1d', 3)).toEqual(await candles('day', 3))
  const hours = await candles('1h', 1_000)
  expect(hours[0]?.time).toBe((today - 40 * hour) * 1_000)
  expect(hours.at(-1)).toMatchObject({ time: (now - (now % hour)) * 1_000, close: 140 })
})

test('returns no candles for a token without a price, 404 for an unknown mint, and 400 for an unknown interval', async () => {
  const status = async (path: string) => (await web.get(`/api/ohlc/tokens/${path}`)).status
  expect(await (await web.get(`/api/ohlc/tokens/${mints.USDT}/hour/latest`)).json()).toEqual([])
  expect(await status(`${mints.JitoSOL}/hour/latest`)).toBe(404)
  expect(await status(`${mints.wSOL}/week/latest`)).toBe(400)
  expect(await status(`${mints.wSOL}/hour/latest?limit=1001`)).toBe(400)
  expect(await status('abc/hour/latest')).toBe(404)
  expect(await status('no-mint!/hour/latest')).toBe(400)
})
