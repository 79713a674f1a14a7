import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/helpers/longest-first'
import { nativeBinaries } from './tests/helpers/native-binaries'

const alias = { '~': fileURLToPath(new URL('./app', import.meta.url)) }

/** Defines a suite with a separate name, so that the report of a failure shows which area has failed. */
function project(name: string, include: string[], setup: string[] = [], retry = 0, isolate = true) {
  return {
    resolve: { alias },
    test: {
      name,
      include,
      globalSetup: setup,
      environment: 'node',
      // Tests wait for events, not for a fixed time. This limit only ends tests that hang, so it is long
      // enough for a busy machine.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      // A condition that a test waits for may take long on a busy machine. The default is one second.
      expect: { poll: { timeout: 20_000 } },
      restoreMocks: true,
      retry,
      isolate,
    },
  }
}

/** Tests that compute a whole simulated world. They take half a minute, too long for `npm run check`. */
const worlds = ['app/simulator/world-*.test.ts']

const embedded = ['tests/helpers/embedded-database.setup.ts']
const native = ['tests/helpers/native-database.setup.ts']

const ofStore = ['tests/integration/store/**/*.test.ts']
/**
 * The tests that another version of PostgreSQL could break: those of all statements, of all migrations, of locks,
 * sequences and connections, and those that compare stored rows after repeated, mixed, rolled back and deleted batches.
 */
const onEachVersion = [
  'statements',
  'migrate',
  'perp-series-migration',
  'perp-venue-migration',
  'pool',
  'writer-lock',
  'new-writer-revisions',
  'replay',
  'rollups',
  'forks',
  'prune',
].map((name) => `tests/integration/store/${name}.test.ts`)

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      // All test files of a suite share imported modules, because no module keeps state between calls and no test
      // mocks a module.
      // Importing the modules for each file would take nearly half of the time.
      project('unit', ['app/**/*.test.{ts,tsx}', ...worlds.map((path) => `!${path}`)], [], 0, false),
      project('world', worlds, [], 0, false),
      project('architecture', ['tests/architecture/**/*.test.ts'], [], 0, false),
      // These suites start servers on a machine that may be busy, so a failed test gets a second attempt. The
      // report shows the second attempt.
      project('contract', ['tests/contract/**/*.test.ts'], embedded, 1, false),
      project('integration', ['tests/integration/**/*.test.ts'], embedded, 1),
      // `npm test` builds the product first. Run alone, the tests build it when they start it.
      project('node-lines', ['tests/node-lines/*.test.ts'], [], 1),
      // The tests of the store run again on an installed PostgreSQL, because the store must not depend on the
      // version of the embedded PostgreSQL. `npm test` runs those that such a version could break.
      ...(nativeBinaries()
        ? [project('store-native', onEachVersion, native), project('whole-store-native', ofStore, native)]
        : []),
    ],
  },
})
