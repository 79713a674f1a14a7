import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const programs = ['chromium', 'chromium-browser', 'google-chrome']
/** Debian's Chromium without browser windows and settings. A page takes a third less processor time in it. */
export const headlessShell = 'chromium-headless-shell'

/**
 * Returns the path of the Chromium for tests and benchmarks. The first choice is `CHROMIUM_PATH`, the second
 * is the first Chromium on `PATH`, the third is Playwright's own download. Returns `undefined` if there is
 * none. Throws if `CHROMIUM_PATH` is not a program.
 */
export async function findChromium(environment = process.env) {
  const { CHROMIUM_PATH: chosen } = environment
  if (chosen) {
    if (isProgram(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is not a program: ${chosen}. Correct it or unset it.`)
  }
  return onPath(programs, environment) ?? (await playwrightsOwn())
}

/**
 * Returns the path of the headless shell. Returns `undefined` if there is none, or if `CHROMIUM_PATH` chooses
 * another browser.
 */
export function findHeadlessShell(environment = process.env) {
  return environment.CHROMIUM_PATH ? undefined : onPath([headlessShell], environment)
}

/**
 * Returns Playwright's options for the Chromium that `findChromium` returns. The sandbox is off for root,
 * because otherwise Chromium refuses to run as root.
 */
export async function chromiumOptions(environment = process.env, isRoot = process.getuid?.() === 0) {
  return optionsOf(await findChromium(environment), isRoot)
}

/** Returns Playwright's options for the headless shell or, if there is none, for Chromium. */
export async function headlessShellOptions(environment = process.env, isRoot = process.getuid?.() === 0) {
  return optionsOf(findHeadlessShell(environment) ?? (await findChromium(environment)), isRoot)
}

function optionsOf(executablePath, isRoot) {
  return { ...(executablePath && { executablePath }), args: isRoot ? ['--no-sandbox'] : [] }
}

/** Returns the first program on `PATH`, by the order of the names. */
function onPath(names, { PATH: path = '' }) {
  const folders = path.split(delimiter).filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
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
