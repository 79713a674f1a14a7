import { test as base, type ConsoleMessage, expect } from '@playwright/test'

/** Remix prints this of an answer whose page is left while it is read (`fetchAndDecode` of its single fetch). */
const leftWhileRead = 'error: AbortError: signal is aborted without reason'

/** Chromium prints this of a page whose data stays away for some seconds after its styles, which Remix fetches meanwhile: on a busy machine, of any page. */
const styleBeforeData =
  /^warning: The resource \S+\.css was preloaded using link preload but not used within a few seconds/

/** A journey fails on anything that the browser complains about: console messages, exceptions, blocked content, failed requests. */
export const test = base.extend<{
  quiet: undefined
  /** Paths whose refusal is what the journey is about. */
  refusals: readonly string[]
  /** Whether the journey cuts requests off itself: what it cuts off, Chromium prints as failed. */
  cutsOff: boolean
  /** What the journey makes the page print. */
  provoked: RegExp | undefined
}>({
  refusals: [[], { option: true }],
  cutsOff: [false, { option: true }],
  provoked: [undefined, { option: true }],
  quiet: [
    async ({ context, refusals, cutsOff, provoked }, use) => {
      const messages: ConsoleMessage[] = []
      const complaints: string[] = []
      /** Addresses whose failure the journey means: Chromium itself prints a line for each. */
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
        .filter((line) => provoked?.test(line) !== true)
      expect([...printed, ...complaints]).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
