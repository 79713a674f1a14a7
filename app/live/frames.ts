const encoder = new TextEncoder()

/**
 * Encodes one event of a stream. `data` becomes one line, because JSON never contains an unescaped line
 * break.
 */
export function eventFrame(event: string, data: unknown, id?: bigint): Uint8Array {
  const idLine = id === undefined ? '' : `id: ${id}\n`
  return encoder.encode(`event: ${event}\n${idLine}data: ${JSON.stringify(data)}\n\n`)
}

/**
 * A comment line in a stream. Clients ignore the line, but it keeps proxies from closing an idle connection.
 */
export const heartbeatFrame = encoder.encode(': still here\n\n')

/** Encodes the time that a client must wait before it reconnects, milliseconds. */
export function retryFrame(milliseconds: number): Uint8Array {
  return encoder.encode(`retry: ${milliseconds}\n\n`)
}
