import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '~/contracts/endpoints'
import { driftOnly } from '~/domain/protocol/venues'
import { mints } from '~/domain/token/mints'
import { readKamino } from '~/features/kamino/read-kamino.server'
import { readTraders } from '~/features/kamino/traders/read-traders.server'
import { parseAnalyticsQuery } from '~/features/perps/analytics/analytics-query'
import { readAnalytics } from '~/features/perps/analytics/read-analytics.server'
import { parsePositionsQuery } from '~/features/perps/positions/positions-result'
import { readPositions } from '~/features/perps/positions/read-positions.server'
import { driftRequested } from '../helpers/web/perp-wires'
import { clockAt, openWeb, type WebTest } from '../helpers/web/web-context'
import { reportHistory } from '../helpers/world/known-history'
import {
  addressOf,
  batchOf,
  filledEvent,
  mintState,
  perpFilledEvent,
  perpMarketState,
  signatureOf,
} from '../helpers/world/states'

/** Current time in the tests: 2023-11-14T22:15:00Z, a quarter past an hour. */
const now = 1_700_000_100
const hour = 3_600
const thisHour = now - 900

/**
 * Starts in the middle of a backfill: the store has all events of the last 25 hours, and only some of the
 * older ones.
 */
const knownSince = now - 25 * hour
const lit = addressOf('lit')
const ann = addressOf('ann')

let web: WebTest
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  web = await filledWeb(knownSince)
})
afterAll(() => Promise.all(ends.map((end) => end())))

async function filledWeb(since: number | undefined): Promise<WebTest> {
  const filled = await openWeb({ clock: clockAt(now), onEnd: (end) => ends.push(end) })
  if (since !== undefined) await reportHistory(filled.writer, since)
  const states = [mintState({ key: mints.USDC }), mintState({ key: lit }), perpMarketState()]
  await filled.writer.write(
    batchOf({
      accounts: states.map((state) => ({ state, slot: 1, at: now })),
      prices: [{ mint: lit, priceUsd: 2, at: thisHour - 47 * hour, source: 'price-api' }],
      events: [...spot, ...perps, ...fundings],
    }),
  )
  return filled
}

/**
 * Spot fills of $5. The oldest are before the hour in which known history begins, the next ones in that hour.
 * The others are in the first complete hour and in the current hour.
 */
const spot = [26 * hour + 60, 25 * hour + 60, 24 * hour + 60, 60].flatMap((ago) =>
  (['jupiter-dca', 'kamino-limit'] as const).map((protocol) =>
    filledEvent({
      protocol,
      signature: signatureOf(`${protocol} ${ago}`),
      order: addressOf('order'),
      maker: ann,
      inputMint: mints.USDC,
      outputMint: lit,
      inputRaw: 5_000_000n,
      outputRaw: 2_000_000n,
      remainingInputRaw: undefined,
      at: now - ago,
    }),
  ),
)

const perps = [30 * hour, 60].map((ago, index) =>
  perpFilledEvent({
    signature: signatureOf(`perp ${ago}`),
    at: now - ago,
    fillRecordId: BigInt(index),
    quoteRaw: 7_000_000n,
  }),
)

const fundings = [26 * hour, 2 * hour].map((ago, index) => ({
  type: 'perp-funding' as const,
  protocol: 'drift-perps' as const,
  signature: signatureOf(`funding ${ago}`),
  instructionPath: 'log',
  eventIndex: 1,
  slot: 100,
  at: now - ago,
  marketIndex: 0,
  recordId: BigInt(index),
  fundingRateRaw: 20_000_000n,
  oracleTwapPriceRaw: 200_000_000n,
  markTwapPriceRaw: 200_000_000n,
  cumulativeLongRaw: 0n,
  cumulativeShortRaw: 0n,
}))

async function request<Answer>(
  path: string,
  { answer }: { answer: { parse(value: unknown): Answer } },
  at = web,
) {
  const response = await at.get(path)
  expect([path, response.status]).toEqual([path, 200])
  return answer.parse(await response.json())
}

const chartPath = (view: string) =>
  `/api/dca/aggregates/volume?interval=hour&start=${thisHour - 26 * hour}&end=${now}&tokenMints=${lit},${mints.wSOL}&view=${view}`

test.each(['summary', 'summaryNet'])(
  'volume over time (%s) is null in buckets that known history does not fully cover',
  async (view) => {
    const { datasets } = await request(chartPath(view), endpoints.dcaVolumeChart)
    const zeros = Array.from({ length: 22 }, () => 0)
    // Known history covers only a part of the second bucket. It fully covers the third bucket and all later
    // ones.
    expect(datasets.map(({ data }) => data)).toEqual([
      [null, null, 5, ...zeros, 0, 5],
      [null, null, 0, ...zeros, 0, 0],
    ])
  },
)

test('leaves the cell of an unknown value empty in a table', async () => {
  const csv = await (await web.get(`${chartPath('summary')}&format=csv`)).text()
  const cells = csv
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','))
  expect(cells.map((row) => row.at(-1)).slice(0, 4)).toEqual(['', '', '5', '0'])
})

test('returns null for days that begin before the known history', async () => {
  const start = now - (now % 86_400) - 2 * 86_400
  const path = `/api/dca/aggregates/volume?interval=day&start=${start}&tokenMints=${lit}`
  // The current day began 22 hours ago, after the start of the known history. The two days before began
  // earlier than the known history.
  expect((await request(path, endpoints.dcaVolumeChart)).datasets[0]?.data).toEqual([null, null, 5])
})

test('a Kamino trader’s volume series and rank change are null where history is unknown', async () => {
  const [trader] = await request('/api/kamino/traders/top?timeframe=week', endpoints.kaminoTraders)
  const sixHours = trader?.volumeSeries ?? []
  expect(sixHours).toEqual([...Array.from({ length: 24 }, () => null), 0, 0, 0, 5])
  expect(trader?.rankChange).toBeNull()
})

test('a candle before the known history has a price but no volume', async () => {
  const rows = await request(`/api/ohlc/tokens/${lit}/hour/latest?limit=27`, endpoints.candles)
  expect(rows.map(({ close }) => close).slice(0, 2)).toEqual([2, 2])
  expect(rows.map(({ volume }) => volume)).toEqual([
    null,
    null,
    10,
    ...Array.from({ length: 23 }, () => 0),
    10,
  ])
})

test('a twelve-hour bar that is only partly covered by known history has a price but no volume', async () => {
  const bars = await web.context.queries.getChartBars(lit, '1W')
  // The last bar began at 12:00 UTC. Known history begins at 21:15 of the day before.
  expect(bars?.map(({ openAt }) => openAt - thisHour).slice(-3)).toEqual([-34 * hour, -22 * hour, -10 * hour])
  expect(bars?.map(({ close, volumeUsd }) => [close, volumeUsd]).slice(-4)).toEqual([
    [2, undefined],
    [2, undefined],
    [2, 0],
    [2, 10],
  ])
})

test('returns the mean funding of a window only if known history covers all of it', async () => {
  const funding = await request('/api/drift/markets/0/funding?hours=48', endpoints.perpFunding)
  expect([funding.avgFundingRate24Hour, funding.avgFundingRate7Day]).toEqual([1, null])
  expect(funding.records).toHaveLength(2)
})

test('draws perp volume only from known history on, and compares it only with a known day', async () => {
  const day = await web.context.queries.getPerpVolumeTrend(driftOnly, '24h')
  expect([day.beforeUsd, day.intervalsUsd.includes(undefined)]).toEqual([undefined, false])
  const { intervalsUsd } = await web.context.queries.getPerpVolumeTrend(driftOnly, '7d')
  expect(intervalsUsd).toEqual([...Array.from({ length: 21 }, () => undefined), 0, 0, 0])
})

const page = () => ({ ...web.context, cspNonce: '' })

test('Drift and Kamino report the extent of history only where a window exceeds it', async () => {
  const history = (targetSince: number) => ({ completeSince: knownSince, targetSince, isComplete: true })
  const week = history(now - 7 * 24 * hour)
  const historyOf = async (period: string) => {
    const query = parseAnalyticsQuery(new URLSearchParams({ period }))
    return (await readAnalytics(page(), driftRequested, query)).data?.history
  }
  expect(await Promise.all(['24h', '7d'].map(historyOf))).toEqual([null, week])
  const historyOfSpan = async (span: string) => {
    const query = parsePositionsQuery(new URLSearchParams({ span }))
    return (await readPositions(page(), driftRequested, query)).data?.history
  }
  // The window `all` covers everything that is retained, which is more than the known history.
  expect(await Promise.all(['24h', 'all'].map(historyOfSpan))).toEqual([null, history(knownSince)])
  expect((await readKamino(page(), new URLSearchParams())).history).toEqual(week)
  const boards = ['day', 'week'].map((window) => readTraders(page(), new URLSearchParams({ window })))
  expect((await Promise.all(boards)).map((board) => board.history)).toEqual([null, week])
})

test('treats all history as unknown until its extent is reported', async () => {
  const untold = await filledWeb(undefined)
  const { datasets } = await request(chartPath('summary'), endpoints.dcaVolumeChart, untold)
  expect(new Set(datasets.flatMap(({ data }) => data))).toEqual(new Set([null]))
  const funding = await request('/api/drift/markets/0/funding?hours=48', endpoints.perpFunding, untold)
  expect(funding.avgFundingRate24Hour).toBeNull()
})
