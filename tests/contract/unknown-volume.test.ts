import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '~/contracts/endpoints'
import { mints } from '~/domain/token/mints'
import { clockAt, openWeb, type WebTest } from '../helpers/web/web-context'
import { reportHistory } from '../helpers/world/known-history'
import { addressOf, batchOf, filledEvent, limitState, mintState, signatureOf } from '../helpers/world/states'

/** Current time in the tests: 2023-11-14T22:15:00Z, a quarter past an hour. */
const now = 1_700_000_100
const thisHour = now - 900

/**
 * `dim` and `dark` have no price and are traded for each other. `lit` is traded for dollars. `still` is not
 * traded.
 */
const [dim, dark, lit, still] = [addressOf('dim'), addressOf('dark'), addressOf('lit'), addressOf('still')]
const [ann, bob] = [addressOf('ann'), addressOf('bob')]

let web: WebTest
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  web = await openWeb({ clock: clockAt(now), onEnd: (end) => ends.push(end) })
  await reportHistory(web.writer, now - 86_400)
  await web.writer.write(
    batchOf({
      accounts: [
        ...[mints.USDC, dim, dark, lit, still].map((key) => ({
          state: mintState({ key, decimals: 6 }),
          slot: 1,
          at: now - 60,
        })),
        { state: darkOrder, slot: 1, at: now - 9_000 },
      ],
      tokens: [dim, dark, lit, still].map((mint) => ({
        mint,
        symbol: mint.slice(0, 4),
        verified: true,
        at: now - 60,
      })),
    }),
  )
  await web.writer.write(batchOf({ events: [...dca, ...limit, ...kamino] }))
})
afterAll(() => Promise.all(ends.map((end) => end())))

const darkOrder = limitState({
  protocol: 'kamino-limit',
  key: addressOf('kamino order'),
  maker: ann,
  inputMint: dark,
  outputMint: dim,
})

function swap(
  protocol: 'jupiter-dca' | 'jupiter-limit' | 'kamino-limit',
  name: string,
  [inputMint, outputMint]: readonly [typeof dim, typeof dim],
  { at = now - 60, maker = ann, order = addressOf('order') } = {},
) {
  return filledEvent({
    protocol,
    signature: signatureOf(`${protocol} ${name}`),
    order,
    maker,
    inputMint,
    outputMint,
    inputRaw: 5_000_000n,
    outputRaw: 2_000_000n,
    remainingInputRaw: undefined,
    at,
  })
}

/** An hour ago no traded token had a price. Now one token is traded for dollars. */
const dca = [
  swap('jupiter-dca', 'dark', [dark, dim], { at: thisHour - 3_000 }),
  swap('jupiter-dca', 'lit', [mints.USDC, lit]),
  swap('jupiter-dca', 'lit for dim', [dim, lit], { at: thisHour - 3_000 }),
]
const limit = [swap('jupiter-limit', 'dark', [dark, dim]), swap('jupiter-limit', 'lit', [mints.USDC, lit])]
const kamino = [
  swap('kamino-limit', 'dark', [dark, dim], { at: thisHour - 3_000, order: darkOrder.key }),
  swap('kamino-limit', 'lit', [lit, mints.USDC], { maker: bob }),
]

async function request<Answer>(path: string, { answer }: { answer: { parse(value: unknown): Answer } }) {
  const response = await web.get(path)
  expect(response.status).toBe(200)
  return answer.parse(await response.json())
}

test('a token’s daily volume is null if no fill has a value, and zero if there are no fills', async () => {
  const { content } = await request('/api/tokens', endpoints.tokens)
  const volumes = new Map(content.map((token) => [token.tokenMint, [token.dcaVolumePastDay, token.volume]]))
  expect(volumes.get(dark)).toEqual([null, null])
  expect(volumes.get(dim)).toEqual([null, null])
  expect(volumes.get(lit)).toEqual([5, 12])
  expect(volumes.get(still)).toEqual([0, 0])
  const only = await request(`/api/tokens/${dark}?volumeType=drift`, endpoints.token)
  expect(only.volume).toBe(0)
  const csv = await (await web.get('/api/tokens?format=csv')).text()
  const [head = '', ...rows] = csv.trim().split(/\r?\n/)
  const place = head.split(',').indexOf('dcaVolumePastDay')
  const cells = rows.map((row) => row.split(','))
  expect(cells.find((row) => row.includes(dark))?.[place]).toBe('')
})

test.each(['asc', 'desc'])('sorts tokens of unknown volume last, %sending', async (order) => {
  const { content } = await request(
    `/api/tokens?sortField=dcaVolumePastDay&sortOrder=${order}`,
    endpoints.tokens,
  )
  const verified = content.filter((token) => token.verified).map((token) => token.tokenMint)
  expect(new Set(verified.slice(-2))).toEqual(new Set([dark, dim]))
  expect(verified.slice(0, -2)).toEqual(order === 'asc' ? [still, lit] : [lit, still])
})

test('returns unknown volume in a search too', async () => {
  const { content } = await request(`/api/search?q=${dark}`, endpoints.search)
  expect(content.map((hit) => [hit.tokenMint, hit.dcaVolumePastDay])).toEqual([[dark, null]])
})

test('lists tokens of unknown volume last in the executed amounts by token', async () => {
  const rows = await request('/api/dca/aggregates?basis=filled', endpoints.dcaAggregates)
  const sums = rows.map((row) => [row.tokenMint, row.buysUsd, row.sellsUsd, row.totalUsd])
  expect(sums.slice(0, 2).toSorted()).toEqual(
    [
      [mints.USDC, 0, 5, 5],
      [lit, 5, 0, 5],
    ].toSorted(),
  )
  expect(sums.slice(2).toSorted()).toEqual(
    [
      [dark, 0, null, null],
      [dim, null, null, null],
    ].toSorted(),
  )
})

test('the DCA volume of all tokens skips unknown values, and is unknown if no fill has a value', async () => {
  expect(await web.context.queries.getDcaVolume()).toBe(5)
  const [empty, priceless] = await Promise.all([
    openWeb({ clock: clockAt(now) }),
    openWeb({ clock: clockAt(now) }),
  ])
  expect(await empty.context.queries.getDcaVolume()).toBe(0)
  await priceless.writer.write(batchOf({ events: [swap('jupiter-dca', 'dark', [dark, dim])] }))
  expect(await priceless.context.queries.getDcaVolume()).toBeUndefined()
})

test('a volume chart has null in a bucket of unknown volume, and zero in an empty one', async () => {
  const path = `/api/dca/aggregates/volume?interval=hour&start=${thisHour - 7_200}&end=${now}&tokenMints=${dark},${lit}`
  const { datasets } = await request(path, endpoints.dcaVolumeChart)
  expect(datasets.map(({ tokenMint, data }) => [tokenMint, data])).toEqual([
    [dark, [0, null, 0]],
    [lit, [0, null, 5]],
  ])
  const net = await request(`${path}&view=summaryNet`, endpoints.dcaVolumeChart)
  expect(net.datasets.map(({ data }) => data)).toEqual([
    [0, null, 0],
    [0, null, 5],
  ])
  const largest = await request(path.replace(/&tokenMints=.*/, ''), endpoints.dcaVolumeChart)
  expect(largest.datasets.map(({ tokenMint }) => tokenMint)[0]).toBe(lit)
  expect(largest.datasets.find(({ tokenMint }) => tokenMint === dark)?.data).toEqual([0, null, 0])
  const csv = await (await web.get(`${path}&format=csv`)).text()
  expect(csv).toContain(`${thisHour - 3_600},`)
  expect(csv.split(/\r?\n/).filter((line) => line.includes(dark) && line.endsWith(','))).toHaveLength(1)
})

test('ranks tokens of unknown filled volume last in both orders, and draws no slice for them', async () => {
  for (const order of ['asc', 'desc']) {
    const { content } = await request(
      `/api/limit/top/filled/table?sortOrder=${order}`,
      endpoints.filledTokens,
    )
    expect(content.slice(-2).map((row) => [row.volume, row.totalFilledUsd])).toEqual([
      [null, null],
      [null, null],
    ])
    expect(content.find((row) => row.mint === dark)).toMatchObject({ buyVolume: 0, sellVolume: null })
  }
  const chart = await request('/api/limit/top/filled/chart', endpoints.filledTokenChart)
  expect(chart.datasets[0]?.data).toEqual([5, 5])
  expect(chart.mints).toHaveLength(2)
})

test('candles repeat the close over fills of unknown value without reporting zero volume', async () => {
  await web.pool.query(
    `insert into candle_hour (mint, at, open, high, low, close) values ($1, $2, 1, 1, 1, 1)`,
    [dark, thisHour - 7_200],
  )
  for (const [interval, volumes] of [
    ['hour', [0, null, null]],
    ['day', [null]],
  ] as const) {
    const candles = await request(`/api/ohlc/tokens/${dark}/${interval}/latest?limit=3`, endpoints.candles)
    expect(candles.slice(-volumes.length).map(({ volume }) => volume)).toEqual(volumes)
  }
})

test('Kamino’s rankings list traders and tokens of unknown volume last', async () => {
  const traders = await request('/api/kamino/traders/top?timeframe=day', endpoints.kaminoTraders)
  expect(traders.map((row) => [row.trader, row.totalVolumeUsd, row.totalSwaps, row.sharePercent])).toEqual([
    [bob, 2, 1, 100],
    [ann, null, 1, null],
  ])
  expect(traders[1]?.volumeSeries.slice(-2)).toEqual([null, 0])
  const tokens = await request('/api/kamino/tokens/top?timeframe=day', endpoints.kaminoTokens)
  expect(tokens.slice(-2).map((row) => row.totalVolumeUsd)).toEqual([null, null])
  const orders = await request('/api/kamino/trades/top/filled?timeframe=day', endpoints.kaminoFilledOrders)
  expect(orders.map((row) => [row.publicKey, row.amountUsd, row.numberOfFills])).toEqual([
    [darkOrder.key, null, 1],
  ])
  const { totals } = await web.context.queries.getKaminoLeaderboard({
    timeframe: 'day',
    search: '',
    page: 1,
    size: 5,
  })
  expect(totals).toMatchObject({ traders: 2, volumeUsd: 2, largestUsd: 2 })
})
