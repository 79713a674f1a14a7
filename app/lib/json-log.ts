import pino from 'pino'
import type { Log } from './log'

/** Names of members that must never appear in a log, at any depth of the logged object. */
const secrets = ['*.password', '*.cookie', '*.authorization', '*["x-api-key"]', '*.signature', '*.secret']

/**
 * Creates a log that writes one JSON line per event to standard error. Standard output contains only messages
 * for people.
 */
export function createLog(role: string): Log {
  const output = pino.destination({ fd: 2, sync: true })
  output.on('error', () => undefined) // log lines are lost if the terminal is gone
  return pino(
    { base: { role, pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime, redact: secrets },
    output,
  )
}
