const encoder = new TextEncoder()

/** One event of a stream as bytes. `data` becomes one line of JSON, which can't hold a line break. */
export function eventFrame(event: string, data: unknown, id?: bigint): Uint8Array {
  const idLine = id === undefined ? '' : `id: ${id}\n`
  return encoder.encode(`event: ${event}\n${idLine}data: ${JSON.stringify(data)}\n\n`)
}

/** A line that clients ignore and that keeps proxies from closing a quiet connection. */
export const heartbeatFrame = encoder.encode(': still here\n\n')

/** How long a client waits before it comes back, milliseconds. */
export function retryFrame(milliseconds: number): Uint8Array {
  return encoder.encode(`retry: ${milliseconds}\n\n`)
}
