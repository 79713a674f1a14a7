import { expect, test } from './journey'

const pictures = 'main img[src^="/img/"]'

test('tokens show the pictures that they name, drawn anew by our own origin', async ({ page }) => {
  test.setTimeout(100_000)
  await page.goto('/')
  const picture = page.locator(pictures).first()
  const address = (await picture.getAttribute('src')) ?? ''
  // Letters in a picture's place are kept for a minute, and a busy start may have needed them.
  const keptFor = async () => (await page.request.get(address)).headers()['cache-control']
  await expect.poll(keptFor, { timeout: 75_000 }).toBe('public, max-age=86400')
  await page.reload()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(48)
  expect(await picture.boundingBox()).toMatchObject({ width: 18, height: 18 })
  const elsewhere = page.locator('img:not([src^="/img/"])')
  await expect(elsewhere).toHaveCount(0)
})

test('a picture that does not come leaves the letters', async ({ page }) => {
  await page.route('**/img/**', (route) => route.fulfill({ contentType: 'image/webp', body: 'no picture' }))
  const answer = page.waitForResponse('**/img/**')
  await page.goto('/')
  await (await answer).finished()
  const picture = page.locator(pictures).first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  expect(await picture.evaluate((image) => image.getBoundingClientRect().width)).toBe(0)
  const letters = page.locator('main span:has(> img) > svg text').first()
  await expect(letters).toHaveText(/^\S{1,2}$/)
})
