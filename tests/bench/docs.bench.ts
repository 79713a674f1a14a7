import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { chromiumOptions } from '../../scripts/lib/find-chromium.mjs'
import { servePeers } from './docs/peers'
import { measurePreviews } from './docs/previews'
import { startProduct } from './latency/product'

/** Limits for the API page: script size, search time and time to draw a preview image. */
const most = { scriptBytes: 30_000, searchMs: 16, previewMs: 100 }
const visits = 5
const searchRounds = 12
const results: boolean[] = []
const { url, stop } = await openProduct()
const description = await (await fetch(`${url}/openapi.json`)).text()
/** Text that every renderer of the document shows for its first operation. */
const firstOperation: string = JSON.parse(description).paths['/api/dca/all'].get.summary
const peers = await servePeers(description)
const browser = await chromium.launch(await chromiumOptions())
try {
  const ours = await measure(browser, `${url}/api/docs`)
  const shell = await scriptBytesOf(browser, `${url}/profile`)
  const onTop = ours.scriptBytes - shell
  print('script of the page on top of the shell', kilobytes(onTop))
  print('script with the shell', kilobytes(ours.scriptBytes))
  print('first operation on screen, median', milliseconds(ours.firstMs))
  for (const peer of peers.peers) {
    const its = await measure(browser, peer.url)
    print(
      `${peer.name}: script`,
      kilobytes(its.scriptBytes),
      `${(its.scriptBytes / ours.scriptBytes).toFixed(1)} ×`,
    )
    print(
      `${peer.name}: first operation`,
      milliseconds(its.firstMs),
      `${(its.firstMs / ours.firstMs).toFixed(1)} ×`,
    )
  }
  const searchMs = await slowestSearch(browser)
  print('search over all operations, slowest key', milliseconds(searchMs))
  const { anewMs: repeatedMs, againMs } = await measurePreviews(url)
  print('preview picture, drawn again, median', milliseconds(repeatedMs))
  print('preview picture, from the cache, median', milliseconds(againMs))
  judge(`preview picture < ${most.previewMs} ms`, repeatedMs < most.previewMs)
  judge(`script on top of the shell ≤ ${kilobytes(most.scriptBytes)}`, onTop <= most.scriptBytes)
  judge(`search < ${most.searchMs} ms`, searchMs < most.searchMs)
} finally {
  await browser.close()
  peers.stop()
  await stop()
}
process.exitCode = results.every(Boolean) ? 0 : 1

/** Returns the product at `DOCS_BENCH_URL`, or starts one. */
async function openProduct() {
  const running = process.env.DOCS_BENCH_URL
  if (running !== undefined) return { url: running, stop: async () => undefined }
  const folder = mkdtempSync(join(tmpdir(), 'sextant-docs-'))
  const product = await startProduct({ DATA_DIR: folder })
  return {
    url: product.url,
    async stop() {
      await product.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Measures the transferred bytes of scripts and the median time until the first operation is readable, with
 * an empty cache.
 */
async function measure(at: Browser, address: string) {
  const times: number[] = []
  for (let visit = 0; visit < visits; visit++) {
    const page = await at.newPage({ viewport: { width: 1440, height: 2_000 } })
    const startedMs = performance.now()
    await page.goto(address, { waitUntil: 'commit' })
    await page.getByText(firstOperation).locator('visible=true').first().waitFor()
    times.push(performance.now() - startedMs)
    await page.close()
  }
  const firstMs = times.toSorted((a, b) => a - b)[Math.floor(visits / 2)] ?? Number.NaN
  return { firstMs, scriptBytes: await scriptBytesOf(at, address) }
}

async function scriptBytesOf(at: Browser, address: string): Promise<number> {
  const page = await at.newPage()
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await page.close()
  return bytes
}

/**
 * Searches for each word. Returns the longest time from a key press to the updated list, milliseconds. For
 * each word the best of several rounds counts, to exclude other load on the machine.
 */
async function slowestSearch(at: Browser): Promise<number> {
  const page = await at.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${url}/api/docs`, { waitUntil: 'networkidle' })
  const slowest = await page.evaluate(search, searchRounds)
  await page.close()
  return slowest
}

async function search(rounds: number): Promise<number> {
  const field = document.querySelector<HTMLInputElement>('input[name="q"]')
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  if (field === null || write === undefined) throw new Error('no search field')
  const words = ['c', 'candles', 'or', 'orders', 'x', '', 'd', 'dca']
  const best = words.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < rounds; round++) {
    for (const [index, word] of words.entries()) {
      const startedMs = performance.now()
      write.call(field, word)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      // Reading the layout here includes its cost in the measured time.
      document.body.getBoundingClientRect()
      best[index] = Math.min(best[index] ?? Number.POSITIVE_INFINITY, performance.now() - startedMs)
      await new Promise((wait) => setTimeout(wait, 30))
    }
  }
  return Math.max(...best)
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`
}

function milliseconds(ms: number): string {
  return `${ms.toFixed(1)} ms`
}

function judge(what: string, reached: boolean): void {
  results.push(reached)
  print(`required: ${what}`, reached ? 'reached' : 'MISSED')
}

function print(label: string, ...values: readonly string[]): void {
  console.log(`${label.padEnd(48)} ${values.map((value) => value.padStart(12)).join('')}`)
}
