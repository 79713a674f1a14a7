import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, devices } from '@playwright/test'

const root = fileURLToPath(new URL('../..', import.meta.url))

// Workers load this file too: what the first one has chosen reaches them through the environment.
process.env.E2E_PORT ??= String(await freePort())

const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`

/** Chromium's own name with "Headless" in it would pass for a crawler, to whom pages are served whole instead of streamed. */
const userAgent = devices['Desktop Chrome'].userAgent

export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results'),
  globalSetup: './wait-for-data.ts',
  forbidOnly: true,
  // Shared machines stall for seconds: a journey that fails gets a second attempt, and `npm test` names it even if that one holds.
  retries: 1,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    userAgent,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'UTC',
    locale: 'en-US',
    // Of the second attempt only: recording every journey in case it fails took a third of the suite's time.
    trace: 'on-first-retry',
    launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  },
  webServer: {
    // Without a shell between: what serves sees its runner go.
    command: 'exec node tests/e2e/serve.mjs',
    cwd: root,
    url: `${baseURL}/healthz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
    env: {
      PORT: process.env.E2E_PORT,
      PUBLIC_URL: baseURL,
      ROLE: 'all',
      BACKFILL_DAYS: '1',
      PERPS_VENUE_NOTICE: 'Simulated markets: no funds are at risk.',
    },
    stdout: 'ignore',
    stderr: 'ignore',
  },
})

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
