import { Problem } from '../response/problem.server'

/** Maximum size of a request body, bytes. */
const mostBytes = 16 * 1024

/**
 * Reads the JSON body of a request. Throws a 415 problem for a missing or different content type. Throws a
 * 400 problem for an empty body or invalid JSON.
 */
export async function requireJsonBody(request: Request): Promise<unknown> {
  requireJsonType(request)
  const text = await readText(request)
  if (text === '') throw new Problem('invalid_parameter', 'The body is empty: send a JSON object.')
  return parseJson(text)
}

/**
 * Reads and checks a body that may be empty, for paths that need no parameters. An empty body needs no
 * content type. For any other body that is not JSON, throws the same problems as `requireJsonBody`.
 */
export async function requireEmptyOrJsonBody(request: Request): Promise<void> {
  if (request.headers.has('content-type')) requireJsonType(request)
  const text = await readText(request)
  if (text === '') return
  requireJsonType(request)
  parseJson(text)
}

/**
 * Throws unless the content type is plain `application/json`. A form of another site cannot send this type.
 * Compressed bodies are rejected too, because they could decompress to any size.
 */
function requireJsonType({ headers }: Request): void {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json' || headers.has('content-encoding')) {
    throw new Problem('unsupported_media_type', 'The body must be plain application/json.')
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('invalid_parameter', 'The body is not JSON.')
  }
}

async function readText(request: Request): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  const reader = request.body?.getReader()
  const read = () => reader?.read().catch(brokeOff)
  for (let part = await read(); part?.done === false; part = await read()) {
    bytes += part.value.byteLength
    if (bytes > mostBytes)
      throw new Problem('payload_too_large', `The body is longer than ${mostBytes} bytes.`)
    parts.push(part.value)
  }
  return Buffer.concat(parts).toString('utf8')
}

/**
 * Throws a client error if the request is aborted, because a client that disconnects while sending is not a
 * server failure.
 */
function brokeOff(): never {
  throw new Problem('invalid_parameter', 'The request body was cut off.')
}
