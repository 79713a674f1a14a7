import { createServer } from 'node:http'
import { expect, test } from './journey'

const sol = 'So11111111111111111111111111111111111111112'

test('configures an embed in its guide, one link away from the token, for framing by another site', async ({
  page,
  baseURL,
}) => {
  await page.goto(`/tokens/${sol}`)
  await page.getByRole('link', { name: 'Embed', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Embeds')
  const embed = page.frameLocator('iframe')
  await expect(embed.getByRole('heading', { level: 1 })).toHaveText('SOL')
  await page.getByLabel('Theme').selectOption('light')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('region', { name: 'HTML' }).first()).toContainText('theme=light')
  await expect(embed.locator('html')).toHaveClass('light')

  const path = `/embed/market/SOL-PERP?theme=light`
  const other = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(`<iframe src="${baseURL}${path}"></iframe><img src="${baseURL}/embed/market/SOL-PERP">`)
  })
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  await page.goto(`http://127.0.0.1:${port}/`)
  const framed = page.frameLocator('iframe')
  await expect(framed.getByText('Open interest')).toBeVisible()
  // Check that the embed's policy allows its stylesheet, and that its image comes from the site's origin.
  await expect(framed.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect
    .poll(() =>
      page.locator('img').evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
    )
    .toBe(440)
  other.close()
})

test('provides a preview image, the canonical URL and the packed clients', async ({ page, request }) => {
  await page.goto(`/tokens/${sol}`)
  const address = await page.locator('meta[property="og:image"]').getAttribute('content')
  const preview = await request.get(new URL(address ?? '').pathname)
  expect([preview.status(), preview.headers()['content-type']]).toEqual([200, 'image/png'])
  expect((await preview.body()).length).toBeGreaterThan(20_000)
  const sums = await (await request.get('/sdk/checksums.txt')).text()
  for (const [, name] of sums.matchAll(/^[0-9a-f]{64} {2}(\S+)$/gm))
    expect((await request.get(`/sdk/${name}`)).status()).toBe(200)
  expect(sums.trim().split('\n')).toHaveLength(2)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('configures and shows embeds', async ({ page }) => {
    await page.goto('/api/docs/embeds?kind=market&id=BTC-PERP')
    await expect(page.frameLocator('iframe').getByText('BTC-PERP')).toBeVisible()
    await page.getByLabel('Range').selectOption('7d')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.frameLocator('iframe').getByText('Price, last 7 days')).toBeVisible()
  })
})
