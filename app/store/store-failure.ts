/**
 * SQLSTATE classes that may pass without a change of ours: connection, resources, operator, system, statement timeout,
 * read-only or starting up, a transaction to repeat; a password or a database that the operator is just changing.
 */
const passingStates = /^(?:08|28|3D|40|53|57|58|25006)/

/** SQLSTATEs with which a server refuses the whole connection, and not one statement. */
const refusingStates = /^(?:08|28|3D|53300|57P)/

/** Class XX says that a page, an index or a catalogue is damaged; 58030 that the disk can't read, 58P01 that a file is missing. */
const damagedStates = /^(?:XX|58030|58P01)/

const statementTimeout = '57014'

/**
 * What the system says of a connection (ECONNREFUSED, EHOSTUNREACH, EMFILE, EAI_AGAIN, …) and what TLS says of one. A call
 * of the store gets these from nowhere else, so the names need no list that would never be complete. Node's own mistakes
 * of use begin with ERR_.
 */
const systemCodes = /^E(?!RR_)[A-Z0-9_]+$/
const tlsCodes =
  /^(?:ERR_SSL_|ERR_TLS_|CERT_|CRL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH_)/

/** What `pg` says, without a code, when a connection ends under a query, or nothing is heard of one, or none comes free in time. */
const passingMessages =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|not queryable|does not support SSL|error establishing an SSL connection/

/** Errors that are looked into at most: one within another, as Node and `pg` wrap them. */
const deepestCause = 8

/** Whether an error of the store may pass by itself (server down, restarting, overloaded, damaged) instead of being a mistake of ours. */
export function isStoreUnavailable(error: unknown): boolean {
  return some(error, (each) => isPassing(each) || damagedStates.test(codeOf(each)))
}

/** Whether the store can't be reached at all: then other statements fail as well, and are better not tried. */
export function isStoreAway(error: unknown): boolean {
  return some(error, (each) => isOfConnection(each) || refusingStates.test(codeOf(each)))
}

/** Whether the store has lost data on its disk: a person has to restore a backup. */
export function isStoreDamaged(error: unknown): boolean {
  return some(error, (each) => damagedStates.test(codeOf(each)))
}

/** What an operator is told of a damaged database. */
export const damageAdvice =
  'The database is damaged: restore a backup, see "A damaged database" in docs/production.md.'

/** The database is damaged. The message follows a sentence such as "The database can't be written:". */
export class StoreDamaged extends Error {
  override readonly name = 'StoreDamaged'
}

/** Resolves as `running` does; damage that it meets is thrown as `StoreDamaged`, which says what to do. */
export async function adviseOnDamage<T>(running: Promise<T>): Promise<T> {
  try {
    return await running
  } catch (error) {
    if (!isStoreDamaged(error) || !(error instanceof Error)) throw error
    const message = `it is damaged, restore a backup (docs/production.md): ${error.message}`
    throw new StoreDamaged(message, { cause: error })
  }
}

/** Whether the server ended a statement for having taken too long (security.md D3). */
export function isStatementTimeout(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === statementTimeout
}

function isPassing(error: Error): boolean {
  return isOfConnection(error) || passingStates.test(codeOf(error))
}

function isOfConnection(error: Error): boolean {
  const code = codeOf(error)
  return tlsCodes.test(code) || systemCodes.test(code) || passingMessages.test(error.message)
}

/** Whether an error, one of those it gathers or one that caused it is such a one. */
function some(error: unknown, isSuch: (error: Error) => boolean, depth = 0): boolean {
  if (!(error instanceof Error) || depth > deepestCause) return false
  if (isSuch(error)) return true
  const inner = error instanceof AggregateError ? [...error.errors, error.cause] : [error.cause]
  return inner.some((each) => some(each, isSuch, depth + 1))
}

/** A system's name, or an SQLSTATE: none of the standard's begins with E. */
function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}
