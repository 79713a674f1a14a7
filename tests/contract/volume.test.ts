import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '~/contracts/endpoints'
import type { Address } from '~/domain/base/ids'
import { mints } from '~/domain/token/mints'
import { isoTime } from '../helpers/web/iso-time'
import { clockAt, openWeb, type WebTest } from '../helpers/web/web-context'
import { reportHistory } from '../helpers/world/known-history'
import { addressOf, batchOf, dcaState, filledEvent, mintState, signatureOf } from '../helpers/world/states'

/** Current time in the tests: 2023-11-14T22:15:00Z, a quarter past an hour. */
const now = 1_700_000_100
const hour = 3_600
const thisHour = now - 900

const bonk = addressOf('bonk')
const wif = addressOf('wif')
const nameless = addressOf('nameless')

let web: WebTest
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  web = await openWeb({ clock: clockAt(now), onEnd: (end) => ends.push(end) })
  await reportHistory(web.writer, now - 31 * 24 * hour)
  await web.writer.write(
    batchOf({
      accounts: [mints.USDC, mints.wSOL, bonk, wif].map((key) => ({
        state: mintState({ key, decimals: key === mints.wSOL ? 9 : 6 }),
        slot: 100,
        at: now - 50,
      })),
      tokens: [
        { mint: mints.USDC, name: 'USD Coin', symbol: 'USDC', verified: true, at: now - 60 },
        { mint: mints.wSOL, name: 'Wrapped SOL', symbol: 'SOL', verified: true, at: now - 60 },
        { mint: bonk, name: 'Bonk', symbol: 'BONK', verified: true, at: now - 60 },
        { mint: wif, name: 'Not Bonk', symbol: 'BONK', verified: false, at: now - 60 },
      ],
      prices: [
        { mint: mints.USDC, priceUsd: 1, at: now - 60, source: 'price-api' },
        { mint: mints.wSOL, priceUsd: 150, at: now - 60, source: 'price-api' },
      ],
    }),
  )
  await web.writer.write(
    batchOf({ accounts: orders.map((state) => ({ state, slot: 100, at: now - 50 })), events: fills }),
  )
})
afterAll(() => Promise.all(ends.map((end) => end())))

/**
 * DCA orders. The first has 750 USDC left to sell for SOL, the second 1.5 SOL left to sell for USDC. The
 * third sells an unpriced token for BONK, and the fourth has 10 USDC left to sell for that token. The last is
 * finished.
 */
const orders = [
  dcaState({ key: addressOf('one'), inUsedRaw: 250_000_000n }),
  dcaState({
    key: addressOf('two'),
    inputMint: mints.wSOL,
    outputMint: mints.USDC,
    inDepositedRaw: 3_000_000_000n,
    inWithdrawnRaw: 500_000_000n,
    inUsedRaw: 1_000_000_000n,
  }),
  dcaState({ key: addressOf('three'), inputMint: nameless, outputMint: bonk }),
  dcaState({ key: addressOf('four'), outputMint: nameless, inUsedRaw: 990_000_000n }),
  dcaState({ key: addressOf('done'), inUsedRaw: 1_000_000_000n }),
]

/** Returns an execution that buys a token with the given amount of USDC, or sells the token for it. */
function swap(name: string, at: number, usdc: number, token: Address, side: 'buy' | 'sell' = 'buy') {
  const usdcRaw = BigInt(usdc * 1_000_000)
  const legs =
    side === 'buy'
      ? { inputMint: mints.USDC, outputMint: token, inputRaw: usdcRaw, outputRaw: 5_000n }
      : { inputMint: token, outputMint: mints.USDC, inputRaw: 5_000n, outputRaw: usdcRaw }
  return filledEvent({
    protocol: 'jupiter-dca',
    signature: signatureOf(name),
    order: addressOf('elsewhere'),
    maker: addressOf('maker'),
    remainingInputRaw: undefined,
    at,
    ...legs,
  })
}

const limit = { protocol: 'jupiter-limit' } as const

/** The window of a day begins at `now - 86400`, a quarter past an hour. */
const fills = [
  swap('in time', now - 86_400, 40, bonk),
  swap('a second late', now - 86_401, 5, bonk),
  swap('the hour after', thisHour - 82_800 + 10, 60, bonk, 'sell'),
  swap('this minute', now - 20, 100, wif),
  swap('this hour', thisHour + 30, 10, mints.wSOL),
  swap('last hour', thisHour - 5, 7, nameless),
  { ...swap('limit', now - 100, 900, mints.wSOL), ...limit },
  { ...swap('limit v1', now - 200, 100, bonk, 'sell'), protocol: 'jupiter-limit-v1' as const },
  { ...swap('limit late', now - 86_401, 1, bonk), ...limit },
]

const request = async (path: string) => (await web.get(path)).json()

test('DCA aggregates sum the remaining input of active orders, largest first; unknown sums are null', async () => {
  const rows = endpoints.dcaAggregates.answer.parse(await request('/api/dca/aggregates'))
  const facts = rows.map(({ tokenMint, buysUsd, sellsUsd, totalUsd, orders, unpricedOrders }) => [
    tokenMint,
    buysUsd,
    sellsUsd,
    totalUsd,
    orders,
    unpricedOrders,
  ])
  expect(facts).toEqual([
    [mints.USDC, 225, 760, 985, 3, 0],
    [mints.wSOL, 750, 225, 975, 2, 0],
    // The value of the tokens to sell is unknown, so it is null and not 0.
    [nameless, 10, null, 10, 2, 1],
    [bonk, null, 0, null, 1, 1],
  ])
  expect(rows.map(({ token, tokenSymbol }) => [token, tokenSymbol])).toContainEqual([nameless, null])
  expect((await request('/api/dca/aggregates?limit=1')).length).toBe(1)
  const [first] = await request(`/api/dca/aggregates?limit=1&exclude=${mints.JitoSOL},${mints.USDC}`)
  expect(first.tokenMint).toBe(mints.wSOL)
})

test('with basis=filled, aggregates sum the executions of the last 24 hours, to the second', async () => {
  const rows = endpoints.dcaAggregates.answer.parse(await request('/api/dca/aggregates?basis=filled'))
  const facts = rows.map(({ tokenMint, buysUsd, sellsUsd, orders }) => [tokenMint, buysUsd, sellsUsd, orders])
  expect(facts[0]).toEqual([mints.USDC, 60, 157, null])
  // The tokens bonk and wif have $100 of volume each, so the mint decides their order.
  expect(facts.slice(1, 3).sort()).toEqual(
    [
      [bonk, 40, 60, null],
      [wif, 100, 0, null],
    ].sort(),
  )
  expect(facts.slice(3)).toEqual([
    [mints.wSOL, 10, 0, null],
    [nameless, 7, 0, null],
  ])
  // The Jupiter dashboard shows the sum over all tokens, because each execution sells one of them.
  const soldUsd = rows.reduce((sum, { sellsUsd }) => sum + (sellsUsd ?? 0), 0)
  expect([soldUsd, await web.context.queries.getDcaVolume()]).toEqual([217, 217])
})

test('tokens of filled limit orders include both Jupiter programs and the last 24 hours only', async () => {
  const page = endpoints.filledTokens.answer.parse(await request('/api/limit/top/filled/table'))
  expect(page).toMatchObject({ totalElements: 3, totalIsExact: true, page: 1, size: 10 })
  expect(
    page.content.map((row) => [row.symbol, row.volume, row.buyVolume, row.sellVolume, row.totalFilledUsd]),
  ).toEqual([
    ['USDC', 1_000, 100, 900, 1_000],
    ['SOL', 900, 900, 0, 900],
    ['BONK', 100, 0, 100, 100],
  ])
  const sorted = async (query: string) =>
    endpoints.filledTokens.answer
      .parse(await request(`/api/limit/top/filled/table?${query}`))
      .content.map(({ symbol }) => symbol)
  expect(await sorted('sortField=sellVolume&sortOrder=asc')).toEqual(['SOL', 'BONK', 'USDC'])
  expect(await sorted('sortField=symbol&sortOrder=asc&limit=2')).toEqual(['SOL', 'USDC'])
  expect(await sorted('size=1&page=3')).toEqual(['BONK'])
})

test('volume over time as a table has a row for each bucket of each token', async () => {
  const path = `/api/dca/aggregates/volume?interval=hour&start=${thisHour - hour}&end=${now}`
  const { labels, datasets } = endpoints.dcaVolumeChart.answer.parse(await request(path))
  const lines = (await (await web.get(`${path}&format=ndjson`)).text()).trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    datasets.flatMap(({ label, tokenMint, data }) =>
      labels.map((time, index) => ({ time, label, tokenMint, volumeUsd: data[index] })),
    ),
  )
  expect(lines).toHaveLength(2 * datasets.length)
  const table = await (await web.get(`${path}&format=csv`)).text()
  expect(table).toContain(`\r\n${thisHour},${isoTime(thisHour)},BONK ${shortOf(wif)},${wif},100\r\n`)
})

test('the chart has slices with symbols as labels', async () => {
  expect(await request('/api/limit/top/filled/chart?limit=2')).toEqual({
    labels: ['USDC', 'SOL'],
    mints: [mints.USDC, mints.wSOL],
    verified: [true, true],
    datasets: [{ label: 'Filled volume, 24 h', data: [1_000, 900] }],
  })
})

test('volume over time has whole buckets without majors, and a unique label per token', async () => {
  const from = thisHour - 24 * hour
  const path = `/api/dca/aggregates/volume?interval=hour&intervalDuration=6&start=${from + 1}&end=${now}`
  const sixHours = from - (from % 21_600)
  const summary = endpoints.dcaVolumeChart.answer.parse(await request(path))
  const starts = summary.labels
  expect(starts[0]).toBe(sixHours)
  expect(starts.at(-1)).toBe(now - (now % 21_600))
  expect(summary.datasets.map(({ label }) => label)).toEqual([
    'BONK',
    `BONK ${shortOf(wif)}`,
    shortOf(nameless),
  ])
  const bucketOf = (at: number) => starts.indexOf(at - (at % 21_600))
  const placed = (values: readonly (readonly [number, number])[]) => {
    const data = starts.map(() => 0)
    for (const [at, usd] of values) data[bucketOf(at)] = (data[bucketOf(at)] ?? 0) + usd
    return data
  }
  const bonkTrades = [
    [now - 86_400, 40],
    [now - 86_401, 5],
    [thisHour - 82_800, 60],
  ] as const
  expect(summary.datasets[0]?.data).toEqual(placed(bonkTrades))
  const net = endpoints.dcaVolumeChart.answer.parse(await request(`${path}&view=summaryNet`))
  expect(net.datasets[0]?.data).toEqual(
    placed([
      [now - 86_400, 45],
      [thisHour - 82_800, -60],
    ]),
  )
})

test('combines all but the eight largest tokens into one series', async () => {
  const { writer, get } = await openWeb({ clock: clockAt(now) })
  await reportHistory(writer, now - 31 * 24 * hour)
  const token = (n: number) => addressOf(`token ${n}`)
  const buys = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => swap(`buy ${n}`, now - 60, 10 * n, token(n)))
  await writer.write(batchOf({ events: [...buys, swap('sale', now - 30, 5, token(1), 'sell')] }))
  const draw = async (view: string) => {
    const path = `/api/dca/aggregates/volume?start=${thisHour}&end=${now}&view=${view}`
    const { datasets } = endpoints.dcaVolumeChart.answer.parse(await (await get(path)).json())
    return datasets.map(({ tokenMint, data }) => [tokenMint, ...data])
  }
  const largest = [10, 9, 8, 7, 6, 5, 4, 3].map((n) => [token(n), 10 * n])
  expect(await draw('summary')).toEqual([...largest, [null, 20 + 10 + 5]])
  expect(await draw('summaryNet')).toEqual([...largest, [null, 20 + 10 - 5]])
})

test('returns a series for each named token in the given order, also for majors and tokens without volume', async () => {
  const path = `/api/dca/aggregates/volume?interval=hour&start=${thisHour}&end=${now}`
  expect(await request(`${path}&tokenMints=${mints.USDT},${mints.wSOL},${mints.USDC},${mints.wSOL}`)).toEqual(
    {
      labels: [thisHour],
      datasets: [
        { label: shortOf(mints.USDT), tokenMint: mints.USDT, tokenVerified: false, data: [0] },
        { label: 'SOL', tokenMint: mints.wSOL, tokenVerified: true, data: [10] },
        { label: 'USDC', tokenMint: mints.USDC, tokenVerified: true, data: [110] },
      ],
    },
  )
})

test('self-issued volume does not rank a token above verified ones', async () => {
  const { content } = endpoints.search.answer.parse(await request('/api/search?q='))
  expect(content.map(({ tokenMint, dcaVolumePastDay }) => [tokenMint, dcaVolumePastDay])).toEqual([
    [mints.USDC, 217],
    [bonk, 100],
    [mints.wSOL, 10],
    [wif, 100],
  ])
})

const shortOf = (key: string) => `${key.slice(0, 4)}…${key.slice(-4)}`

test.each([
  ['interval=minute&start=0', 'interval'],
  [`interval=minute&start=${now - 26 * hour - 60}`, 'start'],
  [`interval=hour&start=${now - 2_001 * hour}`, 'interval'],
  [`start=${now}`, 'start'],
  [`start=${now - 5}&end=${now - 5}`, 'end'],
  ['interval=week', 'interval'],
  ['intervalDuration=0', 'intervalDuration'],
  ['tokenMints=', 'tokenMints'],
  [`tokenMints=${mints.USDC},x`, 'tokenMints'],
  [`tokenMints=${Array.from({ length: 51 }, (_, n) => addressOf(`mint ${n}`)).join(',')}`, 'tokenMints'],
])('a chart of %s is refused by its %s', async (query, parameter) => {
  const response = await web.get(`/api/dca/aggregates/volume?${query}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'invalid_parameter', errors: [{ parameter }] })
})

test.each([
  ['intervalDuration=250', 'intervalDuration'],
  ['intervalDuration=999', 'intervalDuration'],
  [`intervalDuration=250&end=${now - 60}`, 'intervalDuration'],
  [`intervalDuration=5&end=${now - 3 * hour}`, 'end'],
])(
  'refuses a minute chart beyond the retained minutes, naming the parameter at fault: %s',
  async (query, parameter) => {
    const response = await web.get(`/api/dca/aggregates/volume?interval=minute&${query}`)
    expect([response.status, (await response.json()).errors[0].parameter]).toEqual([400, parameter])
  },
)

test('returns all whole buckets that begin before the requested end', async () => {
  const day = 86_400
  const midnight = now - (now % day)
  const path = `/api/dca/aggregates/volume?interval=day&tokenMints=${bonk}&start=${midnight - day}`
  const whole = endpoints.dcaVolumeChart.answer.parse(await request(`${path}&end=${midnight}`))
  const early = endpoints.dcaVolumeChart.answer.parse(await request(`${path}&end=${midnight - day + hour}`))
  expect(whole.labels).toEqual([midnight - day])
  expect(whole.datasets[0]?.data[0]).toBeGreaterThan(0)
  expect(early).toEqual(whole)
})

test('ends a chart with the current bucket, regardless of the requested end', async () => {
  const path = '/api/dca/aggregates/volume?interval=hour'
  const untilNow = await request(`${path}&start=${thisHour - hour}`)
  expect(await request(`${path}&start=${thisHour - hour}&end=${now + 5 * hour}`)).toEqual(untilNow)
  expect(await request(`${path}&end=${now + 48 * hour}`)).toEqual(await request(path))
  const ahead = await web.get(`${path}&start=${now + hour}&end=${now + 5 * hour}`)
  expect([ahead.status, (await ahead.json()).errors[0].parameter]).toEqual([400, 'start'])
})

test('refuses minutes that are no longer retained, and names the earliest time', async () => {
  const response = await web.get(
    `/api/dca/aggregates/volume?interval=minute&intervalDuration=5&start=${now - 27 * hour}`,
  )
  expect((await response.json()).detail).toBe(
    `start must not be before ${now - 26 * hour}; minutes are retained for 26 hours; whole hours reach further back.`,
  )
})

test('refuses a chart of more sums than a response may contain', async () => {
  const tokens = Array.from({ length: 50 }, (_, index) => addressOf(`token ${index}`)).join(',')
  const path = `/api/dca/aggregates/volume?interval=minute&start=${now - 20 * hour}&tokenMints=${tokens}`
  const response = await web.get(path)
  expect([response.status, (await response.json()).errors[0]]).toEqual([
    400,
    {
      parameter: 'tokenMints',
      message:
        'requests 60000 sums, but at most 30000 are allowed: use fewer tokens, longer buckets or a shorter time',
    },
  ])
})
