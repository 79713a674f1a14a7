/** SQLSTATE classes that mean "not now": connection, resources, operator, statement timeout, read-only or starting up. */
const passingStates = /^(?:08|53|57|58|25006|40)/

const statementTimeout = '57014'

/** What Node says when the server can't be reached. */
const passingCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** What `pg` says, without a code, when a connection ends under a query, or nothing is heard of one, or none comes free in time. */
const passingMessages =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|not queryable/

/** Whether an error of the store may pass by itself (server down, restarting, overloaded) instead of being a mistake of ours. */
export function isStoreUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isStoreUnavailable)
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  return passingCodes.has(code) || passingStates.test(code) || passingMessages.test(error.message)
}

/** Whether the server ended a statement for having taken too long (security.md D3). */
export function isStatementTimeout(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === statementTimeout
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}
