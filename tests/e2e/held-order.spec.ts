import { expect, test } from './journey'

test('keeps the tokens and their buy links in place while they are hovered', async ({ page }) => {
  await page.goto('/tokens')
  const rows = page.getByRole('table', { name: 'Solana Token Database' }).locator('tbody tr')
  const mintAt = async (place: number) => {
    const path = await rows.nth(place).locator('a[href^="/tokens/"]').first().getAttribute('href')
    return (path ?? '').slice('/tokens/'.length)
  }
  const [first, second] = [await mintAt(0), await mintAt(1)]
  await rows.first().hover()
  // From now on the server returns the first two tokens in reverse order.
  await page.route('**/tokens.data*', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    const swapped = body
      .split(first)
      .map((part) => part.replaceAll(second, first))
      .join(second)
    await route.fulfill({ response, body: swapped })
  })
  await page.waitForResponse('**/tokens.data*')
  await page.waitForResponse('**/tokens.data*')
  expect([await mintAt(0), await mintAt(1)]).toEqual([first, second])
  await page.mouse.move(0, 0)
  await expect.poll(() => mintAt(0)).toBe(second)
  expect(await mintAt(1)).toBe(first)
})

/** Simulates that the page becomes visible, because panels then reload immediately. */
async function goAndReturn() {
  for (const state of ['hidden', 'visible']) {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const rankings = [
  { path: '/', title: 'Top tokens, DCA', panel: '**/panels/overview/filled' },
  { path: '/jupiter/dashboard', title: 'Top filled tokens, table', panel: '**/panels/jupiter/filled-table*' },
]

for (const { path, title, panel } of rankings) {
  test(`rows of ${title} stay in place while hovered, and move afterwards`, async ({ page }) => {
    await page.goto(path)
    const rows = page.getByRole('table', { name: title }).locator('tbody tr')
    const linkAt = (place: number) => rows.nth(place).getByRole('link').first().getAttribute('href')
    const [first, second] = [await linkAt(0), await linkAt(1)]
    await page.route(panel, async (route) => {
      const response = await route.fetch()
      const reply = await response.json()
      const turn = <Row>(rows: readonly Row[]) => [...rows].reverse()
      const data = Array.isArray(reply.data)
        ? turn(reply.data)
        : { ...reply.data, content: turn(reply.data.content) }
      await route.fulfill({ response, json: { ...reply, data } })
    })
    await rows.first().hover()
    const responded = page.waitForResponse(panel)
    await page.evaluate(goAndReturn)
    await responded
    await page.waitForTimeout(300)
    expect([await linkAt(0), await linkAt(1)]).toEqual([first, second])
    await page.mouse.move(0, 0)
    await expect.poll(() => linkAt(0)).not.toBe(first)
  })
}
