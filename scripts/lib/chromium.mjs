import { existsSync } from 'node:fs'
import { findChromium, findHeadlessShell, headlessShell } from './find-chromium.mjs'
import { run } from './run.mjs'

const debiansChromium = '/usr/bin/chromium'

/**
 * Prepares the browser of the e2e tests, if this user may run apt: installs Debian's Chromium if the machine has none,
 * and the headless shell beside Debian's Chromium. Without the shell, the tests run in Chromium. If Chromium is still
 * missing after that, prints how to install it, and the e2e suite fails.
 */
export async function ensureChromium() {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && !process.env.CHROMIUM_PATH) {
    if ((await findChromium()) === undefined) await install('chromium', 'fonts-liberation')
    if ((await findChromium()) === debiansChromium && !findHeadlessShell()) await installHeadlessShell()
  }
  if (await findChromium()) return
  console.error(
    'No Chromium found. Run `npx playwright install chromium`, install one (Debian: apt-get install chromium), or set CHROMIUM_PATH. Then run again.',
  )
}

/** Installs the shell if the lists of apt have it. Other distributions and older releases of Debian have none. */
async function installHeadlessShell() {
  const { code } = await run('apt-cache', ['show', '--quiet', headlessShell], { capture: true })
  if (code === 0) await install(headlessShell)
}

async function install(...packages) {
  console.log(`Installing ${packages[0]} by apt (once)…`)
  const environment = { env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await run('apt-get', ['update', '-qq'], environment)
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], environment)
}
