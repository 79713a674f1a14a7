import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { spreadOf, withTotals } from '~/components/kamino/book-levels'
import { awayPercent, remainingUsd } from '~/components/orders/order-figures'
import type { CandleWire } from '~/contracts/candle'
import type { DepthWire } from '~/contracts/depth'
import type {
  KaminoFilledOrderWire,
  KaminoTokenWire,
  KaminoTraderWire,
  OrderBookWire,
} from '~/contracts/kamino'
import type { DcaOrderWire, KaminoOrderWire, LimitOrderWire } from '~/contracts/order'
import type { PerpTradeWire } from '~/contracts/perp'
import type { TokenPressureWire } from '~/contracts/pressure'
import type { TokenWire } from '~/contracts/token'
import type {
  DcaAggregateWire,
  FilledTokenChartWire,
  FilledTokenWire,
  VolumeChartWire,
} from '~/contracts/volume'
import { depthChart } from '~/domain/depth-chart'
import * as format from '~/domain/format'
import { formatAmount } from '~/domain/format-amount'
import { bucketTitle } from '~/domain/format-bucket'
import { formatCycle } from '~/domain/format-cycle'
import { formatDollars } from '~/domain/format-dollars'
import { limitOrderWord } from '~/domain/order-math'
import { utcFormat } from '~/domain/time-format'
import { expect, test } from './journey'

const sol = 'So11111111111111111111111111111111111111112'
const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const asPage = { headers: { 'Sec-Fetch-Site': 'same-origin' } }

/** The cell texts of one row, by column header. */
type Printed = Readonly<Record<string, string>>

const textOf = (
  number: number | null | undefined,
  formatted: (known: number) => format.FormattedNumber,
): string => {
  if (number === null || number === undefined) return format.missingText
  const { text, suffix } = formatted(number)
  return text + suffix
}
const usd = (number: number | null) => textOf(number, format.formatUsd)
const price = (number: number | null) => textOf(number, format.formatPrice)
const side = (buy: boolean) => (buy ? 'BUY' : 'SELL')
const percent = (progress: number) => `${format.roundedProgress(progress)}%`
const away = (order: LimitOrderWire) => {
  const found = awayPercent(order)
  return found === undefined ? format.missingText : format.formatSigned(found, 1)
}
const nameOf = (symbol: string | null, mint: string) => symbol ?? format.shortKey(mint)
const pair = (order: {
  readonly inputMint: string
  readonly inputTokenSymbol: string | null
  readonly outputMint: string
  readonly outputTokenSymbol: string | null
}) =>
  `${nameOf(order.inputTokenSymbol, order.inputMint)}→${nameOf(order.outputTokenSymbol, order.outputMint)}`

const dcaOrder = (order: DcaOrderWire): Printed => ({
  Pair: pair(order),
  Side: side(order.buy),
  'Amount $': usd(order.amountUsd),
  '$ / min': textOf(order.usdSpentPerMinute, format.formatUsdInFull),
})
const wideOrder = (order: DcaOrderWire): Printed => ({
  ...dcaOrder(order),
  Progress: percent(order.progress),
  Every: formatCycle(order.cycleFrequency),
  'In deposited': textOf(order.inDeposited, formatAmount),
  'In used': textOf(order.inUsed, formatAmount),
  'Out received': textOf(order.outReceived, formatAmount),
  'In per cycle': textOf(order.inAmountPerCycle, formatAmount),
  'Next cycle left': textOf(order.nextCycleAmountLeft, formatAmount),
  'In price $': price(order.inputMintPrice),
  'Out price $': price(order.outputMintPrice),
  Order: format.shortKey(order.publicKey),
  Trader: format.shortKey(order.userPublicKey),
  idx: String(order.idx),
})
const limitOrder = (order: LimitOrderWire): Printed => ({
  Pair: pair(order),
  Side: side(order.buy),
  'Amount $': usd(order.amountUsd),
  'Limit price $': price(order.limitPriceUsd),
  'Away %': away(order),
  Filled: percent(order.progress),
  Status: limitOrderWord(order.status, order.progress),
})
const kaminoOrder = (order: KaminoOrderWire): Printed => ({
  Pair: pair(order),
  Side: side(order.buy),
  'Size $': usd(order.amountUsd),
  'Price $': price(order.limitPriceUsd),
  'Remaining $': usd(remainingUsd(order)),
  Filled: percent(order.progress),
  Maker: format.shortKey(order.maker),
})
const aggregate = (row: DcaAggregateWire): Printed => ({
  Token: nameOf(row.tokenSymbol, row.tokenMint),
  'Buys $': usd(row.buysUsd),
  'Sells $': usd(row.sellsUsd),
  'Total $': usd(row.totalUsd),
})

/**
 * Loads the page at the same time as the API response. A random query parameter makes the server render the
 * page again.
 */
async function openAt(page: Page, path: string): Promise<void> {
  const unheard = `${path}${path.includes('?') ? '&' : '?'}asked=${Math.random()}`
  await page.goto(unheard, { waitUntil: 'domcontentloaded' })
}

async function responseOf<Wire>(request: APIRequestContext, path: string): Promise<readonly Wire[]> {
  const body = await (await request.get(path, asPage)).json()
  return Array.isArray(body) ? body : body.content
}

/**
 * Returns the cell texts of the given columns. If a cell contains token names, these names are returned,
 * otherwise the text without decorations.
 */
function printedIn(panel: Locator, heads: readonly string[]): Promise<Printed[]> {
  return panel
    .locator('table')
    .first()
    .evaluate((table, wanted) => {
      const wordsOf = (cell: HTMLElement) =>
        // biome-ignore lint/performance/useDomNodeTextContent: text for phones only must be left out
        cell.innerText.replaceAll(/[●▲▼◊]|\(opens in new tab\)/g, '').trim()
      const names = [...table.querySelectorAll('th')].map(wordsOf)
      const cellText = (cell: HTMLElement) => {
        const tokens = [...cell.querySelectorAll('a bdi')].map((name) => name.textContent)
        return tokens.length > 0 ? tokens.join('→') : wordsOf(cell)
      }
      return [...table.querySelectorAll<HTMLTableRowElement>('tbody tr')].map((row) =>
        Object.fromEntries(
          [...row.cells].flatMap((cell, index) => {
            const head = names[index] ?? ''
            return wanted.includes(head) ? [[head, cellText(cell)]] : []
          }),
        ),
      )
    }, heads)
}

function sameRows<Wire>(path: string, title: string, api: string, printed: (row: Wire) => Printed): void {
  test(`“${title}” of ${path.replace(sol, '…')} shows the rows of the API`, async ({ page, request }) => {
    // The data changes between the two responses. Retry until both show the same state.
    await expect(async () => {
      const [rows] = await Promise.all([responseOf<Wire>(request, api), openAt(page, path)])
      const expected = rows.map(printed)
      expect(expected.length).toBeGreaterThan(0)
      const panel = page.getByRole('region', { name: title, exact: true })
      expect(await printedIn(panel, Object.keys(expected[0] ?? {}))).toEqual(expected)
    }).toPass({ timeout: 30_000 })
  })
}

test.use({ javaScriptEnabled: false })

sameRows('/', 'DCA Orders', '/api/dca/all?filter=active&size=18', dcaOrder)
sameRows('/', 'Limit Orders', '/api/limit/all?filter=historical&size=10', limitOrder)
sameRows('/', 'Kamino limit orders', '/api/kamino/orders/all?filter=active&size=12', kaminoOrder)
sameRows('/', 'Top tokens, DCA', '/api/dca/aggregates?basis=filled&limit=10', aggregate)
sameRows<FilledTokenWire>('/', 'Top tokens, limit', '/api/limit/top/filled/table?size=10', (row) => ({
  Token: nameOf(row.symbol, row.mint),
  'Buys $': usd(row.buyVolume),
  'Sells $': usd(row.sellVolume),
  'Total $': usd(row.volume),
}))
sameRows<{ positionSide: string; sizeNotional: number; authority: string }>(
  '/',
  'Drift positions',
  '/api/drift/positions/history/latest?limit=20',
  ({ positionSide, sizeNotional, authority }) => ({
    Side: positionSide.toUpperCase(),
    'Size $': usd(sizeNotional),
    Trader: format.shortKey(authority),
  }),
)
sameRows('/jupiter/dashboard', 'DCA Orders', '/api/dca/all?filter=active&size=12', dcaOrder)
sameRows(
  '/jupiter/dashboard',
  'Limit Orders',
  '/api/limit/all?filter=historical&size=14&minAmountUsd=2500',
  limitOrder,
)
sameRows<FilledTokenWire>(
  '/jupiter/dashboard',
  'Top filled tokens, table',
  '/api/limit/top/filled/table?size=10',
  (row) => ({
    'Buy volume $': usd(row.buyVolume),
    'Sell volume $': usd(row.sellVolume),
    'Filled $': usd(row.volume),
  }),
)
sameRows('/kamino/dashboard', 'Limit Orders', '/api/kamino/orders/all?filter=active&size=14', kaminoOrder)
sameRows<KaminoTraderWire>(
  '/kamino/dashboard',
  'Top traders by volume',
  '/api/kamino/traders/top?timeframe=week&limit=10',
  (row) => ({ Swaps: format.formatCount(row.totalSwaps), 'Volume $': usd(row.totalVolumeUsd) }),
)
sameRows<KaminoFilledOrderWire>(
  '/kamino/dashboard',
  'Top filled trades',
  '/api/kamino/trades/top/filled?timeframe=week&limit=10',
  (order) => ({
    Pair: pair(order),
    Side: side(order.buy),
    Fills: format.formatCount(order.numberOfFills),
    'Amount $': usd(order.amountUsd),
  }),
)
sameRows<KaminoTokenWire>(
  '/kamino/dashboard',
  'Top tokens traded',
  '/api/kamino/tokens/top?timeframe=week&limit=10',
  (row) => ({ Token: nameOf(row.tokenSymbol, row.mint), 'Volume $': usd(row.totalVolumeUsd) }),
)
for (const window of ['day', 'week', 'month']) {
  sameRows<KaminoTraderWire>(
    `/kamino/traders?window=${window}`,
    'Leaderboard',
    `/api/kamino/traders?timeframe=${window}&size=20`,
    (row) => ({
      Rank: format.formatCount(row.rank),
      'Volume $': usd(row.totalVolumeUsd),
      Swaps: format.formatCount(row.totalSwaps),
      Share: `${format.formatDecimals(row.sharePercent ?? Number.NaN, 1)}%`,
      'Average $': usd(row.totalVolumeUsd === null ? null : row.totalVolumeUsd / row.totalSwaps),
      Tokens: row.distinctTokens === null ? format.missingText : format.formatCount(row.distinctTokens),
    }),
  )
}
sameRows<TokenWire>('/tokens', 'Tokens', '/api/tokens?size=25', (token) => ({
  'Fully Diluted Market Cap $': usd(token.marketCap),
  'Price $': price(token.price),
  Supply: usd(token.supply),
  'Contract Address': format.shortKey(token.tokenMint),
}))
sameRows(
  `/tokens/${sol}`,
  'Limit Orders',
  `/api/limit/all?filter=historical&size=10&tokenMint=${sol}`,
  limitOrder,
)
sameRows(`/tokens/${sol}`, 'DCA Orders', `/api/dca/all?filter=active&size=10&tokenMint=${sol}`, dcaOrder)
sameRows(
  `/jupiter/dca/${sol}?dca.filter=active`,
  'DCA Orders',
  `/api/dca/all?filter=active&size=20&tokenMint=${sol}`,
  wideOrder,
)

/** Returns all words in the body of a table, row by row. */
function wordsIn(table: Locator): Promise<string[][]> {
  return table.evaluate((element: HTMLTableElement) =>
    [...element.tBodies].flatMap((body) =>
      [...body.rows].map((row) =>
        // biome-ignore lint/performance/useDomNodeTextContent: text for phones only must be left out
        [...row.cells].map((cell) => cell.innerText.replace('×', '').replaceAll(/\s+/g, ' ').trim()),
      ),
    ),
  )
}

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

test('sums all active DCA orders of a token, without a limit', async ({ page, request }) => {
  const ofPage = (number: number) =>
    request
      .get(`/api/dca/all?filter=active&size=250&tokenMint=${usdc}&page=${number}`, asPage)
      .then((response): Promise<{ content: DcaOrderWire[]; totalElements: number }> => response.json())
  await expect(async () => {
    const [pages] = await Promise.all([
      Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(ofPage)),
      openAt(page, `/jupiter/dca/${usdc}`),
    ])
    const orders = pages.flatMap(({ content }) => content)
    expect(orders.length).toBeGreaterThan(250)
    expect(orders.length).toBe(pages[0]?.totalElements)
    const deposited = orders.reduce((sum, { amountUsd }) => sum + (amountUsd ?? 0), 0)
    const figures = await figuresOf(page)
    expect(figures).toContain(`Active orders${format.formatCount(orders.length)}`)
    expect(figures).toContain(`Deposited${formatDollars(deposited)}`)
  }).toPass({ timeout: 30_000 })
})

/** Tokens that summaries leave out, because nearly every order sells or buys one of them. */
const majors = [
  sol,
  usdc,
  'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
  'J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn',
]

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

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
  return wordsIn(chart.locator('table').first())
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
        const buyUsd = sumOf(tokens.map(({ hours }) => hours[hour]?.buyUsd ?? Number.NaN))
        const sellUsd = sumOf(tokens.map(({ hours }) => hours[hour]?.sellUsd ?? Number.NaN))
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
          chart.labels[index],
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

test('the newest trades of / are those of the API', async ({ page, request }) => {
  await expect(async () => {
    const [trades] = await Promise.all([
      responseOf<PerpTradeWire>(request, '/api/drift/trades?size=6'),
      openAt(page, '/'),
    ])
    const feed = page.getByRole('region', { name: 'Drift trades', exact: true }).getByRole('listitem')
    const shown = await feed.allTextContents()
    for (const [index, trade] of trades.entries()) {
      const { text, suffix } = format.formatPerpPrice(trade.price ?? Number.NaN)
      const figures = `${trade.baseAssetSymbol}-PERP${text}${suffix}$${usd(trade.quoteAssetAmount)}`
      expect(shown[index]).toContain(side(trade.side === 'buy'))
      expect(shown[index]).toContain(figures)
    }
    expect(shown).toHaveLength(trades.length)
  }).toPass({ timeout: 30_000 })
})

interface Pressure {
  readonly sellUsd1h: number | null
}

/** Returns the text in the page that contains its header figures. */
async function figuresOf(page: Page): Promise<string> {
  return (await page.getByRole('main').textContent()) ?? ''
}

test('the figures of Jupiter’s header are sums and counts of the API’s rows', async ({ page, request }) => {
  await expect(async () => {
    const [active, sums, first, second] = await Promise.all([
      request.get('/api/dca/all?filter=active&size=1', asPage).then((response) => response.json()),
      responseOf<DcaAggregateWire>(request, '/api/dca/aggregates?basis=filled&limit=1000'),
      responseOf<Pressure>(request, '/api/dca/pressure?size=250'),
      responseOf<Pressure>(request, '/api/dca/pressure?size=250&page=2'),
      openAt(page, '/jupiter/dashboard'),
    ])
    const volume = sums.reduce((sum, { sellsUsd }) => sum + (sellsUsd ?? 0), 0)
    const nextHour = [...first, ...second].reduce((sum, { sellUsd1h }) => sum + (sellUsd1h ?? 0), 0)
    const figures = await figuresOf(page)
    expect(figures).toContain(`Active DCA orders${format.formatCount(active.totalElements)}`)
    expect(figures).toContain(`DCA volume 24h${formatDollars(volume)}`)
    expect(figures).toContain(`Planned / min${formatDollars(nextHour / 60)}`)
  }).toPass({ timeout: 30_000 })
})

test('the figures of Kamino’s headers and of a token’s are those of the API', async ({ page, request }) => {
  await expect(async () => {
    const [active] = await Promise.all([
      request.get('/api/kamino/orders/all?filter=active&size=1', asPage).then((response) => response.json()),
      openAt(page, '/kamino/dashboard'),
    ])
    expect(await figuresOf(page)).toContain(`Active orders${format.formatCount(active.totalElements)}`)
  }).toPass({ timeout: 30_000 })
  await expect(async () => {
    const [leaders] = await Promise.all([
      responseOf<KaminoTraderWire>(request, '/api/kamino/traders/top?timeframe=week&limit=10'),
      openAt(page, '/kamino/traders'),
    ])
    const share = leaders.reduce((sum, { sharePercent }) => sum + (sharePercent ?? Number.NaN), 0)
    expect(await figuresOf(page)).toContain(`Top-10 share${format.formatDecimals(share, 1)}%`)
  }).toPass({ timeout: 30_000 })
  await expect(async () => {
    const [token] = await Promise.all([
      request.get(`/api/tokens/${sol}`, asPage).then((response): Promise<TokenWire> => response.json()),
      openAt(page, `/tokens/${sol}`),
    ])
    const figures = await figuresOf(page)
    expect(figures).toContain(`$${price(token.price)}`)
    expect(figures).toContain(`Market cap$${usd(token.marketCap)}`)
    expect(figures).toContain(`24h DCA volume$${usd(token.dcaVolumePastDay)}`)
    expect(figures).toContain(`Supply${usd(token.supply)}`)
  }).toPass({ timeout: 30_000 })
})
