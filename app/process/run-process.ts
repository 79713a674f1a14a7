import { EnvironmentInvalid } from '~/env/environment-invalid'
import type { Log } from '~/lib/log'
import { BackupFailure } from '~/store/backup/backup-failure'
import { DataDirTaken } from '~/store/embedded/data-owner'
import { ClusterMismatch } from '~/store/embedded/postgres-version'
import { SchemaMismatch } from '~/store/postgres/migrate'
import { damageAdvice, isStoreDamaged } from '~/store/postgres/store-failure'
import { followParent, hasParent, hopelessExitCode } from './parent-link'
import type { Running } from './running'
import { StartFailure } from './start-failure'

/** Maximum duration of a stop, milliseconds. A stop that takes longer is aborted. */
const stopTimeoutMs = 10_000
/**
 * Time after the first signal in which another signal counts as a duplicate, milliseconds. Duplicates occur
 * because the process group receives the signal, and npm or `timeout` forwards it as well.
 */
const echoMs = 1_000

/** Failures that an operator has to fix. Each is printed as a sentence, without a stack. */
const sentences = [
  EnvironmentInvalid,
  StartFailure,
  DataDirTaken,
  SchemaMismatch,
  ClusterMismatch,
  BackupFailure,
]

/**
 * Ignores write errors when the terminal or the reader of the output is gone. Otherwise such an error would
 * end the process immediately and leave PostgreSQL running.
 */
export function outliveReaders(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
}

/** Prints why the process can't continue, and ends the process. */
export function failToStart(error: unknown): never {
  const known = sentences.some((kind) => error instanceof kind)
  if (isStoreDamaged(error)) console.error(damageAdvice)
  console.error(known && error instanceof Error ? error.message : error)
  process.exit(known && hasParent() ? hopelessExitCode : 1)
}

/**
 * Runs a role until a signal or the parent ends it. The first signal stops the role in order, and a later
 * signal ends the process immediately. An uncaught exception is a bug: the process logs the exception and
 * ends, and its supervisor starts a new process.
 */
export async function runProcess(start: () => Promise<Running>, log: Log): Promise<void> {
  let running: Promise<Running> | undefined
  let stoppingSinceMs: number | undefined
  const stop = () => {
    if (stoppingSinceMs === undefined) {
      stoppingSinceMs = performance.now()
      void end(running, log)
    } else if (performance.now() - stoppingSinceMs > echoMs) process.exit(1)
  }
  process.on('SIGTERM', stop)
  // All processes of a terminal receive Ctrl-C and the end of the terminal. Children ignore these signals,
  // because the parent decides in which order the processes end.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!hasParent()) stop()
    })
  }
  outliveReaders()
  followParent(stop)
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.error(
        { error: error instanceof Error ? error.stack : String(error) },
        'process: uncaught failure, exiting',
      )
      process.exit(1)
    })
  }
  running = start()
  await running.catch((error: unknown) => {
    if (stoppingSinceMs === undefined) failToStart(error)
  })
}

async function end(running: Promise<Running> | undefined, log: Log): Promise<void> {
  setTimeout(() => {
    log.error({}, 'process: stopping timed out, exiting')
    process.exit(1)
  }, stopTimeoutMs).unref()
  try {
    await (await running)?.stop()
    process.exit(0)
  } catch (error) {
    log.error({ error: String(error) }, 'process: stopping failed')
    process.exit(1)
  }
}
