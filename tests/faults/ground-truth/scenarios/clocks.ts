import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Scenario } from '../scenario'

const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'
const folder = mkdtempSync(join(tmpdir(), 'sextant-clock-'))

/** A scenario in which the clock of some processes steps by an hour in either direction. All others keep the right time. */
function stepsOf(name: string, settingsFor: 'indexerSettings' | 'webSettings'): Scenario {
  /** Offset of the clock. The processes read the file again and again. */
  const offsetFile = join(folder, settingsFor)
  writeFileSync(offsetFile, '+0')
  return {
    name: `clock of the ${name} steps by an hour`,
    tries: { quick: 0, full: 20 },
    options: {
      [settingsFor]: {
        LD_PRELOAD: library,
        FAKETIME_TIMESTAMP_FILE: offsetFile,
        FAKETIME_NO_CACHE: '1',
        DONT_FAKE_MONOTONIC: '1',
      },
    },
    skipReason: () => (existsSync(library) ? undefined : 'needs libfaketime (apt-get install faketime)'),
    async fault(_stack, random) {
      writeFileSync(offsetFile, random.of(['-1h', '+1h']))
      await pause(3_000 + random.below(5_000))
      writeFileSync(offsetFile, '+0')
    },
  }
}

/** Steps of the clocks of both indexers, and of the web process. */
export const clocks: readonly Scenario[] = [
  stepsOf('indexers', 'indexerSettings'),
  stepsOf('web process', 'webSettings'),
]
