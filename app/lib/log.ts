/** Where a part says what it does: facts first, then one sentence. A pino logger is one. */
export interface Log {
  debug(facts: object, message: string): void
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** For tests and tools that have nobody to tell. */
export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} }
