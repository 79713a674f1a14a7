import { expect, test } from 'vitest'
import { endpoints } from '~/contracts/endpoints'
import { mints } from '~/domain/token/mints'
import { isoTime } from '../helpers/web/iso-time'
import { now, shareInsightWorld, strangeMint } from './insight-world'

const { web, request } = shareInsightWorld()

test('computes DCA pressure from what the open orders’ cycles will buy and sell', async () => {
  const page = endpoints.dcaPressure.answer.parse(await request('/api/dca/pressure'))
  expect(page.asOf).toBe(now)
  const row = (mint: string) => page.content.find(({ tokenMint }) => tokenMint === mint)
  // The horizons contain 1, 3, 5, 5 and 5 cycles of the USDC order. The SOL order has a cycle now, in two
  // hours and in four hours, worth $150 each.
  expect(row(mints.USDC)).toMatchObject({
    orders: 2,
    unpricedOrders: 0,
    sellUsd5m: 100,
    sellUsd30m: 300,
    sellUsd1h: 450,
    sellUsd6h: 450,
    sellUsd24h: 450,
    buyUsd5m: 150,
    buyUsd30m: 150,
    buyUsd1h: 150,
    buyUsd6h: 450,
    buyUsd24h: 450,
    netUsd5m: 50,
    netUsd1h: -300,
    netUsd24h: 0,
  })
  expect(row(mints.wSOL)).toMatchObject({ orders: 3, unpricedOrders: 1, netUsd5m: -50, netUsd1h: 300 })
  expect(row(strangeMint)).toMatchObject({ orders: 1, unpricedOrders: 1, netUsd24h: 0 })
  const hours = row(mints.USDC)?.hours ?? []
  expect(hours).toHaveLength(24)
  expect(
    hours.slice(0, 5).map(({ time, buyUsd, sellUsd, netUsd }) => [time - now, buyUsd, sellUsd, netUsd]),
  ).toEqual([
    [0, 150, 450, -300],
    [3_600, 0, 0, 0],
    [7_200, 150, 0, 150],
    [10_800, 0, 0, 0],
    [14_400, 150, 0, 150],
  ])
})

test('ranks pressure by the net value of a horizon, which also sets the number of hours returned', async () => {
  const page = endpoints.dcaPressure.answer.parse(await request('/api/dca/pressure?horizon=1h&size=2'))
  expect(page.content.map(({ netUsd1h }) => Math.abs(netUsd1h))).toEqual([300, 300])
  expect(page.content[0]?.hours).toHaveLength(1)
  const one = await request(`/api/dca/pressure?tokenMint=${mints.wSOL}&horizon=6h`)
  expect([one.totalElements, one.content[0].tokenMint, one.content[0].hours.length]).toEqual([
    1,
    mints.wSOL,
    6,
  ])
  expect(one.assumptions).toContain('Constant prices.')
})

test('has a table row per hour and token, unless the hours are not selected', async () => {
  const timed = (at: number) => `${at},${isoTime(at)}`
  const path = `/api/dca/pressure?tokenMint=${mints.USDC}&horizon=6h`
  const hours = await web.get(`${path}&fields=tokenMint,hours&format=csv`)
  expect((await hours.text()).split('\r\n').slice(0, 4)).toEqual([
    'tokenMint,time,timeIso,buyUsd,sellUsd,netUsd',
    `${mints.USDC},${timed(now)},150,450,-300`,
    `${mints.USDC},${timed(now + 3_600)},0,0,0`,
    `${mints.USDC},${timed(now + 7_200)},150,0,150`,
  ])
  const lines = (await (await web.get(`${path}&format=ndjson`)).text()).trimEnd().split('\n')
  expect(lines).toHaveLength(6)
  expect(JSON.parse(lines[2] ?? '')).toMatchObject({
    netUsd6h: 0,
    time: now + 7_200,
    buyUsd: 150,
    netUsd: 150,
  })
  expect(await (await web.get(`${path}&fields=tokenMint,netUsd1h&format=csv`)).text()).toBe(
    `tokenMint,netUsd1h\r\n${mints.USDC},-300\r\n`,
  )
  const page = await web.get('/api/dca/pressure?size=1&format=csv')
  expect(page.headers.get('link')).toContain('page=2')
})

test('adds up what all tokens will sell in the next hour, for the dashboard', async () => {
  const { content } = endpoints.dcaPressure.answer.parse(await request('/api/dca/pressure'))
  const forecast = await web.context.queries.getDcaForecast({ horizon: '24h', tokens: 6 })
  const soldUsd = content.reduce((sum, { sellUsd1h }) => sum + sellUsd1h, 0)
  expect([forecast.asOf, forecast.soldInNextHourUsd]).toEqual([now, soldUsd])
  // 450 of the USDC order, 150 of the SOL order.
  expect(soldUsd).toBe(600)
  // Only orders of major tokens have prices here.
  expect([forecast.total, forecast.tokens]).toEqual([{ buyUsd: 0, sellUsd: 0 }, []])
})
