import { expect, test } from './journey'

const pictures = 'main table img[src^="/img/"]'

test('shows token images, re-encoded on the site’s origin', async ({ page }) => {
  await page.goto('/')
  const picture = page.locator(pictures).first()
  const address = (await picture.getAttribute('src')) ?? ''
  // Right after the start, the server may have sent a placeholder with letters instead of the image. It is
  // cached for one minute.
  const keptFor = async () => (await page.request.get(address)).headers()['cache-control']
  await expect.poll(keptFor, { timeout: 75_000 }).toBe('public, max-age=86400')
  await page.reload()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(48)
  expect(await picture.boundingBox()).toMatchObject({ width: 18, height: 18 })
  const elsewhere = page.locator('img:not([src^="/img/"])')
  await expect(elsewhere).toHaveCount(0)
})

test('keeps the letters if an image does not load', async ({ page }) => {
  await page.route('**/img/**', (route) => route.fulfill({ contentType: 'image/webp', body: 'no picture' }))
  const response = page.waitForResponse('**/img/**')
  await page.goto('/')
  await (await response).finished()
  const picture = page.locator(pictures).first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  expect(await picture.evaluate((image) => image.getBoundingClientRect().width)).toBe(0)
  const letters = page.locator('main table span:has(> img)').first()
  await expect(letters).toHaveText(/^\S{1,2}$/)
})

test('the ticker shows the images of the traded tokens', async ({ page }) => {
  await page.goto('/')
  const trades = page.getByRole('region', { name: 'Largest trades of the last 24 hours', exact: true })
  await expect(trades.getByRole('list').locator('img[src^="/img/"]').first()).toBeAttached()
})

test('shows a black disc for a token without an image, and a question mark only for unverified tokens', async ({
  page,
}) => {
  const response = await page.request.get('/api/tokens?size=100', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  })
  const { content } = (await response.json()) as {
    content: readonly { tokenMint: string; verified: boolean; logoUrl: string | null }[]
  }
  const bare = content.find(({ verified, logoUrl }) => verified && logoUrl === null)
  await page.goto(`/tokens?search=${bare?.tokenMint}`)
  const logo = page.getByRole('table').locator('tbody tr').first().locator('span[aria-hidden]').first()
  await expect(logo).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await expect(logo).toBeEmpty()
})
