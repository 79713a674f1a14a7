import pino from 'pino'
import type { Log } from '~/lib/log'

/** Members that must never reach a log, at any place in the logged object. */
const secrets = ['*.password', '*.cookie', '*.authorization', '*["x-api-key"]', '*.signature', '*.secret']

/**
 * Creates a log that writes one JSON line per event to standard error, so that standard output contains only
 * messages for people.
 */
export function createLog(role: string): Log {
  const output = pino.destination({ fd: 2, sync: true })
  output.on('error', () => undefined) // the terminal is gone or the reader has ended: log lines are lost
  return pino(
    { base: { role, pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime, redact: secrets },
    output,
  )
}
