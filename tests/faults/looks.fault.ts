// Every page and everything that opens over one, in every look and width, through axe: `npm test` takes turns in the looks.
import { spawnSync } from 'node:child_process'

const { status } = spawnSync(
  'node_modules/.bin/playwright',
  [
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
    // Nothing here changes the product or times it, so visits may share it.
    '--fully-parallel',
    '--workers=2',
    // A trace films and copies every page. What is found, axe tells itself.
    '--trace=off',
    'access',
  ],
  { stdio: 'inherit', env: { ...process.env, E2E_EVERY_LOOK: '1' } },
)
process.exitCode = status ?? 1
