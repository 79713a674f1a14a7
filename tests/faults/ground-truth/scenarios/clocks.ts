import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Scenario } from '../scenario'

const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'

/** Offset of the indexers' clock. They read the file again and again. */
const offsetFile = join(mkdtempSync(join(tmpdir(), 'sextant-clock-')), 'offset')
writeFileSync(offsetFile, '+0')

const options = {
  indexerSettings: {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: offsetFile,
    FAKETIME_NO_CACHE: '1',
    DONT_FAKE_MONOTONIC: '1',
  },
}

/** Steps of the clock of both indexers, by an hour in either direction. Node and PostgreSQL keep the right time. */
export const clocks: readonly Scenario[] = [
  {
    name: 'clock of the indexers steps by an hour',
    tries: { quick: 0, full: 20 },
    options,
    skipReason: () => (existsSync(library) ? undefined : 'needs libfaketime (apt-get install faketime)'),
    async fault(_stack, random) {
      writeFileSync(offsetFile, random.of(['-1h', '+1h']))
      await pause(3_000 + random.below(5_000))
      writeFileSync(offsetFile, '+0')
    },
  },
]
