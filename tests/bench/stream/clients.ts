import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/**
 * Clients that subscribe to one topic over bare sockets. They use as little CPU time as possible, because the
 * server on the same machine is measured.
 */
export interface Clients {
  /** Called with the arrival time of each frame, once per client. */
  onFrame: (atMs: number) => void
  /** Rejects if a connection is refused. */
  open(count: number): Promise<void>
  close(): void
}

/** Number of connections that are opened at the same time. More would overflow the server's accept queue. */
const together = 100

export function createClients(
  port: number,
  topic: string,
  headers: Readonly<Record<string, string>>,
): Clients {
  const sockets: Socket[] = []
  const wanted = Buffer.from(`event: ${topic}\n`)
  const request = requestFor(topic, headers)
  async function openOne(): Promise<void> {
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    await subscribe(socket, request)
    socket.on('data', (chunk: Buffer) => {
      if (chunk.includes(wanted)) clients.onFrame(performance.now())
    })
  }
  const clients: Clients = {
    onFrame: () => undefined,
    async open(count) {
      for (let left = count; left > 0; left -= together) {
        await Promise.all(Array.from({ length: Math.min(together, left) }, openOne))
      }
    },
    close() {
      for (const socket of sockets) socket.destroy()
    },
  }
  return clients
}

function requestFor(topic: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ Host: 'localhost', Accept: 'text/event-stream', ...headers })
  return [
    `GET /api/stream?topics=${topic} HTTP/1.1`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n')
}

async function subscribe(socket: Socket, request: string): Promise<void> {
  socket.on('error', () => socket.destroy())
  await once(socket, 'connect')
  socket.write(request)
  const [first]: Buffer[] = await once(socket, 'data')
  if (!first?.toString().startsWith('HTTP/1.1 200'))
    throw new Error(`a stream was refused: ${first?.toString().slice(0, 200)}`)
}
