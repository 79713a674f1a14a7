import { isAscii } from 'node:buffer'
import { RetryableError } from '~/lib/async/retryable-error'

/**
 * Yields the chunks of a response body as they arrive. Leaving the loop early cancels the rest of the body.
 */
export async function* chunksOf(response: Response): AsyncGenerator<Uint8Array> {
  if (response.body === null) return
  const reader = response.body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined) // the body may have ended already
  }
}

/** Reads a whole response body as a string. Throws `RetryableError` if it is longer than `longestBytes`. */
export async function readText(response: Response, longestBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of chunksOf(response)) {
    bytes += chunk.byteLength
    if (bytes > longestBytes) throw new RetryableError(`A response is longer than ${longestBytes} bytes.`)
    chunks.push(chunk)
  }
  // The body is decoded in one piece. A string that is decoded in parts takes two bytes per character, and
  // parsing it takes twice as long.
  const body = Buffer.concat(chunks)
  // Responses of nodes are ASCII except for token names. ASCII can be read without UTF-8 decoding, which
  // costs several times as much as this check.
  return isAscii(body) ? body.toString('latin1') : new TextDecoder().decode(body)
}
