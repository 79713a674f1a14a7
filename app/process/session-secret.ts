import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '~/env.server'
import { StartFailure } from './start-failure'

const fileName = 'session-secret'
const secretBytes = 32

/** The secret that signs cookies: the configured one, or one that was made here once and is kept in the data folder. */
export function sessionSecretIn(folder: string, environment: Environment): string {
  if (environment.sessionSecret !== undefined) return environment.sessionSecret
  const path = join(folder, fileName)
  if (!existsSync(path)) {
    writeFileSync(path, randomBytes(secretBytes).toString('base64url'), { mode: 0o600, flag: 'wx' })
  }
  return readFileSync(path, 'utf8').trim()
}

/**
 * The secret of a process that has no data folder of its own. Several of them must sign alike, so in production it has to be told; elsewhere each start
 * makes one, and its visitors sign in again.
 */
export function requireSessionSecret({ sessionSecret, production }: Environment): string {
  if (sessionSecret !== undefined) return sessionSecret
  if (!production) return randomBytes(secretBytes).toString('base64url')
  throw new StartFailure(
    'SESSION_SECRET is missing: with DATABASE_URL set it to at least 32 random characters, the same ones for all web processes.',
  )
}
