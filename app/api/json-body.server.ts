import { Problem } from './problem.server'

/** Nothing that is sent here is larger (security.md, bodies). */
const mostBytes = 16 * 1024

/**
 * The JSON that a request brings, or a problem. Only `application/json` is read: a form of another site can't send it (security.md B3), and nothing
 * that would have to be unpacked.
 */
export async function requireJsonBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json' || request.headers.has('content-encoding')) {
    throw new Problem('unsupported_media_type', 'The body must be plain application/json.')
  }
  const text = await readText(request)
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
