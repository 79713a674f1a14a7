/**
 * Logger for one part of the program. Each log call takes the fields first and one sentence second. The
 * interface is compatible with a pino logger.
 */
export interface Log {
  debug(facts: object, message: string): void
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** Logger that discards every entry, for tests and tools. */
export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} }
