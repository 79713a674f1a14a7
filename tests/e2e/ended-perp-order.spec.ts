import type { Page } from '@playwright/test'
import type { PerpTradeWire } from '~/contracts/perps/perp'
import type { PerpOrderDetailWire, PerpOrderFillPageWire } from '~/contracts/perps/perp-order'
import * as format from '~/domain/format/format'
import { formatAmount } from '~/domain/format/format-amount'
import { formatDateTime } from '~/domain/format/format-time'
import { utcFormat } from '~/domain/format/time-zone'
import { perpTypeWords } from '~/shared/order-popup/order-text'
import { perpOrderKeysNear } from '../helpers/web/perp-order-keys'
import { expect, test } from './journey'

const asPage = { headers: { 'Sec-Fetch-Site': 'same-origin' } }

const popup = (page: Page) => page.getByRole('dialog')
const executions = (page: Page) => page.getByRole('table', { name: 'Fills', exact: true })

interface EndedOrder {
  readonly order: PerpOrderDetailWire
  readonly fills: PerpOrderFillPageWire
}

/** Returns a filled order. Waits for one, because a product that has just started has not indexed any yet. */
async function endedOrder(page: Page): Promise<EndedOrder> {
  let ended: EndedOrder | undefined
  await expect(async () => {
    ended = await findEnded(page)
    expect(ended).toBeDefined()
  }).toPass({ timeout: 20_000 })
  if (ended === undefined) throw new Error('none of the newest trades belongs to an order that is over')
  return ended
}

/** Returns a filled order whose placement is indexed, so that all of its fields are known. */
async function findEnded(page: Page): Promise<EndedOrder | undefined> {
  const request = (path: string) => page.request.get(path, asPage)
  const trades = (await (await request('/api/drift/trades?size=20')).json()) as { content: PerpTradeWire[] }
  for (const key of perpOrderKeysNear(trades.content)) {
    const path = `/api/drift/orders/${key}`
    const response = await request(path)
    if (response.status() !== 200) continue
    const order = (await response.json()) as PerpOrderDetailWire
    if (order.status === 'completed' && order.createdAt !== null) {
      return { order, fills: (await (await request(`${path}/fills`)).json()) as PerpOrderFillPageWire }
    }
  }
  return undefined
}

const printed = ({ text, suffix }: format.FormattedNumber) => text + suffix
const ifTold = (number: number | null, formatted: (known: number) => format.FormattedNumber) =>
  number === null ? format.missingText : printed(formatted(number))

/** Returns the rows that the executions table must show for the API's response. */
const rowsOf = ({ content, totalElements }: PerpOrderFillPageWire) =>
  content.map((fill, index) => [
    format.formatCount(totalElements - index),
    formatDateTime(fill.time * 1000, utcFormat),
    printed(formatAmount(fill.baseAssetAmount)),
    ifTold(fill.price, format.formatPerpPrice),
    printed(format.formatUsd(fill.quoteAssetAmount)),
    ifTold(fill.fee, format.formatUsdInFull),
    fill.role === 'taker' ? 'Taker' : 'Maker',
  ])

async function expectNumbersOf(page: Page, { order, fills }: EndedOrder) {
  const shown = executions(page).locator('tbody tr')
  await expect(shown).toHaveCount(fills.content.length)
  const cells = await shown.evaluateAll((rows) =>
    rows.map((row) =>
      // Leave out the link to the transaction beside each time, because its name is visible only to screen
      // readers.
      [...row.children].map((cell) => (cell.querySelector('time') ?? cell).textContent?.trim()),
    ),
  )
  expect(cells).toEqual(rowsOf(fills))
  const fact = (label: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('dd')
  await expect(fact('Status')).toHaveText('Complete')
  await expect(fact('Filled')).toHaveText('100%')
  await expect(fact('Average price')).toHaveText(ifTold(order.averagePrice, format.formatPerpPrice))
  await expect(fact('Amount filled')).toHaveText(
    `${printed(formatAmount(order.baseAssetAmountFilled!))} ${order.baseAssetSymbol}· $${printed(format.formatUsd(order.quoteAssetAmountFilled!))}`,
  )
  // The account no longer contains the order, but the log of its placement contains its type.
  expect(order.orderType).not.toBeNull()
  await expect(fact('Type')).toHaveText(perpTypeWords[order.orderType!])
  await expect(fact('Closed')).toHaveText(formatDateTime(order.closedAt! * 1000, utcFormat))
}

test('shows a filled Drift order in its popup, with the numbers of the API', async ({ page }) => {
  const ended = await endedOrder(page)
  await page.goto(`/about?order=${ended.order.id}`)
  await expect(popup(page)).toHaveAccessibleName('Drift Order')
  await expect(popup(page)).toContainText(ended.order.marketName)
  await expectNumbersOf(page, ended)
  const [newest] = ended.fills.content
  await expect(executions(page).getByRole('link').first()).toHaveAttribute(
    'href',
    `https://solscan.io/tx/${newest!.signature}`,
  )
  const csv = popup(page).getByRole('link', { name: 'fills of this order' })
  const table = await (await page.request.get((await csv.getAttribute('href'))!, asPage)).text()
  expect(table.trim().split('\r\n')).toHaveLength(1 + ended.fills.totalElements)
  expect(table).toContain(`${newest!.id},${newest!.signature},${newest!.time}`)
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
})

test('reaches an order’s executions by keyboard on a phone, without overflow', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { order } = await endedOrder(page)
  await page.goto(`/orders/${order.id}`)
  const region = page.getByRole('region', { name: 'Fills', exact: true })
  await region.focus()
  await expect(region).toBeFocused()
  await expect(region).toBeInViewport()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows a closed order as a separate page, with its executions', async ({ page }) => {
    const ended = await endedOrder(page)
    expect((await page.goto(`/orders/${ended.order.id}`))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(ended.order.marketName)
    await expectNumbersOf(page, ended)
  })
})
