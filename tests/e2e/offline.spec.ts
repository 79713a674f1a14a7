import type { Page } from '@playwright/test'
import { expect, test } from './journey'
import { type OfflineProxy, startProxy } from './offline-proxy'
import { sol } from './printed'

// Without a connection, the browser logs a line for each request of the page.
test.use({ serviceWorkers: 'allow', provoked: /net::ERR_|Failed to fetch|NetworkError/ })

let proxy: OfflineProxy

test.beforeEach(async ({ baseURL }) => {
  proxy = await startProxy(baseURL ?? '')
})

test.afterEach(() => proxy.stop())

/** Paths in the caches of this origin. */
const storedPaths = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      paths.push(...requests.map(({ url }) => new URL(url).pathname + new URL(url).search))
    }
    return paths
  })

/** Time of the copy that the page is, milliseconds. `null`: it is no copy. */
const copyTimeOf = (page: Page) => page.locator('html').getAttribute('data-copied-at')

/** Visits a page and waits until the service worker has stored it. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(proxy.origin + path)
  await expect.poll(() => storedPaths(page), { timeout: 60_000 }).toContain(path)
}

/** The line of a page without a connection. It has a date unless the copy is of today. */
const note = (page: Page) => page.getByText(/^Offline – as of (\d{1,2} \w{3}, )?\d\d:\d\d UTC$/)

/** The time in this line. Only the line of the page's own code has this element, not the line of the stored HTML. */
const noteTime = (page: Page) => note(page).getByRole('time')

for (const { device, viewport } of [
  { device: 'desktop', viewport: { width: 1440, height: 900 } },
  { device: 'phone', viewport: { width: 390, height: 844 } },
]) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport })

    test('a visited page opens offline with its time, and other pages list what is stored', async ({
      page,
      context,
    }) => {
      await visit(page, '/tokens')
      await visit(page, `/tokens/${sol}`)
      await context.setOffline(true)
      await expect(note(page)).toBeVisible()

      await page.reload()
      await expect(noteTime(page)).toHaveAttribute('datetime', /^\d{4}-.*Z$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('SOL')
      await expect(page.getByText('Offline', { exact: true }).first()).toBeVisible()
      await expect(page.getByText('Live', { exact: true })).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      )

      await page.goto(`${proxy.origin}/kamino/dashboard`)
      await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
      await expect(page.getByRole('listitem')).toHaveCount(2)
      await page.getByRole('link', { name: 'Solana Token Database' }).click()
      await expect(page).toHaveURL(/\/tokens$/)
      await expect(note(page)).toBeVisible()

      await context.setOffline(false)
      await expect(note(page)).toHaveCount(0, { timeout: 20_000 })
      await expect(page.getByText('Live', { exact: true }).first()).toBeVisible({ timeout: 20_000 })
    })
  })
}

test('a link on a stored page leads to another stored page', async ({ page, context }) => {
  await visit(page, '/about')
  await visit(page, '/tokens')
  await context.setOffline(true)
  await page.reload()
  await expect(note(page)).toBeVisible()
  await page.getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(note(page)).toBeVisible()
})

test('a page that depends on a cookie is stored without it, and personal pages and the API are not', async ({
  page,
  context,
}) => {
  const path = '/drift/dashboard/overview'
  await context.addCookies([
    { name: 'perps-venue', value: 'velocity', domain: '127.0.0.1', path: '/drift/dashboard' },
  ])
  await page.goto(`${proxy.origin}/profile`)
  await page.goto(`${proxy.origin}/api/docs`)
  await page.goto(proxy.origin + path)
  const seen = await page.title()
  await visit(page, path)
  const copy = await page.evaluate(async (of) => (await caches.match(of))?.text(), path)
  expect(seen).toContain('Velocity')
  expect(/<title>(.*?)<\/title>/.exec(copy ?? '')?.[1]).not.toContain('Velocity')
  const stored = await storedPaths(page)
  expect(stored.filter((one) => !one.startsWith('/assets/')).toSorted()).toEqual([path, '/offline'])
})

test('a new release takes over at the next navigation and drops the copies of the old one', async ({
  page,
}) => {
  await visit(page, '/about')
  const [name = ''] = await page.evaluate(() => caches.keys())
  const release = name.replace('sextant-', '')
  expect(release).not.toBe('')
  proxy.replaceWorker((script) => script.replaceAll(release, 'next'))
  await page.goto(`${proxy.origin}/tokens`)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['sextant-next'])
})

test.describe('without a worker on the server', () => {
  test.use({ refusals: ['/sw.js'] })

  test('the installed worker removes itself and its copies', async ({ page }) => {
    await visit(page, '/about')
    proxy.replaceWorker(() => undefined)
    await page.goto(`${proxy.origin}/tokens`)
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
    const registered = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await expect.poll(registered).toBe(0)
  })
})

for (const path of ['/about', '/'])
  test(`while the server is down, ${path} opens as a copy, and loads again when the server is back`, async ({
    page,
    baseURL,
  }) => {
    await visit(page, path)
    const { origin } = proxy
    await proxy.stop()
    await page.reload()
    await expect(noteTime(page)).toBeVisible({ timeout: 30_000 })
    const backAt = Date.now()
    proxy = await startProxy(baseURL ?? '', Number(new URL(origin).port))
    await expect(note(page)).toHaveCount(0, { timeout: 30_000 })
    // All panels have new data, not only those that the stream updates.
    expect(await page.evaluate(() => performance.timeOrigin)).toBeGreaterThan(backAt)
    expect(await copyTimeOf(page)).toBeNull()
  })

test('a page that was reached by links opens offline with all its scripts, however many files were loaded', async ({
  page,
  context,
}) => {
  await visit(page, '/about')
  // The browser's list of loaded files is full from here on.
  await page.evaluate(() => performance.setResourceTimingBufferSize(1))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tokens' }).click()
  await page.getByRole('main').locator(`a[href="/tokens/${sol}"]`).first().click()
  await expect(page).toHaveURL(`${proxy.origin}/tokens/${sol}`)
  await expect.poll(() => storedPaths(page), { timeout: 30_000 }).toContain(`/tokens/${sol}`)

  await context.setOffline(true)
  await page.reload()
  await expect(noteTime(page)).toBeVisible()
  await expect(page.locator('canvas').first()).toBeVisible({ timeout: 20_000 })
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  const files = loaded.filter((path) => path.startsWith('/assets/'))
  expect(files.length).toBeGreaterThan(1)
  // The browser's own cache may have a file that the worker's cache lacks.
  expect(await storedPaths(page)).toEqual(expect.arrayContaining(files))
})

test('a stored page shows its time without its scripts', async ({ page, browser }) => {
  await visit(page, '/about')
  const copy = await page.evaluate(async () => (await caches.match('/about'))?.text())
  const context = await browser.newContext({ javaScriptEnabled: false })
  const bare = await context.newPage()
  await bare.setContent(copy ?? '')
  await expect(note(bare)).toBeVisible()
  await context.close()
})
