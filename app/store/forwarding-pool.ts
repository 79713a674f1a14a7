import pg from 'pg'

type ConnectCallback = Parameters<typeof pg.Pool.prototype.connect>[0]

/**
 * A pool without its own connections. It lends connections of other pools. The creators of those pools still
 * own and close them.
 */
export abstract class ForwardingPool extends pg.Pool {
  constructor() {
    super({ max: 0 })
  }

  /** Returns the connection for the next query. */
  protected abstract borrow(): Promise<pg.PoolClient>

  // `pool.query` calls this too, so one override covers every query.
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
