import pg from 'pg'

type ConnectCallback = Parameters<typeof pg.Pool.prototype.connect>[0]

/**
 * A pool without connections. It lends connections of other pools. The code that created those pools still
 * owns and closes them.
 */
export abstract class ForwardingPool extends pg.Pool {
  constructor() {
    super({ max: 0 })
  }

  /** Returns a connection of another pool for the next query. */
  protected abstract borrow(): Promise<pg.PoolClient>

  // `pool.query` also calls `connect`, so overriding `connect` covers every query.
  override connect(): Promise<pg.PoolClient>
  override connect(callback: NonNullable<ConnectCallback>): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    const connected = this.borrow()
    if (callback === undefined) return connected
    connected.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error: Error) => callback(error, undefined, () => undefined),
    )
    return undefined
  }
}
