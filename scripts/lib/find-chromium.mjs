import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const programs = ['chromium', 'chromium-browser', 'google-chrome']

/**
 * Returns the path of the Chromium for tests and benchmarks: that of `CHROMIUM_PATH`, otherwise the first on
 * `PATH`, otherwise Playwright's own download. `undefined`: none found. Throws if `CHROMIUM_PATH` is not a
 * program.
 */
export async function findChromium(environment = process.env) {
  const { CHROMIUM_PATH: chosen, PATH: path = '' } = environment
  if (chosen) {
    if (isProgram(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is not a program: ${chosen}. Correct it or unset it.`)
  }
  const folders = path.split(delimiter).filter((folder) => folder !== '')
  const found = programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
  return found ?? (await playwrightsOwn())
}

/**
 * Returns Playwright's options for that Chromium. Chromium refuses to run as root unless its sandbox is off.
 */
export async function chromiumOptions(environment = process.env, isRoot = process.getuid?.() === 0) {
  const executablePath = await findChromium(environment)
  return { ...(executablePath && { executablePath }), args: isRoot ? ['--no-sandbox'] : [] }
}

/** Imports Playwright only here: `npm test` loads this file before it installs packages. */
async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
