import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** The product as a browser sees it, except that the benchmark controls its event stream. */
export interface Stage {
  readonly url: string
  /** Sends frames on every open stream. Resolves when the frames are sent. */
  say(frames: string): Promise<void>
  /** Number of open streams. */
  listeners(): number
  close(): Promise<void>
}

/**
 * Time for which responses are cached, milliseconds. The accelerated page sends a hundred times more requests
 * than usual.
 */
const keptMs = 1_000

interface Kept {
  readonly atMs: number
  readonly answer: Promise<{ readonly status: number; readonly headers: Headers; readonly body: Buffer }>
}

export async function openStage(product: string): Promise<Stage> {
  const streams = new Set<ServerResponse>()
  const kept = new Map<string, Kept>()
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/api/stream')) openStream(streams, response)
    else void passOn(product, kept, request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    async say(frames) {
      await Promise.all([...streams].map((stream) => write(stream, frames)))
    },
    listeners: () => streams.size,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function openStream(streams: Set<ServerResponse>, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.write(': open\n\n')
  streams.add(response)
  response.on('close', () => streams.delete(response))
}

async function write(stream: ServerResponse, frames: string): Promise<void> {
  if (stream.write(frames)) return
  const waiting = new AbortController()
  const { signal } = waiting
  await Promise.race([once(stream, 'drain', { signal }), once(stream, 'close', { signal })])
  waiting.abort()
}

async function passOn(
  product: string,
  kept: Map<string, Kept>,
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const known = kept.get(url)
  const isNew = known === undefined || performance.now() - known.atMs > keptMs
  const answer = isNew ? request(product + url, String(headers['user-agent'])) : known.answer
  if (isNew) kept.set(url, { atMs: performance.now(), answer })
  try {
    const { status, headers: sent, body } = await answer
    response.writeHead(status, Object.fromEntries([...sent].filter(([name]) => isPassedOn(name))))
    response.end(body)
  } catch (error) {
    response.writeHead(502).end(String(error))
  }
}

async function request(url: string, userAgent: string) {
  const response = await fetch(url, { headers: { 'user-agent': userAgent }, redirect: 'manual' })
  return {
    status: response.status,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
  }
}

/** The body is decompressed now, so headers about its compression and length are no longer correct. */
function isPassedOn(header: string): boolean {
  return !/^(content-encoding|content-length|transfer-encoding|connection|keep-alive)$/.test(header)
}
