import { expect, test } from 'vitest'
import { issueKey } from '~/auth/issue-key.server'
import { endpoints } from '~/contracts/endpoints'
import { mints } from '~/domain/token/mints'
import { clockAt, openWeb } from '../helpers/web/web-context'
import { reportHistory } from '../helpers/world/known-history'
import { addressOf, batchOf, mintState, perpMarketState } from '../helpers/world/states'

const now = 1_795_602_280
const hour = 3_600
const day = 24 * hour

async function openSmall() {
  const web = await openWeb({ clock: clockAt(now) })
  await reportHistory(web.writer, now - 60 * day)
  await web.writer.write(
    batchOf({
      accounts: [
        { state: perpMarketState(), slot: 1, at: now },
        {
          state: perpMarketState({ protocol: 'velocity-perps', key: addressOf('SOL of Velocity') }),
          slot: 1,
          at: now,
        },
        { state: mintState({ key: mints.wSOL, decimals: 9 }), slot: 1, at: now },
      ],
    }),
  )
  const status = async (path: string) => (await web.get(path)).status
  const json = async (path: string) => (await web.get(path)).json()
  return { web, status, json }
}

test('rejects unknown intervals and metrics, ends before the start, and times in the future', async () => {
  const { status, json } = await openSmall()
  for (const path of ['/api/candles/SOL-PERP', '/api/perps/markets/SOL-PERP/series']) {
    expect(await status(path)).toBe(200)
    expect(await status(`${path}?interval=2h`)).toBe(400)
    expect(await status(`${path}?start=${now - 50}&end=${now - 50}`)).toBe(400)
    expect(await status(`${path}?start=${now - 50}&end=${now - 90}`)).toBe(400)
    expect(await status(`${path}?start=${now + 1}`)).toBe(400)
    expect(await status(`${path}?end=${now + 61}`)).toBe(400)
    expect(await status(`${path}?end=${now + 60}`)).toBe(200)
    expect(await json(`${path}?end=${now + 3_600}`)).toMatchObject({
      code: 'invalid_parameter',
      detail: 'end must not be in the future.',
    })
  }
  expect(await status('/api/perps/markets/SOL-PERP/series?metric=price')).toBe(400)
})

test('names the interval that fits if a range has more than 2,000 bars', async () => {
  const { json, status } = await openSmall()
  const range = (interval: string, days: number) =>
    `/api/candles/SOL-PERP?interval=${interval}&start=${now - days * day}`
  expect(await json(range('1m', 6))).toMatchObject({
    detail: 'interval requests 8641 bars, but at most 2000 are allowed: use interval=5m or a shorter time.',
  })
  expect((await json(range('5m', 30))).detail).toContain('use interval=1h or')
  expect(await status(range('5m', 6))).toBe(200)
  const exact = `/api/candles/SOL-PERP?interval=1m&end=${now - (now % 60)}&start=${now - (now % 60) - 120_000}`
  expect(await status(exact)).toBe(200)
})

test('finds a market by name, symbol, index, account and venue, and a token by its mint', async () => {
  const { json, status } = await openSmall()
  const find = async (id: string) =>
    (await json(`/api/candles/${id}`)) as { id: string; venue: string | null }
  for (const id of ['SOL-PERP', 'sol', '0', addressOf('SOL-PERP'), 'drift:0', 'drift:SOL-PERP'])
    expect(await find(id)).toMatchObject({ id: addressOf('SOL-PERP'), kind: 'perpMarket', venue: 'drift' })
  for (const id of ['velocity:0', '0?venue=velocity', 'SOL?venue=velocity'])
    expect(await find(id)).toMatchObject({ id: addressOf('SOL of Velocity'), venue: 'velocity' })
  expect(await find(mints.wSOL)).toMatchObject({
    id: mints.wSOL,
    kind: 'token',
    venue: null,
    marketIndex: null,
  })
  for (const id of [mints.USDT, 'DOGE-PERP', '7', 'velocity:7', 'mango:0', 'velocity:0?venue=drift'])
    expect([id, await status(`/api/candles/${id}`)]).toEqual([id, 404])
  expect(await status(`/api/perps/markets/${mints.wSOL}/series`)).toBe(404)
})

test('a plan reaches as far back as its history, and the default start never exceeds it', async () => {
  const { web } = await openSmall()
  const pro = {
    'X-API-Key': await issueKey(web.pool, { plan: 'pro', label: 'test', ratePerSecond: undefined }),
  }
  let callers = 0
  const ask = (path: string, headers = {}) => {
    callers += 1
    return web.context.api(new Request(`http://sextant.test${path}`, { headers }), `203.0.113.${callers}`)
  }
  const firstDay = now - (now % day) - 31 * day
  for (const path of ['/api/candles/velocity:0', '/api/perps/markets/0/series']) {
    const within = await ask(`${path}?interval=1d&start=${firstDay}`)
    expect(within.status).toBe(200)
    expect((await ask(`${path}?interval=1d&start=${firstDay - 1}`)).status).toBe(403)
    expect((await ask(`${path}?interval=1d&end=${firstDay - day}`)).status).toBe(403)
    expect((await ask(`${path}?interval=1d&start=${firstDay - 20 * day}`, pro)).status).toBe(200)
  }
  const points = async (headers = {}) => {
    const response = await ask('/api/perps/markets/0/series?interval=1d&metric=volume', headers)
    return endpoints.perpSeries.answer.parse(await response.json()).points.map(({ time }) => time / 1_000)
  }
  expect([(await points())[0], (await points()).length]).toEqual([firstDay, 32])
  expect((await points(pro)).length).toBe(300)
})

test('returns rows as CSV and NDJSON, and 304 for an unchanged range', async () => {
  const { web } = await openSmall()
  const path = `/api/perps/markets/0/series?metric=volume&start=${now - 2 * hour}&end=${now - hour}`
  const csv = await (await web.get(`${path}&format=csv`)).text()
  expect(csv.trim().split(/\r?\n/)).toEqual([
    'time,timeIso,value,base',
    ...[2, 1].map((hours) => {
      const at = now - (now % hour) - hours * hour
      return `${at * 1_000},${new Date(at * 1_000).toISOString().replace('.000Z', 'Z')},0,0`
    }),
  ])
  const lines = (await (await web.get(`${path}&format=ndjson`)).text()).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).value)).toEqual([0, 0])
  const first = await web.get(path)
  const again = await web.get(path, { 'If-None-Match': first.headers.get('ETag') ?? '' })
  expect([first.status, again.status]).toEqual([200, 304])
})

test('token candles equal those of the latest candles, and minutes before their retention are left out', async () => {
  const { web, json } = await openSmall()
  const insert = (table: string, rows: string) =>
    web.pool.query(`insert into ${table} (mint, at, open, high, low, close, volume_usd)
      select '${mints.wSOL}', r.* from (values ${rows}) r`)
  const [minute, thisHour] = [now - (now % 60), now - (now % hour)]
  await insert(
    'candle_minute',
    `(${minute - 9 * 60}, 150, 155, 149, 152, 1000), (${minute - 2 * 60}, 151, 151, 151, 151, 7)`,
  )
  await insert(
    'candle_hour',
    `(${thisHour - 30 * hour}, 90, 99, 80, 95, 10), (${thisHour - 5 * hour}, 100, 120, 95, 110, 20), (${thisHour}, 150, 155, 149, 151, 1007)`,
  )
  for (const [interval, word, bars] of [
    ['1m', 'minute', 12],
    ['1h', 'hour', 40],
    ['1d', 'day', 3],
  ] as const) {
    const latest = await json(`/api/ohlc/tokens/${mints.wSOL}/${word}/latest?limit=${bars}`)
    const start = (latest as { time: number }[])[0]?.time ?? 0
    const range = await json(`/api/candles/${mints.wSOL}?interval=${interval}&start=${start / 1_000}`)
    const candles = endpoints.candleRange.answer.parse(range).candles
    expect(candles.map(({ volumeBase, fills, ...candle }) => candle)).toEqual(latest)
    expect(candles.every(({ volumeBase, fills }) => volumeBase === null && fills === null)).toBe(true)
  }
  const five = await json(`/api/candles/${mints.wSOL}?interval=5m&start=${minute - 600}`)
  const bars = endpoints.candleRange.answer.parse(five).candles
  expect(bars.some(({ high, volume }) => high === 155 && volume === 1_000)).toBe(true)
  const old = await json(`/api/candles/${mints.wSOL}?interval=15m&start=${now - 9 * day}`)
  const firstTime = endpoints.candleRange.answer.parse(old).candles[0]?.time ?? 0
  expect(firstTime / 1_000).toBeGreaterThan(now - 7 * day)
})
