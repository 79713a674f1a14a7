import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A TCP connection between two processes that can be disturbed. */
export interface TcpLink {
  /** Port to which clients connect. */
  readonly port: number
  /** Port to which the link connects them. */
  readonly target: number
  /** Delays everything by this time, milliseconds. 0: not at all. */
  slow(delayMs: number): void
  /** Closes all connections and refuses new ones until `restore`. */
  cut(): void
  /** Silences all connections for ever, as after a lost cable. New connections work. */
  strand(): void
  /** Replaces the next data of each connection by random bytes. */
  garble(): void
  /** Ends all faults. Silenced connections remain silent. */
  restore(): void
  stop(): Promise<void>
}

interface Pipe {
  readonly from: Socket
  readonly to: Socket
  isStranded: boolean
  isGarbled: boolean
}

/** Opens a link to a port of this machine. */
export async function openTcpLink(target: number): Promise<TcpLink> {
  const pipes = new Set<Pipe>()
  let delayMs = 0
  let isCut = false

  function join(from: Socket, to: Socket): void {
    const pipe = { from, to, isStranded: false, isGarbled: false }
    pipes.add(pipe)
    let order = Promise.resolve()
    const inOrder = (work: () => void) => {
      const dueMs = delayMs
      order = order.then(() => (dueMs > 0 ? pause(dueMs) : undefined)).then(work)
    }
    from.on('data', (chunk: Buffer) => {
      const sent = pipe.isGarbled ? randomBytes(chunk.length) : chunk
      pipe.isGarbled = false
      inOrder(() => {
        if (!pipe.isStranded && !to.destroyed) to.write(sent)
      })
    })
    from.on('error', () => undefined) // the `close` event follows
    from.on('close', () => {
      pipes.delete(pipe)
      inOrder(() => {
        if (!pipe.isStranded) to.destroy()
      })
    })
  }

  const server = createServer((incoming) => {
    if (isCut) return void incoming.destroy()
    const outgoing = connect(target, '127.0.0.1')
    join(incoming, outgoing)
    join(outgoing, incoming)
  })
  const destroyAll = () => {
    for (const { from, to } of pipes) {
      from.destroy()
      to.destroy()
    }
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: address !== null && typeof address === 'object' ? address.port : 0,
    target,
    slow(ms) {
      delayMs = ms
    },
    cut() {
      isCut = true
      destroyAll()
    },
    strand() {
      for (const pipe of pipes) pipe.isStranded = true
    },
    garble() {
      for (const pipe of pipes) pipe.isGarbled = true
    },
    restore() {
      delayMs = 0
      isCut = false
    },
    async stop() {
      destroyAll()
      await new Promise((closed) => server.close(closed))
    },
  }
}
