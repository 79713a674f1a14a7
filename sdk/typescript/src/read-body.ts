import { SextantUnreachable } from './problem.ts'

/**
 * Reads the body of a response. If the connection is interrupted, throws the reason of the signal or
 * `SextantUnreachable`.
 */
export async function readText(response: Response, signal: AbortSignal | undefined): Promise<string> {
  try {
    return await response.text()
  } catch (cause) {
    signal?.throwIfAborted()
    throw new SextantUnreachable('The response was cut off.', { cause })
  }
}

/** Reads a JSON response. Throws `SextantUnreachable` if the body is empty, incomplete or not JSON. */
export async function readJson(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  const text = await readText(response, signal)
  if (text === '') throw new SextantUnreachable('The response is empty.')
  try {
    return JSON.parse(text)
  } catch (cause) {
    const type = response.headers.get('content-type') ?? 'no content type'
    throw new SextantUnreachable(`The response (${type}) was cut off, or is not JSON.`, { cause })
  }
}
