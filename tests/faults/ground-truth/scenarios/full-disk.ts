import { setTimeout as pause } from 'node:timers/promises'
import { canMount } from '../../../helpers/store/mount'
import type { Scenario } from '../scenario'

const options = { isOnSmallDisk: true }

/** PostgreSQL's disk is full, for longer than a few batches. Reads must go on, or be refused with 503. */
export const fullDisk: readonly Scenario[] = [
  {
    name: 'PostgreSQL’s disk is full',
    tries: { quick: 0, full: 20 },
    options,
    skipReason: () => (canMount() ? undefined : 'needs the right to mount a file system (root)'),
    async fault({ disk }, random) {
      const endMs = performance.now() + 3_000 + random.below(5_000)
      // PostgreSQL frees some space now and then, for example by removing old WAL.
      while (performance.now() < endMs) {
        disk?.fill()
        await pause(50)
      }
      disk?.free()
    },
  },
]
