import { EnvironmentInvalid } from '~/env.server'
import type { Log } from '~/lib/log'
import { BackupFailure } from '~/store/backup/backup-failure'
import { DataDirTaken } from '~/store/data-owner'
import { SchemaMismatch } from '~/store/migrate'
import { ClusterMismatch } from '~/store/postgres-version'
import { damageAdvice, isStoreDamaged } from '~/store/store-failure'
import { followParent, hasParent, hopelessExitCode } from './parent-link'
import type { Running } from './running'
import { StartFailure } from './start-failure'

/** Maximum duration of a stop, milliseconds. A longer one is aborted. */
const stopTimeoutMs = 10_000
/**
 * Time after the first signal within which another one is a duplicate, milliseconds: the process group
 * receives it, and npm or `timeout` forwards it as well.
 */
const echoMs = 1_000

/** Failures that an operator has to fix. They are printed as a sentence, without a stack. */
const sentences = [
  EnvironmentInvalid,
  StartFailure,
  DataDirTaken,
  SchemaMismatch,
  ClusterMismatch,
  BackupFailure,
]

/**
 * Ignores write errors of a terminal that is gone or a reader that has ended. Without this the process would
 * end immediately and leave PostgreSQL running.
 */
export function outliveReaders(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
}

/** Prints why the process can't continue, and ends it. */
export function failToStart(error: unknown): never {
  const known = sentences.some((kind) => error instanceof kind)
  if (isStoreDamaged(error)) console.error(damageAdvice)
  console.error(known && error instanceof Error ? error.message : error)
  process.exit(known && hasParent() ? hopelessExitCode : 1)
}

/**
 * Runs a role until a signal or the parent ends it. The first signal stops in order, a later one ends the
 * process immediately. An uncaught exception is a bug: the process logs it and ends, and its supervisor
 * starts a new one.
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
  // Ctrl-C and the end of a terminal reach all processes of it. Only the parent decides in which order they
  // end.
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
