import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '~/env.server'
import { replaceFile } from '~/lib/archive/replace-file'
import { isSecretText, shortestSecret, splitSecrets } from '~/lib/text/secret-text'
import { codeOf, StartFailure, unwritable } from './start-failure'

const fileName = 'session-secret'
const secretBytes = 32

/**
 * Returns the secrets for the signatures of cookies. They are either configured, or one secret is created
 * once and kept in the data folder. Throws `StartFailure` if the file contains an invalid secret, because
 * with an empty secret anyone could sign cookies.
 */
export function sessionSecretsIn(
  folder: string,
  { sessionSecrets }: Pick<Environment, 'sessionSecrets'>,
): readonly string[] {
  if (sessionSecrets !== undefined) return sessionSecrets
  const path = join(folder, fileName)
  const secrets = splitSecrets(readOrMake(folder, path))
  if (secrets.every(isSecretText)) return secrets
  throw new StartFailure(
    `${path} has a secret of fewer than ${shortestSecret} characters (a full disk can truncate a file): delete it to create a new secret, which only signs all users out, or set SESSION_SECRET.`,
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
 * Returns the secrets for a process without a data folder. In production they must be configured, because
 * several processes must use the same ones. In other environments each start creates a new secret, so
 * visitors have to sign in again.
 */
export function requireSessionSecrets({ sessionSecrets, production }: Environment): readonly string[] {
  if (sessionSecrets !== undefined) return sessionSecrets
  if (!production) return [randomBytes(secretBytes).toString('base64url')]
  throw new StartFailure(
    'SESSION_SECRET is missing: with DATABASE_URL it is required. Set it to at least 32 random characters, the same for all web processes.',
  )
}
