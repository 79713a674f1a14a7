import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Subscribers of one topic on bare sockets: they cost as little as can be, since it is the server that is measured. */
export interface Clients {
  readonly count: number
  /** Calls back for each frame of the topic that each client hears, with the time of its arrival. */
  onFrame: (atMs: number) => void
  close(): void
}

/** Connections that are opened at a time, so that the server's queue of new ones does not overflow. */
const together = 100

export async function openClients(
  port: number,
  topic: string,
  headers: Readonly<Record<string, string>>,
  count: number,
): Promise<Clients> {
  const sockets: Socket[] = []
  const clients: Clients = {
    count,
    onFrame: () => undefined,
    close() {
      for (const socket of sockets) socket.destroy()
    },
  }
  const wanted = Buffer.from(`event: ${topic}\n`)
  while (sockets.length < count) {
    const opened = await Promise.all(
      Array.from({ length: Math.min(together, count - sockets.length) }, () =>
        open(port, requestFor(topic, headers)),
      ),
    )
    for (const socket of opened)
      socket.on('data', (chunk: Buffer) => {
        if (chunk.includes(wanted)) clients.onFrame(performance.now())
      })
    sockets.push(...opened)
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

async function open(port: number, request: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => socket.destroy())
  await once(socket, 'connect')
  socket.write(request)
  const [first]: Buffer[] = await once(socket, 'data')
  if (!first?.toString().startsWith('HTTP/1.1 200'))
    throw new Error(`a stream was refused: ${first?.toString().slice(0, 200)}`)
  return socket
}
