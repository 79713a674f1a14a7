import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { nativeBinaries } from './tests/helpers/native-binaries'

const alias = { '~': fileURLToPath(new URL('./app', import.meta.url)) }

/** A suite of its own name, so that a failure says at once what it is about. */
function project(name: string, include: string[], setup: string[] = [], retry = 0, isolate = true) {
  return {
    resolve: { alias },
    test: {
      name,
      include,
      globalSetup: setup,
      environment: 'node',
      // Waits are for what happens, not for time to pass: a limit only ends what hangs, also on a machine whose cores are somebody else's.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      restoreMocks: true,
      retry,
      isolate,
    },
  }
}

/** Tests that compute a whole simulated world each, and wait for nothing else: half a minute that `npm run check` does not have. */
const worlds = ['app/simulator/world-*.test.ts', 'app/simulator/world/transactions/text-forms.test.ts']

const embedded = ['tests/helpers/embedded-database.setup.ts']
const native = ['tests/helpers/native-database.setup.ts']

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // No module keeps anything between calls, so that files may share what they import: nearly half of the time goes otherwise into importing it again.
      project('unit', ['app/**/*.test.{ts,tsx}', ...worlds.map((path) => `!${path}`)], [], 0, false),
      project('world', worlds, [], 0, false),
      project('architecture', ['tests/architecture/**/*.test.ts'], [], 0, false),
      // Servers and whole products on a machine that others use as well: a second attempt, which the report shows.
      project('contract', ['tests/contract/**/*.test.ts'], embedded, 1),
      project('integration', ['tests/integration/**/*.test.ts'], embedded, 1),
      // The store must not depend on the embedded server's version: its tests run again on what is installed.
      ...(nativeBinaries()
        ? [project('store-native', ['tests/integration/store/**/*.test.ts'], native)]
        : []),
    ],
  },
})
