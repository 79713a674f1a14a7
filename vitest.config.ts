import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { nativeBinaries } from './tests/helpers/native-binaries'

const alias = { '~': fileURLToPath(new URL('./app', import.meta.url)) }

/** Defines a suite with a separate name, so that a failure immediately shows its area. */
function project(name: string, include: string[], setup: string[] = [], retry = 0, isolate = true) {
  return {
    resolve: { alias },
    test: {
      name,
      include,
      globalSetup: setup,
      environment: 'node',
      // Tests wait for events, not for time. This limit only ends hanging tests, so it is long enough for a
      // busy machine.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      restoreMocks: true,
      retry,
      isolate,
    },
  }
}

/** Tests that compute a whole simulated world. They take half a minute, too long for `npm run check`. */
const worlds = ['app/simulator/world-*.test.ts', 'app/simulator/world/transactions/text-forms.test.ts']

const embedded = ['tests/helpers/embedded-database.setup.ts']
const native = ['tests/helpers/native-database.setup.ts']

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // Files share imported modules, because no module keeps state between calls. Importing again takes
      // nearly half of the time.
      project('unit', ['app/**/*.test.{ts,tsx}', ...worlds.map((path) => `!${path}`)], [], 0, false),
      project('world', worlds, [], 0, false),
      project('architecture', ['tests/architecture/**/*.test.ts'], [], 0, false),
      // These start servers on a machine that may be busy, so they get a second attempt, which the report
      // shows.
      project('contract', ['tests/contract/**/*.test.ts'], embedded, 1),
      project('integration', ['tests/integration/**/*.test.ts'], embedded, 1),
      // The store must not depend on the embedded server's version, so its tests run again on the installed
      // one.
      ...(nativeBinaries()
        ? [project('store-native', ['tests/integration/store/**/*.test.ts'], native)]
        : []),
    ],
  },
})
