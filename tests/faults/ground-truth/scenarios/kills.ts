import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { SeededRandom } from '../../../helpers/seeded-random'
import type { Scenario } from '../scenario'
import type { Stack } from '../stack'

/** A way to end a part of the installation at once. */
type Kill = (stack: Stack, random: SeededRandom) => void

const killIndexer: Kill = ({ indexers }, random) => random.of(indexers).kill()
const killWeb: Kill = ({ web }) => web.kill()
const killPostgres: Kill = ({ store }) => {
  const pid = store.pid()
  if (pid !== undefined) process.kill(pid, 'SIGKILL')
}
const parts = [killIndexer, killWeb, killPostgres]

/** Kills a random backend of PostgreSQL, after which PostgreSQL restarts all of them. */
async function killBackend({ pool }: Stack, random: SeededRandom): Promise<void> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  process.kill(random.of(rows).pid, 'SIGKILL')
}

function killing(name: string, tries: Scenario['tries'], ...kills: readonly Kill[]): Scenario {
  return {
    name: `kill -9: ${name}`,
    tries,
    async fault(stack, random) {
      for (const kill of kills) kill(stack, random)
    },
  }
}

/** Freezes a process for a while. A frozen indexer must not write with its old lease afterwards. */
function freezing(
  name: string,
  tries: Scenario['tries'],
  frozen: (stack: Stack) => Stack['indexers'],
): Scenario {
  return {
    name: `SIGSTOP: ${name}`,
    tries,
    async fault(stack, random) {
      const role = random.of(frozen(stack))
      role.freeze()
      await pause(500 + random.below(14_000))
      role.resume()
    },
  }
}

/** Freezes all processes of PostgreSQL for a while. */
async function freezePostgres({ store }: Stack, random: SeededRandom): Promise<void> {
  const postmaster = store.pid()
  if (postmaster === undefined) throw new Error('PostgreSQL is not running')
  const frozen = [postmaster, ...childrenOf(postmaster)]
  for (const pid of frozen) signal(pid, 'SIGSTOP')
  await pause(500 + random.below(8_000))
  for (const pid of frozen) signal(pid, 'SIGCONT')
}

function childrenOf(pid: number): readonly number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.split(' ').filter(Boolean).map(Number)
}

/** Sends a signal to a backend, which may have ended meanwhile. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

export const kills: readonly Scenario[] = [
  killing('an indexer or its standby', { quick: 3, full: 30 }, killIndexer),
  killing('the web process', { quick: 1, full: 20 }, killWeb),
  killing('PostgreSQL', { quick: 1, full: 20 }, killPostgres),
  {
    name: 'kill -9: one PostgreSQL backend',
    tries: { quick: 2, full: 20 },
    fault: killBackend,
  },
  {
    name: 'kill -9: two of indexer, web and PostgreSQL',
    tries: { quick: 1, full: 20 },
    async fault(stack, random) {
      const spared = random.of(parts)
      for (const kill of parts) if (kill !== spared) kill(stack, random)
    },
  },
  killing(
    'all at once',
    { quick: 1, full: 20 },
    ...[0, 1].map(
      (n): Kill =>
        ({ indexers }) =>
          indexers[n]?.kill(),
    ),
    killWeb,
    killPostgres,
  ),
  {
    name: 'all connections of the node closed',
    tries: { quick: 1, full: 20 },
    fault: ({ restartNode }) => restartNode(),
  },
  freezing('an indexer or its standby', { quick: 1, full: 20 }, ({ indexers }) => indexers),
  {
    name: 'SIGSTOP: PostgreSQL',
    tries: { quick: 0, full: 20 },
    fault: freezePostgres,
  },
  freezing('the web process', { quick: 0, full: 20 }, ({ web }) => [web]),
]
