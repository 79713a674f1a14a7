import type { Page } from '@playwright/test'
import { expect, test } from './journey'

const sol = 'So11111111111111111111111111111111111111112'

async function followToTokens(page: Page, link: ReturnType<Page['getByRole']>) {
  await link.click()
  await expect(page).toHaveURL('/tokens')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solana Token Database')
}

/** Presses the key repeatedly, because the page handles it only once its code has loaded. */
async function openSearch(page: Page) {
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 500 })
  }).toPass()
}

test('the list of all tokens is reached from the rankings, the search, a token and the footer', async ({
  page,
}) => {
  await page.goto('/')
  const ranking = page.getByRole('region', { name: 'Top tokens, DCA' })
  await followToTokens(page, ranking.getByRole('link', { name: 'All tokens' }))
  await page.goto('/status')
  await openSearch(page)
  await followToTokens(page, page.getByRole('dialog').getByRole('link', { name: 'All tokens' }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto(`/tokens/${sol}`)
  await followToTokens(page, page.getByRole('main').getByRole('link', { name: 'All tokens' }))
  await page.goto('/about')
  await followToTokens(page, page.getByRole('contentinfo').getByRole('link', { name: 'Tokens' }))
})

test('the details of a DCA order and of a token’s DCA orders are reached by links', async ({ page }) => {
  const { content } = await (await page.request.get('/api/dca/all?size=1')).json()
  await page.goto(`/?order=${content[0].publicKey}`)
  await page.getByRole('dialog').getByRole('link', { name: 'All fields of this order' }).click()
  await expect(page).toHaveURL(`/jupiter/dca/${content[0].publicKey}`)
  await page.goto(`/tokens/${sol}`)
  await page.getByRole('main').getByRole('link', { name: 'DCA details' }).click()
  await expect(page).toHaveURL(`/jupiter/dca/${sol}`)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the guides are reached from the list of endpoints', async ({ page }) => {
    await page.goto('/api/docs')
    await page.locator('summary', { hasText: 'Guides' }).click()
    await page.getByRole('navigation', { name: 'Guides' }).getByRole('link', { name: 'Streaming' }).click()
    await expect(page).toHaveURL(/\/api\/docs\/streaming$/)
  })

  test('a press on an order shows all its fields', async ({ page }) => {
    await page.goto(`/jupiter/dca/${sol}`)
    const card = page.getByRole('table', { name: 'DCA Orders' }).locator('tbody tr').first()
    await expect(card.getByText('In deposited')).toBeHidden()
    await expect(async () => {
      await card.locator('td').nth(1).click()
      await expect(card.locator('td[data-label="In deposited"]')).toBeVisible({ timeout: 500 })
    }).toPass()
  })

  test('no table is wider than the page', async ({ page }) => {
    for (const path of ['/status', '/kamino/traders', '/drift/dashboard/overview']) {
      await page.goto(path)
      const wide = () =>
        page
          .getByRole('main')
          .evaluate((main) =>
            [...main.querySelectorAll('table')]
              .filter(
                (table) =>
                  table.clientWidth > 0 && table.clientWidth > (table.parentElement?.clientWidth ?? 0),
              )
              .map((table) => table.caption?.textContent ?? table.textContent?.slice(0, 40)),
          )
      await expect.poll(wide, { message: path }).toEqual([])
    }
  })
})

test('sorts the table of all markets by its headings, and keeps the order in the URL', async ({ page }) => {
  await page.goto('/drift/dashboard/overview?view=table')
  await expect(page.getByLabel('Coloured by')).toHaveCount(0)
  const table = page.getByRole('table', { name: 'Market Heatmap' })
  await table.getByRole('columnheader', { name: 'Funding Rate' }).getByRole('link').click()
  await expect(page).toHaveURL(/markets\.sort=funding/)
  await expect(table.getByRole('columnheader', { name: 'Funding Rate' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
})

test('never hides the column by which a list is sorted', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await page.goto('/')
  const list = page.getByRole('table', { name: 'DCA Orders' })
  await expect(list.getByRole('columnheader', { name: 'Age' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(list.getByRole('columnheader', { name: 'Progress' })).toHaveCount(0)
  await list.getByRole('columnheader', { name: 'Amount $' }).getByRole('link').click()
  await expect(list.getByRole('columnheader', { name: 'Amount $' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await expect(list.getByRole('columnheader', { name: 'Progress' })).toHaveCount(1)
})
