import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const programs = ['chromium', 'chromium-browser', 'google-chrome']

/**
 * Returns the path of the Chromium for tests and benchmarks. The first choice is `CHROMIUM_PATH`, the second
 * is the first Chromium on `PATH`, the third is Playwright's own download. Returns `undefined` if there is
 * none. Throws if `CHROMIUM_PATH` is not a program.
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
 * Returns Playwright's options for the Chromium that `findChromium` returns. The sandbox is off for root,
 * because otherwise Chromium refuses to run as root.
 */
export async function chromiumOptions(environment = process.env, isRoot = process.getuid?.() === 0) {
  const executablePath = await findChromium(environment)
  return { ...(executablePath && { executablePath }), args: isRoot ? ['--no-sandbox'] : [] }
}

/**
 * Returns the path of Playwright's own Chromium. Playwright is imported only here, because `npm test` loads
 * this file before it installs packages.
 */
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
