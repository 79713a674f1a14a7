import { setTimeout as pause } from 'node:timers/promises'
import type { SeededRandom } from '../../../helpers/seeded-random'
import type { Scenario } from '../scenario'
import type { Stack } from '../stack'
import type { TcpLink } from '../tcp-link'

type LinkName = keyof Stack['links']

/** Disturbs a connection, and lets it work again. */
const disturbances: Readonly<Record<string, (link: TcpLink, random: SeededRandom) => Promise<void>>> = {
  async latency(link, random) {
    link.slow(100 + random.below(900))
    await pause(2_000 + random.below(6_000))
  },
  async cut(link, random) {
    link.cut()
    await pause(random.below(5_000))
  },
  async 'half-open'(link) {
    link.strand()
  },
  async 'reset 100 times'(link) {
    for (let resets = 0; resets < 100; resets += 1) {
      link.cut()
      link.restore()
      await pause(30)
    }
  },
  async garbled(link) {
    link.garble()
    await pause(1_000)
  },
}

const names: readonly LinkName[] = ['indexer–node', 'indexer–PostgreSQL', 'web–PostgreSQL', 'visitor–web']

/** Tries of the quick run, which has no time for the minute that a silent connection takes. */
const quickly: readonly string[] = [
  'cut indexer–node',
  'garbled indexer–PostgreSQL',
  'latency indexer–PostgreSQL',
  'cut web–PostgreSQL',
]

/** Tries of each connection. The four connections make 24 tries of each disturbance. */
const fullTries = 6

/** Every disturbance of every connection between two processes. */
export const links: readonly Scenario[] = Object.entries(disturbances).flatMap(([kind, disturb]) =>
  names.map((name) => ({
    name: `TCP ${kind}: ${name}`,
    tries: { quick: quickly.includes(`${kind} ${name}`) ? 1 : 0, full: fullTries },
    async fault({ links: all }, random) {
      await disturb(all[name], random)
      all[name].restore()
    },
  })),
)
