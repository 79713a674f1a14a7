import { Socket } from 'node:net'
import pg from 'pg'

/** Maximum time to open a connection, and maximum time to wait for each response, milliseconds. */
const responseTimeoutMs = 1_000

/**
 * Checks whether a store responds. The check uses a dedicated connection, so that slow queries in a pool
 * don't affect the result.
 */
export interface StoreProbe {
  /**
   * Resolves if the store responds. Rejects if the store does not respond in time or is unreachable. If
   * `fresh` is true, the check opens a new connection, because a server can serve existing connections and
   * refuse new ones.
   */
  probe(fresh: boolean): Promise<void>
  stop(): void
}

interface Line {
  readonly client: pg.Client
  readonly socket: Socket
}

/** Creates a probe of the store at the given URL. The probe connects on the first call of `probe`. */
export function createStoreProbe(url: string): StoreProbe {
  let line: Line | undefined

  /**
   * Destroys the socket instead of ending the connection. A frozen server would never confirm the end, so
   * sockets would accumulate.
   */
  function drop(): void {
    line?.socket.destroy()
    line = undefined
  }

  async function connect(): Promise<Line> {
    const socket = new Socket()
    const client = new pg.Client({
      connectionString: url,
      application_name: 'sextant-probe',
      connectionTimeoutMillis: responseTimeoutMs,
      query_timeout: responseTimeoutMs,
      keepAlive: true,
      stream: () => socket,
    })
    // Without a listener, a connection that breaks between two checks would end the Node process.
    client.on('error', () => undefined)
    line = { client, socket }
    await client.connect()
    return line
  }

  return {
    async probe(fresh) {
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
