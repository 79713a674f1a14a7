import { isAscii } from 'node:buffer'
import { RetryableError } from '~/lib/retryable-error'

/** The chunks of a body as they arrive. Leaving the loop early cancels the rest. */
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
    await reader.cancel().catch(() => undefined) // it has ended or broken off already: nothing is left to cancel
  }
}

/** A whole body as text. Throws `RetryableError` when it is longer than `longestBytes`. */
export async function readText(response: Response, longestBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of chunksOf(response)) {
    bytes += chunk.byteLength
    if (bytes > longestBytes) throw new RetryableError(`An answer is longer than ${longestBytes} bytes.`)
    chunks.push(chunk)
  }
  // Decoded as a whole: text that arrives in parts takes two bytes a letter, and twice as long to parse.
  const body = Buffer.concat(chunks)
  // Answers of nodes are ASCII but for a token's name: those need no decoding, which costs several times as much as this look.
  return isAscii(body) ? body.toString('latin1') : new TextDecoder().decode(body)
}
