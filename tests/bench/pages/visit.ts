import { brotliCompressSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { observe, type Seen, seenIn } from './observe'
import { recordTasks } from './tasks'

/** Result of a visit to a page without a cache. Sizes are those of the bodies as transferred. */
export interface Visit extends Seen {
  /** Size of the document without its inlined stylesheets. */
  readonly documentBytes: number
  readonly sheetBytes: number
  /** Sizes of scripts that loaded before the visitor scrolled, by file. */
  readonly scripts: ReadonlyMap<string, number>
  /** Processor time of each task of the page's main thread as on a slow processor; only in the manner `tasks`. */
  readonly tasksMs: readonly number[]
}

export interface Screen {
  readonly name: string
  readonly width: number
  readonly height: number
}

/**
 * Chromium's "slow 4G": 1.6 Mbit/s down, 750 kbit/s up and 150 ms round trips, with the factors that its
 * developer tools apply per request.
 */
const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1_600_000 / 8) * 0.9,
  uploadThroughput: (750_000 / 8) * 0.9,
}
/** How many times slower a slow processor is. */
const cpuSlowdown = 4

/**
 * A user agent with "Headless" would count as a crawler, which receives complete pages instead of streamed
 * ones.
 */
export const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** Conditions of a visit to a page. */
export interface Manner {
  /** Time for which the page is watched after its `load` event, milliseconds. */
  readonly watchMs: number
  /** Whether to simulate a slow connection and a slow processor. */
  readonly slowly: boolean
  /**
   * Whether to record the tasks of the main thread. The processor is then not slowed down; the times of the tasks are
   * multiplied instead.
   */
  readonly tasks?: boolean
  /** Whether to scroll to the end of the page after the watching time. */
  readonly scrolls: boolean
}

/** Opens a page and measures it. */
export async function visit(
  browser: Browser,
  url: string,
  { width, height }: Screen,
  { watchMs, slowly, scrolls, tasks = false }: Manner,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height }, userAgent })
  try {
    const page = await context.newPage()
    const tools = await context.newCDPSession(page)
    const bytes = await countBytes(tools)
    if (slowly) await slowDown(tools, tasks ? 1 : cpuSlowdown)
    const endTasks = tasks ? await recordTasks(tools) : undefined
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(watchMs)
    const scripts = new Map(bytes.scripts)
    // The tasks end before scrolling, because the cost of scrolling is not part of the loading cost.
    const tasksMs = ((await endTasks?.(page.url())) ?? []).map((ms) => ms * cpuSlowdown)
    if (scrolls) await scrollToEnd(page, height)
    const sheets = await page.locator('style[data-sheets]').textContent()
    const sheetBytes = brotliCompressSync(sheets ?? '').length
    return {
      ...(await seenIn(page)),
      tasksMs,
      scripts,
      documentBytes: bytes.document() - sheetBytes,
      sheetBytes,
    }
  } finally {
    await context.close()
  }
}

async function slowDown(tools: CDPSession, rate: number): Promise<void> {
  await tools.send('Network.emulateNetworkConditions', slow4g)
  await tools.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Scrolls as a visitor does: by most of the window height, then a pause. */
async function scrollToEnd(page: Page, height: number): Promise<void> {
  const end = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.mouse.move(1, 1)
  for (let at = 0; at < end; at += height * 0.8) {
    await page.mouse.wheel(0, height * 0.8)
    await page.waitForTimeout(300)
  }
  await page.waitForTimeout(1_500)
}

async function countBytes(tools: CDPSession) {
  const scripts = new Map<string, number>()
  const fileOf = new Map<string, string>()
  const headBytes = new Map<string, number>()
  let documentBytes = Number.NaN
  let documentId: string | undefined
  await tools.send('Network.enable')
  tools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Document') documentId ??= requestId
    if (type === 'Script') fileOf.set(requestId, new URL(response.url).pathname)
    headBytes.set(requestId, response.encodedDataLength)
  })
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const bodyBytes = encodedDataLength - (headBytes.get(requestId) ?? 0)
    const file = fileOf.get(requestId)
    if (file !== undefined) scripts.set(file, bodyBytes)
    if (requestId === documentId) documentBytes = bodyBytes
  })
  return { scripts, document: () => documentBytes }
}
