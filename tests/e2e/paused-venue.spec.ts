import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from './journey'
import { freePort } from './lost-store'

/** Time in which a second product starts and reads the chain state on a busy machine. */
const startMs = 240_000

const threeDaysAgo = new Date(Date.now() - 3 * 86_400_000).toISOString()

let product: ChildProcess
let url: string
let folder: string

test.beforeAll(async () => {
  test.setTimeout(startMs)
  folder = mkdtempSync(join(tmpdir(), 'sextant-paused-'))
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  product = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, SIMULATOR_PAUSED: `drift@${threeDaysAgo}` },
    stdio: 'ignore',
  })
  await expect(async () => {
    const response = await fetch(`${url}/api/perps/markets?venue=velocity&size=1`)
    const { content } = (await response.json()) as { content: readonly unknown[] }
    expect(content).toHaveLength(1)
    expect((await fetch(`${url}/api/perps/trades?venue=velocity&size=1`)).status).toBe(200)
  }).toPass({ timeout: startMs, intervals: [1_000] })
})

test.afterAll(async () => {
  product.kill('SIGTERM')
  if (product.exitCode === null) await once(product, 'exit')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
})

test('a paused venue says when its last trade was, and leads to a venue that trades', async ({ page }) => {
  await expect(async () => {
    await page.goto(`${url}/drift/dashboard/overview?venue=drift`)
    await expect(page.getByRole('complementary', { name: /Drift/ })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  const notice = page.getByRole('complementary', { name: /Drift/ })
  await expect(notice.getByRole('time')).toHaveText(/\d{4}/)
  await notice.getByRole('link', { name: /Velocity/ }).click()
  await expect(page).toHaveURL(/venue=velocity/)
  await expect(notice).toHaveCount(0)
  await page.goto(`${url}/drift/dashboard/overview?venue=all`)
  await expect(notice).toBeVisible()
})
