import { SextantUnreachable } from './problem.ts'

/** The body of an answer. Throws the signal's reason or `SextantUnreachable` where it breaks off. */
export async function readText(response: Response, signal: AbortSignal | undefined): Promise<string> {
  try {
    return await response.text()
  } catch (cause) {
    signal?.throwIfAborted()
    throw new SextantUnreachable('The answer broke off.', { cause })
  }
}

/** The JSON of an answer. Throws `SextantUnreachable` for an empty body, and for one that is not JSON or was cut off on the way. */
export async function readJson(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  const text = await readText(response, signal)
  if (text === '') throw new SextantUnreachable('The answer is empty.')
  try {
    return JSON.parse(text)
  } catch (cause) {
    const type = response.headers.get('content-type') ?? 'of no type'
    throw new SextantUnreachable(`The answer (${type}) broke off, or is not JSON.`, { cause })
  }
}
