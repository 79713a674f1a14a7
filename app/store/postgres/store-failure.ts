/**
 * SQLSTATE classes of errors that can end without a change of our code: connection, resources, operator,
 * system, statement timeout, read-only or starting server, and serialization failure. A wrong password or
 * database name is included, because the operator may be changing it.
 */
const passingStates = /^(?:08|28|3D|40|53|57|58|25006)/

/** SQLSTATE codes with which a server refuses a whole connection, not just one statement. */
const refusingStates = /^(?:08|28|3D|53300|57P)/

/**
 * SQLSTATE codes for damage. Class XX means that a page, an index or a catalogue is damaged. 58030 means that
 * the disk can't be read. 58P01 means that a file is missing.
 */
const damagedStates = /^(?:XX|58030|58P01)/

const statementTimeout = '57014'

/**
 * Matches error codes of the operating system for a connection (ECONNREFUSED, EHOSTUNREACH, EMFILE,
 * EAI_AGAIN, …) and error codes of TLS. In a call to the store, such codes come only from the connection. Any
 * code of this form is accepted, because a list would never be complete. Node's own usage errors begin with
 * ERR_.
 */
const systemCodes = /^E(?!RR_)[A-Z0-9_]+$/
const tlsCodes =
  /^(?:ERR_SSL_|ERR_TLS_|CERT_|CRL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH_)/

/**
 * Error messages of `pg` that have no code: a connection ends during a query, does not respond, or is not
 * available in time.
 */
const passingMessages =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|not queryable|does not support SSL|error establishing an SSL connection/

/** Maximum depth of nested errors to check, because Node and `pg` wrap errors in each other. */
const deepestCause = 8

/**
 * Returns whether an error of the store may be temporary, e.g. because the server is down, restarting,
 * overloaded or damaged. Returns false for a bug in our code.
 */
export function isStoreUnavailable(error: unknown): boolean {
  return some(error, (each) => isPassing(each) || damagedStates.test(codeOf(each)))
}

/**
 * Returns whether an error means that the store is unreachable, so that every other statement would fail too.
 */
export function isStoreAway(error: unknown): boolean {
  return some(error, (each) => isOfConnection(each) || refusingStates.test(codeOf(each)))
}

/**
 * Returns whether an error means that the store has lost data on its disk, so that the operator must restore
 * a backup.
 */
export function isStoreDamaged(error: unknown): boolean {
  return some(error, (each) => damagedStates.test(codeOf(each)))
}

/** Advice to the operator of a damaged database. */
export const damageAdvice =
  'The database is damaged: restore a backup, see "A damaged database" in docs/production.md.'

/** The database is damaged. The message follows a sentence such as "Can't write to the database:". */
export class StoreDamaged extends Error {
  override readonly name = 'StoreDamaged'
}

/**
 * Returns the result of `running`. If the database is damaged, throws `StoreDamaged` with advice for the
 * operator.
 */
export async function adviseOnDamage<T>(running: Promise<T>): Promise<T> {
  try {
    return await running
  } catch (error) {
    if (!isStoreDamaged(error) || !(error instanceof Error)) throw error
    const message = `it is damaged, restore a backup (docs/production.md): ${error.message}`
    throw new StoreDamaged(message, { cause: error })
  }
}

/** Returns whether the server cancelled a statement because of the statement timeout. */
export function isStatementTimeout(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === statementTimeout
}

/**
 * Returns whether the server did not respond to a statement in time. The connection is then unusable, because
 * it still waits for the response.
 */
export function isReadTimeout(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout'
}

function isPassing(error: Error): boolean {
  return isOfConnection(error) || passingStates.test(codeOf(error))
}

function isOfConnection(error: Error): boolean {
  const code = codeOf(error)
  return tlsCodes.test(code) || systemCodes.test(code) || passingMessages.test(error.message)
}

/** Returns whether an error, a nested error or one of the causes satisfies `isSuch`. */
function some(error: unknown, isSuch: (error: Error) => boolean, depth = 0): boolean {
  if (!(error instanceof Error) || depth > deepestCause) return false
  if (isSuch(error)) return true
  const inner = error instanceof AggregateError ? [...error.errors, error.cause] : [error.cause]
  return inner.some((each) => some(each, isSuch, depth + 1))
}

/**
 * Returns the code of an error, which is an operating system code or an SQLSTATE. No standard SQLSTATE begins
 * with E.
 */
function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}
