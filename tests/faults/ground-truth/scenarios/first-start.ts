import { setTimeout as pause } from 'node:timers/promises'
import type { Scenario } from '../scenario'
import { waitLive } from '../stack'

/** Kills while the indexers read all accounts for the first time. */
export const firstStart: readonly Scenario[] = [
  {
    name: 'kill -9: both indexers during the first snapshot',
    tries: { quick: 0, full: 20 },
    options: { orders: 4_000 },
    isFresh: true,
    async fault(stack, random) {
      for (let kills = 1 + random.below(3); kills > 0; kills -= 1) {
        await pause(500 + random.below(3_000))
        for (const indexer of stack.indexers) indexer.kill()
      }
      await waitLive(stack)
      // Without history, only events after the first catch-up are stored.
      stack.stir()
    },
  },
]
