import { isAscii } from 'node:buffer'
import { RetryableError } from '~/lib/retryable-error'

/** Yields the chunks of a body as they arrive. Leaving the loop early cancels the rest. */
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
    await reader.cancel().catch(() => undefined) // the body has already ended or failed, so nothing is left to cancel
  }
}

/** Reads a whole body as text. Throws `RetryableError` if it is longer than `longestBytes`. */
export async function readText(response: Response, longestBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of chunksOf(response)) {
    bytes += chunk.byteLength
    if (bytes > longestBytes) throw new RetryableError(`A response is longer than ${longestBytes} bytes.`)
    chunks.push(chunk)
  }
  // Decoded in one piece: text decoded in parts takes two bytes per character, and twice as long to parse.
  const body = Buffer.concat(chunks)
  // Responses of nodes are ASCII except for token names. ASCII needs no UTF-8 decoding, which costs several
  // times as much as this check.
  return isAscii(body) ? body.toString('latin1') : new TextDecoder().decode(body)
}
