import { Problem } from './problem.server'

/** Largest body that is read, bytes. */
const mostBytes = 16 * 1024

/** The JSON of a request. Throws a 415 problem for another content type or none, and a 400 problem for an empty body or one that is not JSON. */
export async function requireJsonBody(request: Request): Promise<unknown> {
  requireJsonType(request)
  const text = await readText(request)
  if (text === '') throw new Problem('invalid_parameter', 'The body is empty: send a JSON object.')
  return parseJson(text)
}

/**
 * Reads the body of a request whose path says everything, so that the body may be empty. Throws the problems of `requireJsonBody` for
 * anything else than JSON; the content type may only be missing where the body is empty.
 */
export async function requireEmptyOrJsonBody(request: Request): Promise<void> {
  if (request.headers.has('content-type')) requireJsonType(request)
  const text = await readText(request)
  if (text === '') return
  requireJsonType(request)
  parseJson(text)
}

/** Only `application/json`: a form of another site can't send it. No compressed bodies, which could unpack to any size. */
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

/** Whoever goes away while he sends is no failure of ours. */
function brokeOff(): never {
  throw new Problem('invalid_parameter', 'The body broke off.')
}
