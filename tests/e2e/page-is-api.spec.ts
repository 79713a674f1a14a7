import type { Locator } from '@playwright/test'
import type { KaminoFilledOrderWire, KaminoTokenWire, KaminoTraderWire } from '~/contracts/kamino'
import type { DcaOrderWire, KaminoOrderWire, LimitOrderWire } from '~/contracts/orders/order'
import type { DcaAggregateWire, FilledTokenWire } from '~/contracts/orders/volume'
import type { TokenWire } from '~/contracts/token'
import * as format from '~/domain/format/format'
import { formatAmount } from '~/domain/format/format-amount'
import { formatCycle } from '~/domain/format/format-cycle'
import { limitOrderWord } from '~/domain/order/order-math'
import { awayPercent, remainingUsd } from '~/shared/orders/order-values'
import { dcaSeenFrom, limitSeenFrom } from '~/shared/orders/seen-from'
import { expect, test } from './journey'
import { openAt, price, responseOf, side, sol, textOf, usd } from './printed'

/** The cell texts of one row, by column header. */
type Printed = Readonly<Record<string, string>>
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
// The page of a token has the side and the limit price of that token, the API those of the base.
sameRows<LimitOrderWire>(
  `/tokens/${sol}`,
  'Limit Orders',
  `/api/limit/all?filter=historical&size=10&tokenMint=${sol}`,
  (order) => limitOrder(limitSeenFrom(sol, order)),
)
sameRows<DcaOrderWire>(
  `/tokens/${sol}`,
  'DCA Orders',
  `/api/dca/all?filter=active&size=10&tokenMint=${sol}`,
  (order) => dcaOrder(dcaSeenFrom(sol, order)),
)
sameRows(
  `/jupiter/dca/${sol}?dca.filter=active`,
  'DCA Orders',
  `/api/dca/all?filter=active&size=12&tokenMint=${sol}`,
  wideOrder,
)
