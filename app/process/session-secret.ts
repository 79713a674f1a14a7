import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '~/env.server'
import { replaceFile } from '~/lib/replace-file'
import { isSecretText, shortestSecret } from '~/lib/secret-text'
import { codeOf, StartFailure, unwritable } from './start-failure'

const fileName = 'session-secret'
const secretBytes = 32

/**
 * Returns the secret that signs cookies. It is either configured, or created once and kept in the data
 * folder. Throws `StartFailure` if the file contains no valid secret, because with an empty secret anyone
 * could sign cookies.
 */
export function sessionSecretIn(
  folder: string,
  { sessionSecret }: Pick<Environment, 'sessionSecret'>,
): string {
  if (sessionSecret !== undefined) return sessionSecret
  const path = join(folder, fileName)
  const secret = readOrMake(folder, path)
  if (isSecretText(secret)) return secret
  throw new StartFailure(
    `${path} has fewer than ${shortestSecret} characters (a full disk can truncate a file): delete it to create a new secret, which only signs all users out, or set SESSION_SECRET.`,
  )
}

function readOrMake(folder: string, path: string): string {
  try {
    if (!existsSync(path)) replaceFile(path, randomBytes(secretBytes).toString('base64url'))
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    const code = codeOf(error)
    throw code === undefined ? error : unwritable(folder, code)
  }
}

/**
 * Returns the secret for a process without a data folder. In production the secret must be configured,
 * because several processes must use the same one. In other environments each start creates a new secret, so
 * visitors have to sign in again.
 */
export function requireSessionSecret({ sessionSecret, production }: Environment): string {
  if (sessionSecret !== undefined) return sessionSecret
  if (!production) return randomBytes(secretBytes).toString('base64url')
  throw new StartFailure(
    'SESSION_SECRET is missing: with DATABASE_URL it is required. Set it to at least 32 random characters, the same for all web processes.',
  )
}
