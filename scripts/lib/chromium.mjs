import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const path = '/usr/bin/chromium'

/**
 * Installs Debian's Chromium for the e2e tests if this user may run apt. If it is still missing, prints how
 * to install it; the e2e suite then fails.
 */
export async function ensureChromium() {
  if (existsSync(path)) return
  console.log('Installing Chromium by apt (once)…')
  const environment = { env: { DEBIAN_FRONTEND: 'noninteractive' } }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq'], environment)
    await run(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      environment,
    )
  }
  if (!existsSync(path))
    console.error(`No Chromium at ${path}: install it (Debian: apt-get install chromium) and run again.`)
}
