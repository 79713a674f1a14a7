/**
 * SQLSTATE classes that can pass without a change of our code: connection, resources, operator, system,
 * statement timeout, read-only or starting up, serialization failure, and a password or database that the
 * operator is changing.
 */
const passingStates = /^(?:08|28|3D|40|53|57|58|25006)/

/** SQLSTATEs with which a server refuses the whole connection, not just one statement. */
const refusingStates = /^(?:08|28|3D|53300|57P)/

/**
 * Class XX: a page, an index or a catalogue is damaged. 58030: the disk can't be read. 58P01: a file is
 * missing.
 */
const damagedStates = /^(?:XX|58030|58P01)/

const statementTimeout = '57014'

/**
 * Error codes of the operating system for a connection (ECONNREFUSED, EHOSTUNREACH, EMFILE, EAI_AGAIN, …) and
 * of TLS. In a call to the store such codes come only from the connection, so any name is accepted: a list
 * would never be complete. Node's own usage errors begin with ERR_.
 */
const systemCodes = /^E(?!RR_)[A-Z0-9_]+$/
const tlsCodes =
  /^(?:ERR_SSL_|ERR_TLS_|CERT_|CRL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH_)/

/**
 * Messages of `pg` without a code: a connection ends during a query, does not respond, or is not available in
 * time.
 */
const passingMessages =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|not queryable|does not support SSL|error establishing an SSL connection/

/** Maximum number of nested errors to check. Node and `pg` wrap errors in each other. */
const deepestCause = 8

/**
 * Returns whether an error of the store may be temporary (server down, restarting, overloaded, damaged), not
 * a bug in our code.
 */
export function isStoreUnavailable(error: unknown): boolean {
  return some(error, (each) => isPassing(each) || damagedStates.test(codeOf(each)))
}

/** Returns whether the store can't be reached at all. Then every other statement would fail too. */
export function isStoreAway(error: unknown): boolean {
  return some(error, (each) => isOfConnection(each) || refusingStates.test(codeOf(each)))
}

/** Returns whether the store has lost data on its disk. A person must restore a backup. */
export function isStoreDamaged(error: unknown): boolean {
  return some(error, (each) => damagedStates.test(codeOf(each)))
}

/** Advice to an operator with a damaged database. */
export const damageAdvice =
  'The database is damaged: restore a backup, see "A damaged database" in docs/production.md.'

/** The database is damaged. The message follows a sentence such as "Can't write to the database:". */
export class StoreDamaged extends Error {
  override readonly name = 'StoreDamaged'
}

/** Returns the result of `running`. Throws `StoreDamaged`, with advice, if the database is damaged. */
export async function adviseOnDamage<T>(running: Promise<T>): Promise<T> {
  try {
    return await running
  } catch (error) {
    if (!isStoreDamaged(error) || !(error instanceof Error)) throw error
    const message = `it is damaged, restore a backup (docs/production.md): ${error.message}`
    throw new StoreDamaged(message, { cause: error })
  }
}

/** Returns whether the server cancelled a statement because of its timeout. */
export function isStatementTimeout(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === statementTimeout
}

/**
 * Returns whether the server did not respond to a statement in time. The connection still waits for the
 * response, so it is unusable.
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

/** Returns whether an error, an error inside it or one of its causes satisfies `isSuch`. */
function some(error: unknown, isSuch: (error: Error) => boolean, depth = 0): boolean {
  if (!(error instanceof Error) || depth > deepestCause) return false
  if (isSuch(error)) return true
  const inner = error instanceof AggregateError ? [...error.errors, error.cause] : [error.cause]
  return inner.some((each) => some(each, isSuch, depth + 1))
}

/** Returns an operating system code or an SQLSTATE. No SQLSTATE of the standard begins with E. */
function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}
