// Checks every page, dialog and menu with axe in every theme and width. `npm test` checks only one theme per
// visit.
import { spawnSync } from 'node:child_process'

const { status } = spawnSync(
  'node_modules/.bin/playwright',
  [
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
    // These tests neither change the product nor measure time, so they can run in parallel.
    '--fully-parallel',
    '--workers=2',
    // A trace would record a video and a copy of every page. The report of axe is enough.
    '--trace=off',
    'access',
  ],
  { stdio: 'inherit', env: { ...process.env, E2E_EVERY_LOOK: '1' } },
)
process.exitCode = status ?? 1
