import type { APIRequestContext, Page } from '@playwright/test'
import type { CandleWire } from '~/contracts/candle'
import type { OrderBookWire } from '~/contracts/kamino'
import type { DepthWire } from '~/contracts/orders/depth'
import type { TokenPressureWire } from '~/contracts/orders/pressure'
import type { FilledTokenChartWire, VolumeChartWire } from '~/contracts/orders/volume'
import * as format from '~/domain/format/format'
import { bucketTitle } from '~/domain/format/format-bucket'
import { formatDollars } from '~/domain/format/format-dollars'
import { utcFormat } from '~/domain/format/time-zone'
import { depthChart } from '~/domain/order/depth-chart'
import { spreadOf, withTotals } from '~/features/kamino/book/book-levels'
import { expect, test } from './journey'
import { asPage, openAt, price, responseOf, sol, sumOf, usd, usdc, wordsIn } from './printed'

test.use({ javaScriptEnabled: false })

test('the order book prints the levels, sums and spread of the API', async ({ page, request }) => {
  await expect(async () => {
    const [book] = await Promise.all([
      request
        .get('/api/kamino/orderbook/sol-usdc', asPage)
        .then((response): Promise<OrderBookWire> => response.json()),
      openAt(page, '/kamino/dashboard'),
    ])
    const [asks, bids] = [book.asks, book.bids].map((levels) =>
      withTotals(levels).map((level) => [
        `${format.formatDecimals(level.price, 2)}${level.crossed ? ' crossed' : ''}`,
        format.formatDecimals(level.size, 3),
        format.formatDecimals(level.total, 1),
        format.shortKey(level.trader),
      ]),
    )
    const words = await wordsIn(page.getByRole('table', { name: 'SOL/USDC order book' }))
    expect(words.filter((row) => row.length === 4)).toEqual([...(asks ?? []).toReversed(), ...(bids ?? [])])
    const spread = spreadOf(book)
    const middle = words.find(([first]) => first?.includes('Spread'))?.[0]
    expect(middle).toContain(format.formatDecimals(spread?.mid ?? Number.NaN, 2))
    expect(middle).toContain(`Spread ${format.formatDecimals(spread?.usdc ?? Number.NaN, 2)}`)
  }).toPass({ timeout: 30_000 })
})

test('the depth chart of a token prints the buckets of the API', async ({ page, request }) => {
  await expect(async () => {
    const [depth] = await Promise.all([
      request
        .get(`/api/limit/depth?tokenMint=${sol}`, asPage)
        .then((response): Promise<DepthWire> => response.json()),
      openAt(page, `/tokens/${sol}`),
    ])
    const { rows, further } = depthChart(depth, 10, undefined)
    const panel = page.getByRole('region', { name: 'Limit depth', exact: true })
    expect(await wordsIn(panel.locator('table'))).toEqual(
      rows.map((row) => [usd(row.buyUsd), `${row.percent}%`, usd(row.sellUsd)]),
    )
    await expect(panel).toContainText(
      `Beyond 10%: ${formatDollars(further.buyUsd)} to buy, ${formatDollars(further.sellUsd)} to sell`,
      { timeout: 1 },
    )
  }).toPass({ timeout: 30_000 })
})

/** Tokens that summaries leave out, because nearly every order sells or buys one of them. */
const majors = [
  sol,
  usdc,
  'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
  'J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn',
]

/** Reads the DCA forecast of all tokens, which has several pages. */
async function pressureOfAll(request: APIRequestContext): Promise<readonly TokenPressureWire[]> {
  const ofPage = (number: number) =>
    responseOf<TokenPressureWire>(request, `/api/dca/pressure?size=250&page=${number}`)
  return (await Promise.all([1, 2, 3].map(ofPage))).flat()
}

/** Shows a chart as a table, and returns that table. */
async function chartWords(page: Page, title: string): Promise<string[][]> {
  const chart = page.getByRole('region', { name: title, exact: true }).first()
  await chart.getByRole('button', { name: 'View as table' }).click({ timeout: 5_000 })
  const table = chart.locator('table').first()
  await table.waitFor({ timeout: 5_000 })
  return wordsIn(table)
}

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true })

  const volumeCharts = [
    { title: '30-day DCA volume', asks: 'interval=day&view=summary', days: 29 },
    { title: 'DCA volume', asks: 'interval=hour&view=summaryNet', days: 1 },
    { title: 'Net volume top tokens 1H', asks: 'interval=minute&view=summaryNet', days: 1 / 24 },
    { title: 'Net volume top tokens 1M', asks: 'interval=day&view=summaryNet', days: 30 },
    {
      title: 'Total volume stables 1D',
      asks: `interval=hour&view=summary&tokenMints=${[sol, usdc, majors[2]].join(',')}`,
      days: 1,
    },
  ]
  for (const { title, asks, days } of volumeCharts) {
    test(`“${title}” as a table shows the sums of the API`, async ({ page, request }) => {
      await expect(async () => {
        await openAt(page, '/jupiter/dashboard')
        const now = Math.floor(Date.now() / 1000)
        const start = (asks.startsWith('interval=day') ? now - (now % 86_400) : now) - days * 86_400
        const [chart, words] = await Promise.all([
          request
            .get(`/api/dca/aggregates/volume?start=${start}&${asks}`, asPage)
            .then((response): Promise<VolumeChartWire> => response.json()),
          chartWords(page, title),
        ])
        const unit = asks.startsWith('interval=day') ? 'day' : 'hour'
        const expected = chart.labels.map((at, place): [string, string[]] => {
          const title = bucketTitle(at, unit, utcFormat)
          const values = chart.datasets.map(({ data }) => data[place] ?? null)
          if (values.includes(null)) return [title, ['unknown']]
          const inCents = values.map((value) => Math.round((value ?? Number.NaN) * 100) / 100)
          return [title, [...inCents, sumOf(inCents)].map((value) => formatDollars(value))]
        })
        expect(expected.some(([, row]) => row.some((value) => value !== '$0.00'))).toBe(true)
        const printed = words.map(([title = '', ...row]): [string, string[]] => [
          title,
          row.includes(format.missingText) ? ['unknown'] : row,
        ])
        // Leave out the current bucket, because it still changes. The page's chart may be a few seconds older
        // than the API's response, so the first and last minute can differ.
        const known = new Map(expected)
        const common = printed.slice(days < 1 ? 2 : 1).filter(([title]) => days >= 1 || known.has(title))
        expect(common.length).toBeGreaterThan(days < 1 ? 50 : 20)
        expect(common).toEqual(common.map(([title]) => [title, known.get(title)]))
      }).toPass({ timeout: 40_000 })
    })
  }

  test('the bars of DCA pressure are sums of the API’s hours', async ({ page, request }) => {
    await expect(async () => {
      await openAt(page, '/jupiter/dashboard')
      const [all, words] = await Promise.all([pressureOfAll(request), chartWords(page, 'DCA pressure')])
      const tokens = all.filter(({ tokenMint }) => !majors.includes(tokenMint))
      const expected = Array.from({ length: 24 }, (_, hour) => {
        // The page receives the sums in cents, and its net is the difference of these.
        const inCents = (parts: readonly number[]) => Math.round(sumOf(parts) * 100) / 100
        const buyUsd = inCents(tokens.map(({ hours }) => hours[hour]?.buyUsd ?? Number.NaN))
        const sellUsd = inCents(tokens.map(({ hours }) => hours[hour]?.sellUsd ?? Number.NaN))
        return [buyUsd, -sellUsd, buyUsd - sellUsd].map((value) => formatDollars(value))
      })
      expect(words.map(([, ...row]) => row)).toEqual(expected)
    }).toPass({ timeout: 40_000 })
  })

  test('the pie of filled tokens prints the values of the API and their shares', async ({
    page,
    request,
  }) => {
    await expect(async () => {
      await openAt(page, '/jupiter/dashboard')
      const [chart, words] = await Promise.all([
        request
          .get('/api/limit/top/filled/chart?limit=10', asPage)
          .then((response): Promise<FilledTokenChartWire> => response.json()),
        chartWords(page, 'Top filled tokens'),
      ])
      const values = chart.datasets[0]?.data ?? []
      expect(values).toHaveLength(10)
      expect(words).toEqual(
        values.map((value, index) => [
          `${chart.labels[index]}${chart.verified[index] ? '' : ' (unverified)'}`,
          formatDollars(value),
          `${format.formatDecimals((100 * value) / sumOf(values), 1)}%`,
        ]),
      )
    }).toPass({ timeout: 40_000 })
  })

  test('the part of the depth chart taken by DCA orders matches the API’s forecast, nearest levels first', async ({
    page,
    request,
  }) => {
    await expect(async () => {
      await openAt(page, `/tokens/${sol}`)
      const [depth, [forecast], words] = await Promise.all([
        request
          .get(`/api/limit/depth?tokenMint=${sol}`, asPage)
          .then((response): Promise<DepthWire> => response.json()),
        responseOf<TokenPressureWire>(request, `/api/dca/pressure?tokenMint=${sol}`),
        chartWords(page, 'Limit depth'),
      ])
      let [intoBuys, intoSells] = [forecast?.sellUsd24h ?? 0, forecast?.buyUsd24h ?? 0]
      expect(intoBuys).toBeGreaterThan(0)
      expect(intoSells).toBeGreaterThan(0)
      const expected = Array.from({ length: 10 }, (_, step) => {
        const buys = depth.buckets.find(({ fromPercent }) => fromPercent === -step - 1)?.buyUsd ?? 0
        const sells = depth.buckets.find(({ fromPercent }) => fromPercent === step)?.sellUsd ?? 0
        const [ofBuys, ofSells] = [Math.min(buys, intoBuys), Math.min(sells, intoSells)]
        intoBuys -= ofBuys
        intoSells -= ofSells
        return [`${step + 1}%`, usd(buys), usd(ofBuys), usd(sells), usd(ofSells)]
      })
      expect(words).toEqual(expected)
    }).toPass({ timeout: 40_000 })
  })

  test('the token chart as a table prints the candles of the API', async ({ page, request }) => {
    await expect(async () => {
      await openAt(page, `/tokens/${sol}?timeframe=1D`)
      const chart = page.getByRole('region', { name: 'SOL / USD', exact: true })
      await chart.getByRole('button', { name: 'View as table' }).click({ timeout: 5_000 })
      const [candles, words] = await Promise.all([
        responseOf<CandleWire>(request, `/api/ohlc/tokens/${sol}/hour/latest?limit=24`),
        wordsIn(chart.locator('table')),
      ])
      // Leave out the current candle, because it still changes.
      const whole = candles.toReversed().slice(1)
      expect(whole.length).toBeGreaterThan(0)
      expect(words.slice(1).map(([, ...row]) => [...row.slice(0, 4), row[5]])).toEqual(
        whole.map((bar) => [
          price(bar.open),
          price(bar.high),
          price(bar.low),
          price(bar.close),
          usd(bar.volume),
        ]),
      )
    }).toPass({ timeout: 30_000 })
  })
})
