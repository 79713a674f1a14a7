// Checks every page, dialog and menu with axe in every theme and width. `npm test` checks only one theme per
// visit.
import { spawnSync } from 'node:child_process'

const { status } = spawnSync(
  'node_modules/.bin/playwright',
  [
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
    // The visits of one file can run in parallel, because they neither change the product nor measure time.
    '--fully-parallel',
    // Disable traces, which would record a video and a copy of every page. The report of axe is enough.
    '--trace=off',
    'access',
  ],
  { stdio: 'inherit', env: { ...process.env, E2E_EVERY_LOOK: '1' } },
)
process.exitCode = status ?? 1
