import { setTimeout as pause } from 'node:timers/promises'
import { httpLies } from '../lies/http-lies'
import type { Lie } from '../lies/lie'
import { resultLies } from '../lies/result-lies'
import { socketLies } from '../lies/socket-lies'
import type { Scenario } from '../scenario'
import { until } from '../stack'

const options = { isLying: true }
const mostTellingMs = 60_000
/** Events of a block that are requested in one batch. */
const busyEvents = 20

/** Lies of the quick run: one of each group. */
const quickly: readonly string[] = [
  '502 with HTML',
  'transaction that is null at first',
  'notifications twice',
]

function scenarioOf({ name, isAtStart = false, isBusy = false, bend }: Lie): Scenario {
  return {
    name: `node: ${name}`,
    tries: { quick: quickly.includes(name) ? 1 : 0, full: 3 },
    options,
    async fault({ node, chain, indexers }, random) {
      if (node === undefined) throw new Error('the installation has no node that lies')
      node.bend(bend(random))
      if (isAtStart) for (const indexer of indexers) indexer.kill()
      await pause(1_500 + random.below(1_500))
      const hasLied = async () => {
        if (isBusy) chain.grow(busyEvents)
        return node.bent() > 0
      }
      await until('the node has lied', hasLied, mostTellingMs)
      node.bend({})
    },
  }
}

/** Every lie of a node that an indexer follows over JSON-RPC and PubSub. */
export const nodeLies: readonly Scenario[] = [...httpLies, ...resultLies, ...socketLies].map(scenarioOf)
