import { setTimeout as pause } from 'node:timers/promises'
import type { Scenario } from '../scenario'
import type { StackOptions } from '../stack'

/** Forks of which the indexer has already stored blocks. Some indexers are killed between the two forks. */
function forking(depth: number, tries: Scenario['tries'], options?: Partial<StackOptions>): Scenario {
  return {
    name: `fork of ${depth} blocks, kills in between${options?.over === 'geyser' ? ', over Geyser' : ''}`,
    tries,
    ...(options && { options }),
    async fault({ chain, indexers }, random) {
      // So that some of the discarded blocks are confirmed and stored before.
      for (let block = 0; block < depth; block += 1) chain.grow()
      await pause(random.below(3_000))
      if (random.below(2) === 0) random.of(indexers).kill()
      chain.fork(depth)
      await pause(random.below(1_000))
      if (random.below(2) === 0) random.of(indexers).kill()
    },
  }
}

const overGeyser = { over: 'geyser' } as const

export const forks: readonly Scenario[] = [
  forking(1, { quick: 1, full: 20 }),
  forking(8, { quick: 1, full: 20 }),
  forking(31, { quick: 1, full: 20 }),
  forking(8, { quick: 1, full: 20 }, overGeyser),
]
