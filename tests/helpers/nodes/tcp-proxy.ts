import { connect, createServer, type Server, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A proxy for TCP connections to a server, which can cut and restore them. */
export interface TcpProxy {
  readonly port: number
  /** Closes every connection and refuses new ones. */
  cut(): Promise<void>
  /** Stops forwarding data but keeps all connections open, so the server appears to be frozen. */
  freeze(): void
  /**
   * Stops forwarding data of the existing connections but keeps them open. New connections work. So it looks
   * as if the server was lost and replaced.
   */
  strand(): void
  restore(): Promise<void>
}

export async function openTcpProxy(target: {
  readonly host: string
  readonly port: number
}): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let isFrozen = false
  let server: Server | undefined
  let port = 0

  const restore = () =>
    new Promise<void>((resolve) => {
      server = createServer((incoming) => {
        const outgoing = connect(target.port, target.host)
        for (const [from, to] of [
          [incoming, outgoing],
          [outgoing, incoming],
        ] as const) {
          sockets.add(from)
          from.on('error', () => to.destroy())
          from.on('close', () => {
            sockets.delete(from)
            to.destroy()
          })
          from.pipe(to)
        }
        if (isFrozen) incoming.unpipe()
      })
      server.listen(port, '127.0.0.1', () => {
        const address = server?.address()
        if (address && typeof address === 'object') port = address.port
        resolve()
      })
    })

  const cut = () =>
    new Promise<void>((resolve) => {
      server?.close(() => resolve())
      for (const socket of sockets) socket.destroy()
      if (!server) resolve()
      server = undefined
    })

  const strand = () => {
    for (const socket of sockets) socket.unpipe()
  }

  const freeze = () => {
    isFrozen = true
    strand()
  }

  await restore()
  onTestFinished(cut)
  return {
    get port() {
      return port
    },
    cut,
    freeze,
    strand,
    restore,
  }
}
