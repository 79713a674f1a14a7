import { EnvironmentInvalid } from '~/env.server'
import type { Log } from '~/lib/log'
import { BackupFailure } from '~/store/backup/backup-failure'
import { DataDirTaken } from '~/store/data-owner'
import { SchemaMismatch } from '~/store/migrate'
import { damageAdvice, isStoreDamaged } from '~/store/store-failure'
import { followParent, hasParent, hopelessExitCode } from './parent-link'
import type { Running } from './running'
import { StartFailure } from './start-failure'

/** A stop that takes longer than this is cut off (security.md R12). */
const stopTimeoutMs = 10_000
/** A signal that follows so soon is the same one: a process group has it, and npm or `timeout` passes it on. */
const echoMs = 1_000

/** Failures that a person has to mend: told as a sentence, without a stack. */
const sentences = [EnvironmentInvalid, StartFailure, DataDirTaken, SchemaMismatch, BackupFailure]

/** A terminal that is gone, or a reader that has ended, can't be written to: no reason to end at once and leave PostgreSQL running. */
export function outliveReaders(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
}

/** Prints why the process can't go on, and ends it. */
export function failToStart(error: unknown): never {
  const known = sentences.some((kind) => error instanceof kind)
  if (isStoreDamaged(error)) console.error(damageAdvice)
  console.error(known && error instanceof Error ? error.message : error)
  process.exit(known && hasParent() ? hopelessExitCode : 1)
}

/**
 * Runs a role until a signal or the parent ends it: the first signal stops in order, one that comes later at once. What nobody caught is a bug:
 * the process says so and ends, and its supervisor starts a fresh one.
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
  // Ctrl-C and the end of a terminal reach every process of it; the parent alone decides in which order they end.
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
        'a failure that nothing caught: ending',
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
    log.error({}, 'stopping took too long: ending now')
    process.exit(1)
  }, stopTimeoutMs).unref()
  try {
    await (await running)?.stop()
    process.exit(0)
  } catch (error) {
    log.error({ error: String(error) }, 'stopping failed')
    process.exit(1)
  }
}
