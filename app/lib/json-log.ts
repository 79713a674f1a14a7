import pino, { type DestinationStream } from 'pino'
import type { Log } from './log'

/** Names of members that must never appear in a log, at any depth of the logged object. */
const secrets = ['*.password', '*.cookie', '*.authorization', '*["x-api-key"]', '*.signature', '*.secret']

/** Longest text of a field, characters. Longer texts, such as the answer of a node in an error, are cut. */
const longestText = 2_000

/**
 * Creates a log that writes one JSON line per event, by default to standard error. Standard output contains
 * only messages for people.
 */
export function createLog(role: string, output: DestinationStream = standardError()): Log {
  return pino(
    {
      base: { role, pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: secrets,
      formatters: { log: withShortTexts },
    },
    output,
  )
}

function standardError(): DestinationStream {
  const output = pino.destination({ fd: 2, sync: true })
  output.on('error', () => undefined) // log lines are lost if the terminal is gone
  return output
}

function withShortTexts(fields: Record<string, unknown>): Record<string, unknown> {
  const isLong = (value: unknown) => typeof value === 'string' && value.length > longestText
  if (!Object.values(fields).some(isLong)) return fields
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      isLong(value) ? `${String(value).slice(0, longestText)}…` : value,
    ]),
  )
}
