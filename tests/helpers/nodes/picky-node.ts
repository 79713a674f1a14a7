import { request as forward } from 'node:http'
import { serveOnLoopback } from './loopback-server'

/** What a node refuses or ignores. */
export interface Quirks {
  /** Methods that are refused with -32601. */
  readonly refused?: readonly string[]
  /** Ignores these settings of `getProgramAccounts`. */
  readonly ignored?: readonly ('filters' | 'dataSlice')[]
  /** Highest transaction version that the node knows. */
  readonly highestVersion?: number
  readonly refusesBatches?: boolean
  /** Number of requests per second after which 429 is returned. */
  readonly requestsPerSecond?: number
  /** Name and value of the header without which every request is refused with 401. */
  readonly header?: readonly [name: string, value: string]
}

interface Call {
  readonly id: number
  readonly method: string
  readonly params?: readonly unknown[]
}

/**
 * Serves a node that passes calls on to a real one, except for those that it refuses. Closes at the end of the
 * test. Returns its URL.
 */
export async function servePickyNode(target: string, quirks: Quirks): Promise<string> {
  let taken: number[] = []
  const { origin } = await serveOnLoopback((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Call | readonly Call[]
      const answer = refusalOf(body, quirks)
      const send = (status: number, json: unknown) => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(JSON.stringify(json))
      }
      if (quirks.header !== undefined && request.headers[quirks.header[0]] !== quirks.header[1])
        return send(401, { error: 'unauthorized' })
      const now = performance.now()
      taken = [...taken.filter((at) => now - at < 1_000), now]
      if (quirks.requestsPerSecond !== undefined && taken.length > quirks.requestsPerSecond)
        return send(429, { jsonrpc: '2.0', id: null, error: { code: 429, message: 'Too many requests' } })
      if (answer !== undefined) return send(200, answer)
      const onward = forward(target, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
      })
      onward.on('response', (reply) => {
        response.writeHead(reply.statusCode ?? 500, { 'content-type': 'application/json' })
        reply.pipe(response)
      })
      onward.end(JSON.stringify(Array.isArray(body) ? body : withoutIgnored(body as Call, quirks)))
    })
  })
  return origin
}

function refusalOf(body: Call | readonly Call[], quirks: Quirks): object | undefined {
  if (Array.isArray(body))
    return quirks.refusesBatches === true
      ? errorOf(null, -32600, 'Batch requests are not supported')
      : undefined
  const { id, method, params } = body as Call
  if (quirks.refused?.includes(method)) return errorOf(id, -32601, 'Method not found')
  const version = configOf(params).maxSupportedTransactionVersion
  if (quirks.highestVersion !== undefined && typeof version === 'number' && version > quirks.highestVersion)
    return errorOf(id, -32602, `Invalid params: version ${version} is not supported`)
  return undefined
}

function withoutIgnored(call: Call, { ignored = [] }: Quirks): Call {
  if (call.method !== 'getProgramAccounts') return call
  const config = Object.entries(configOf(call.params)).filter(
    ([name]) => !ignored.some((each) => each === name),
  )
  return { ...call, params: [call.params?.[0], Object.fromEntries(config)] }
}

function configOf(params: readonly unknown[] | undefined): Readonly<Record<string, unknown>> {
  const config = params?.at(-1)
  return typeof config === 'object' && config !== null ? (config as Record<string, unknown>) : {}
}

function errorOf(id: number | null, code: number, message: string) {
  return { jsonrpc: '2.0', id, error: { code, message } }
}
