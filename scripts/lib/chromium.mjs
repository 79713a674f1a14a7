import { existsSync } from 'node:fs'
import { findChromium } from './find-chromium.mjs'
import { run } from './run.mjs'

/**
 * Installs Debian's Chromium for the e2e tests if the machine has no Chromium and this user may run apt. If
 * Chromium is still missing after that, prints how to install it, and the e2e suite fails.
 */
export async function ensureChromium() {
  if (await findChromium()) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium by apt (once)…')
    const environment = { env: { DEBIAN_FRONTEND: 'noninteractive' } }
    await run('apt-get', ['update', '-qq'], environment)
    await run(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      environment,
    )
    if (await findChromium()) return
  }
  console.error(
    'No Chromium found. Run `npx playwright install chromium`, install one (Debian: apt-get install chromium), or set CHROMIUM_PATH. Then run again.',
  )
}
