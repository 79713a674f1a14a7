import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, devices } from '@playwright/test'
import { headlessShellOptions } from '../../scripts/lib/find-chromium.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

// Each worker also loads this file. The environment variable passes the port that the first process has
// chosen to the workers.
process.env.E2E_PORT ??= String(await freePort())

const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`

// Time of slot 0 of the simulated world. Each run starts at the same age of the world, so the tests see the
// same orders and prices at every date. All products that tests start inherit this variable.
const worldAgeMs = 1_789 * 86_400_000
process.env.SIMULATOR_GENESIS ??= new Date(Date.now() - worldAgeMs).toISOString()

/**
 * Chromium's default user agent contains "Headless". The product would treat it as a crawler, which receives
 * complete pages instead of streamed ones.
 */
const userAgent = devices['Desktop Chrome'].userAgent

export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results'),
  globalSetup: './wait-for-data.ts',
  forbidOnly: true,
  // Shared machines stall for seconds, so a failing test gets a second attempt. `npm test` reports the first
  // failure even if the second attempt passes.
  retries: 1,
  // Two files at a time share the product, which no test changes: accounts, alerts and stars are stored by wallet or in
  // the browser. Tests that need another state start a product of their own. With three, pages would be refused a
  // stream, because all of them come from the same address.
  workers: 2,
  timeout: 120_000,
  // Shared machines can be several times slower than usual.
  expect: { timeout: 20_000 },
  use: {
    baseURL,
    userAgent,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'UTC',
    locale: 'en-US',
    // Tests that intercept requests would not see those that a service worker serves. `offline.spec.ts` allows it.
    serviceWorkers: 'block',
    // Trace only the second attempt, because tracing every test took a third of the suite's time.
    trace: 'on-first-retry',
    launchOptions: await headlessShellOptions(),
  },
  webServer: {
    // `exec`: without a shell in between, the server notices when the test runner exits.
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
