import pino from 'pino'
import type { Log } from '~/lib/log'

/** Members that must never reach a log, wherever they stand (security.md D10). */
const secrets = ['*.password', '*.cookie', '*.authorization', '*["x-api-key"]', '*.signature', '*.secret']

/** One JSON line per event on standard error, so that standard output stays for people. */
export function createLog(role: string): Log {
  const output = pino.destination({ fd: 2, sync: true })
  output.on('error', () => undefined) // a terminal that is gone, or a reader that has ended: what is logged is lost
  return pino(
    { base: { role, pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime, redact: secrets },
    output,
  )
}
