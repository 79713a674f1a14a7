import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Request } from '@playwright/test'
import { expect, test } from './journey'

/**
 * Maximum number of compressed bytes that the first load of the overview transfers. The stylesheets are part
 * of the document.
 */
const most = { script: 105_000, document: 50_000 }
const mostOfStylesheets = 20_000
/** Maximum number of requests during the load, without logos. */
const mostRequests = 25
/** The server does not compress bodies that are smaller than this, bytes. */
const smallestPressed = 1_024
/** Code that loads four seconds after the page. On a slow machine the page is not quiet earlier. */
const later = /offline-watcher/
/** Parts of the page whose code must load only when they are used. */
const onDemand = /wallet|web3|search-dialog|menu-drawer|shortcut-help|chart/i

test('the first load of the overview is small, and comes only from this site', async ({ page, baseURL }) => {
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  await page.goto('/')
  await page.waitForLoadState('networkidle')

  const elsewhere = requests
    .map((request) => new URL(request.url()))
    .filter(({ origin }) => origin !== baseURL)
  expect(elsewhere).toEqual([])
  expect(requests.map((request) => request.url()).filter((url) => onDemand.test(url))).toEqual([])
  expect(requests.filter((request) => request.resourceType() === 'font')).toEqual([])
  const besidesLogos = requests.filter((request) => !request.url().includes('/img/'))
  expect(besidesLogos.length).toBeLessThanOrEqual(mostRequests)

  printModules(requests)
  for (const [kind, bytes] of Object.entries(most)) {
    const ofKind = requests.filter((request) => request.resourceType() === kind && !later.test(request.url()))
    expect(ofKind.length, kind).toBeGreaterThan(0)
    expect(await bytesOf(ofKind), kind).toBeLessThanOrEqual(bytes)
  }
  expect(requests.filter((request) => request.resourceType() === 'stylesheet')).toEqual([])
  const css = (await page.locator('style[data-sheets]').textContent()) ?? ''
  expect(css).toContain('.')
  expect(brotliCompressSync(css).length).toBeLessThanOrEqual(mostOfStylesheets)
})

/**
 * Prints the modules in the loaded scripts, largest first. The list shows which module exceeds the size
 * limit.
 */
function printModules(requests: readonly Request[]): void {
  const chunks: Record<string, [module: string, bytes: number][]> = JSON.parse(
    readFileSync('build/chunks.json', 'utf8'),
  )
  for (const request of requests.filter((one) => one.resourceType() === 'script')) {
    const file = new URL(request.url()).pathname.slice(1)
    const modules = (chunks[file] ?? []).toSorted(([, left], [, right]) => right - left)
    console.info(`${file}: ${modules.map(([module, bytes]) => `${module} ${bytes}`).join(', ')}`)
  }
}

const documents = [
  '/',
  '/jupiter/dashboard',
  '/kamino/dashboard',
  '/kamino/traders',
  '/tokens',
  '/tokens/So11111111111111111111111111111111111111112',
  '/drift/dashboard/overview',
  '/drift/dashboard/traders',
  '/drift/dashboard/orders/SOL',
  '/drift/dashboard/analytics',
  '/about',
]
const mostOfDocument = 30_000
/** A market's page also has the bars of its chart, as data and as a table for visitors without scripts. */
const mostOfMarket = 36_000

for (const path of documents) {
  test(`the document of ${path} is small without its stylesheets`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    const html = (await response.text()).replace(/<style data-sheets.*?<\/style>/s, '')
    expect(html).toContain('</html>')
    const pressed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    const most = path.endsWith('/SOL') ? mostOfMarket : mostOfDocument
    expect(pressed.length).toBeLessThanOrEqual(most)
  })
}

async function bytesOf(requests: readonly Request[]): Promise<number> {
  let bytes = 0
  for (const request of requests) {
    const { responseBodySize } = await request.sizes()
    const coding = await (await request.response())?.headerValue('content-encoding')
    if (responseBodySize > smallestPressed) expect(coding, request.url()).toBe('br')
    bytes += responseBodySize
  }
  return bytes
}

test('the about page links the licences of the libraries in the scripts', async ({ page }) => {
  await page.goto('/about')
  const [response] = await Promise.all([
    page.waitForResponse('**/licenses.txt'),
    page.getByRole('link', { name: 'Licenses of the software libraries' }).click(),
  ])
  expect(response.status()).toBe(200)
  const text = await response.text()
  for (const name of ['react', 'react-dom', '@remix-run/router', 'lightweight-charts', '@nivo/bar'])
    expect(text).toMatch(new RegExp(`^Name: ${name}\\n[\\s\\S]*?^License Text:`, 'm'))
})
