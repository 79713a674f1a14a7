import { Socket } from 'node:net'
import pg from 'pg'

/** How long a connection, and an answer on it, may each take, milliseconds. */
const answerTimeoutMs = 1_000

/** Asks a store for a sign of life over a connection of its own, so that slow queries in a pool don't hide it. */
export interface StoreProbe {
  /**
   * Resolves when the store answers, rejects when it does not in time or can't be reached. `fresh` makes a new connection: a
   * server can serve the connections that it has and refuse new ones.
   */
  ask(fresh: boolean): Promise<void>
  stop(): void
}

interface Line {
  readonly client: pg.Client
  readonly socket: Socket
}

/** Creates a probe of the store at this address. It connects when it first asks. */
export function createStoreProbe(url: string): StoreProbe {
  let line: Line | undefined

  /** Destroyed, not ended: a frozen server would never confirm the end, and its sockets would pile up here. */
  function drop(): void {
    line?.socket.destroy()
    line = undefined
  }

  async function connect(): Promise<Line> {
    const socket = new Socket()
    const client = new pg.Client({
      connectionString: url,
      application_name: 'sextant-probe',
      connectionTimeoutMillis: answerTimeoutMs,
      query_timeout: answerTimeoutMs,
      keepAlive: true,
      stream: () => socket,
    })
    // Without a listener a connection that breaks between two questions would end Node.
    client.on('error', () => undefined)
    line = { client, socket }
    await client.connect()
    return line
  }

  return {
    async ask(fresh) {
      if (fresh) drop()
      try {
        const { client } = line ?? (await connect())
        await client.query('select 1')
      } catch (error) {
        drop()
        throw error
      }
    },
    stop: drop,
  }
}
