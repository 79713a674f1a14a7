import { existsSync } from 'node:fs'
import { findChromium, findShell } from './find-chromium.mjs'
import { run } from './run.mjs'

const debiansChromium = '/usr/bin/chromium'

/**
 * Installs Debian's Chromium and its headless shell for the e2e tests if the machine has no Chromium, or only that
 * of Debian, and this user may run apt. Without the shell, the tests run in Chromium. If Chromium is still missing
 * after that, prints how to install it, and the e2e suite fails.
 */
export async function ensureChromium() {
  const found = await findChromium()
  const isMissing =
    found === undefined || (found === debiansChromium && !process.env.CHROMIUM_PATH && !findShell())
  if (isMissing && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium by apt (once)…')
    await apt('update')
    if (found === undefined) await install('chromium', 'fonts-liberation')
    await install('chromium-headless-shell')
  }
  if (found ?? (await findChromium())) return
  console.error(
    'No Chromium found. Run `npx playwright install chromium`, install one (Debian: apt-get install chromium), or set CHROMIUM_PATH. Then run again.',
  )
}

const install = (...packages) => apt('install', '-y', '--no-install-recommends', ...packages)

function apt(...command) {
  return run('apt-get', ['-qq', ...command], { env: { DEBIAN_FRONTEND: 'noninteractive' } })
}
