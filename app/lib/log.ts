/**
 * Logger of one part of the program. Each entry has fields first, then one sentence. The interface is that of
 * a pino logger.
 */
export interface Log {
  debug(facts: object, message: string): void
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** Discards everything. For tests and tools. */
export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} }
