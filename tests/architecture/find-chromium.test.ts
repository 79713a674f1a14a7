import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { expect, onTestFinished, test, vi } from 'vitest'
import { chromiumOptions, findChromium, headlessShellOptions } from '../../scripts/lib/find-chromium.mjs'

/** Creates a temporary folder that contains executables with the given names. Returns its path. */
function folderWith(...names: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-chromium-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of names) {
    writeFileSync(join(folder, name), '')
    chmodSync(join(folder, name), 0o755)
  }
  return folder
}

test('CHROMIUM_PATH comes before PATH', async () => {
  const [chosen, other] = [join(folderWith('chrome'), 'chrome'), folderWith('chromium')]
  expect(await findChromium({ CHROMIUM_PATH: chosen, PATH: other })).toBe(chosen)
})

test('rejects a CHROMIUM_PATH that is not a program, and names the fix', async () => {
  const path = join(folderWith(), 'chrome')
  await expect(findChromium({ CHROMIUM_PATH: path })).rejects.toThrow(
    `CHROMIUM_PATH is not a program: ${path}. Correct it or unset it.`,
  )
})

test('Chromium on PATH comes before Chrome, regardless of their folders', async () => {
  const [first, second] = [folderWith('google-chrome'), folderWith('chromium-browser')]
  const path = [first, second].join(delimiter)
  expect(await findChromium({ PATH: path })).toBe(join(second, 'chromium-browser'))
  expect(await findChromium({ PATH: first })).toBe(join(first, 'google-chrome'))
})

test('uses Playwright’s download if PATH has no browser, and returns nothing if that is missing too', async () => {
  const download = join(folderWith('chrome'), 'chrome')
  const path = vi.spyOn(chromium, 'executablePath').mockReturnValue(download)
  const environment = { PATH: folderWith() }
  expect(await findChromium(environment)).toBe(download)
  path.mockReturnValue(join(folderWith(), 'chrome'))
  expect(await findChromium(environment)).toBeUndefined()
  expect(await chromiumOptions(environment, true)).toEqual({ args: ['--no-sandbox'] })
})

test('only root runs Chromium without a sandbox', async () => {
  const executablePath = join(folderWith('chromium'), 'chromium')
  const environment = { CHROMIUM_PATH: executablePath }
  expect(await chromiumOptions(environment, true)).toEqual({ executablePath, args: ['--no-sandbox'] })
  expect(await chromiumOptions(environment, false)).toEqual({ executablePath, args: [] })
})

test('journeys run in the headless shell, unless there is none or another browser is chosen', async () => {
  const path = [folderWith('chromium'), folderWith('chromium-headless-shell')] as const
  const [complete, shell] = [join(path[0], 'chromium'), join(path[1], 'chromium-headless-shell')]
  const pathOf = async (environment: Record<string, string>) =>
    (await headlessShellOptions(environment, false)).executablePath
  expect(await pathOf({ PATH: path.join(delimiter) })).toBe(shell)
  expect(await pathOf({ PATH: path[0] })).toBe(complete)
  expect(await pathOf({ PATH: path.join(delimiter), CHROMIUM_PATH: complete })).toBe(complete)
  expect(await findChromium({ PATH: path.join(delimiter) })).toBe(complete)
})
