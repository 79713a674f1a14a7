import { test as base, type ConsoleMessage, expect } from '@playwright/test'

/**
 * Message that Remix logs if the visitor leaves a page while its data is still being read (`fetchAndDecode`
 * in its single fetch).
 */
const leftWhileRead = 'error: AbortError: signal is aborted without reason'

/**
 * Message that Chromium logs if a page's data arrives seconds after its stylesheets, which Remix preloads. On
 * a busy machine that can happen to any page.
 */
const styleBeforeData =
  /^warning: The resource \S+\.css was preloaded using link preload but not used within a few seconds/

/** Message of Playwright where service workers are blocked (`playwright.config.ts`). */
const workersBlocked = 'warning: Service Worker registration blocked'

/** Message that Chromium logs if a test measures an element of a panel before its turn (`paintInTurn`). */
const measuredEarly = 'verbose: Rendering was performed in a subtree hidden by content-visibility.'

/**
 * Makes a test fail if the browser reports any problem: console messages, exceptions, blocked content or
 * failed requests.
 */
export const test = base.extend<{
  quiet: undefined
  /** Paths that the server is expected to refuse. */
  refusals: readonly string[]
  /** Whether the test aborts requests. Chromium logs those as failed. */
  cutsOff: boolean
  /** Console message that the test causes on purpose. */
  provoked: RegExp | undefined
}>({
  refusals: [[], { option: true }],
  cutsOff: [false, { option: true }],
  provoked: [undefined, { option: true }],
  quiet: [
    async ({ context, refusals, cutsOff, provoked }, use) => {
      const messages: ConsoleMessage[] = []
      const complaints: string[] = []
      /** URLs that the test expects to fail. Chromium logs a line for each. */
      const missingPages = new Set<string>()
      context.on('console', (message) => messages.push(message))
      context.on('weberror', (error) => complaints.push(`exception: ${error.error().message}`))
      context.on('response', (response) => {
        if (response.status() < 400) return
        const expected = refusals.includes(new URL(response.url()).pathname)
        if (expected || response.request().isNavigationRequest()) missingPages.add(response.url())
        else complaints.push(`${response.status()}: ${response.url()}`)
      })
      context.on('requestfailed', (request) => {
        if (cutsOff && request.failure()?.errorText === 'net::ERR_FAILED') missingPages.add(request.url())
      })
      await use(undefined)
      const printed = messages
        .filter((message) => !missingPages.has(message.location().url))
        .map((message) => `${message.type()}: ${message.text()}`)
        .filter((line) => !line.startsWith(leftWhileRead) && !styleBeforeData.test(line))
        .filter((line) => !line.startsWith(workersBlocked) && line !== measuredEarly)
        .filter((line) => provoked?.test(line) !== true)
      expect([...printed, ...complaints]).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
