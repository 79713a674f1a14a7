import type { KaminoTraderWire } from '~/contracts/kamino'
import type { DcaOrderWire } from '~/contracts/orders/order'
import type { DcaAggregateWire } from '~/contracts/orders/volume'
import type { PerpTradeWire } from '~/contracts/perps/perp'
import type { TokenWire } from '~/contracts/token'
import * as format from '~/domain/format/format'
import { formatDollars } from '~/domain/format/format-dollars'
import { expect, test } from './journey'
import { asPage, figuresOf, openAt, price, responseOf, side, sol, usd, usdc } from './printed'

test.use({ javaScriptEnabled: false })

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
