import { type Environment, readEnvironment } from '~/env.server'
import { createLog } from '~/lib/json-log'
import type { Log } from '~/lib/log'
import { failToStart, outliveReaders } from '~/process/run-process'
import { stopInReverse } from '~/process/running'
import { createPool, type Pool } from '~/store/postgres/pool'
import { openCommandStore } from './open-command-store'
import { UsageError } from './usage-error'

/** Dependencies of a command that uses the store. */
export interface StoreCommand {
  readonly pool: Pool
  readonly arguments: readonly string[]
  /** Prints a line to the terminal. */
  readonly print: (line: string) => void
}

type CommandContext = StoreCommand & { readonly environment: Environment }

/**
 * Runs one command on the store and ends the process. Exit codes: 0 = the command succeeded, 1 = it failed
 * and printed the reason, 2 = the arguments are invalid.
 */
export async function runCommand(work: (context: CommandContext) => Promise<void>): Promise<never> {
  outliveReaders()
  try {
    const log = onlyTrouble(createLog('cli'))
    const environment = readEnvironment()
    const store = await openCommandStore(environment, log)
    const pool = createPool({ url: store.url, profile: 'maintenance', log })
    try {
      const words = process.argv.slice(2)
      await work({ pool, arguments: words, environment, print: (line) => console.log(line) })
    } finally {
      await stopInReverse([store, { stop: () => pool.end() }])
    }
  } catch (error) {
    if (!(error instanceof UsageError)) return failToStart(error)
    console.error(error.message)
    process.exit(2)
  }
  process.exit(0)
}

/** Returns a log without messages below the level warning, because a command prints its own messages. */
function onlyTrouble(log: Log): Log {
  return {
    debug() {},
    info() {},
    warn: (facts, message) => log.warn(facts, message),
    error: (facts, message) => log.error(facts, message),
  }
}
