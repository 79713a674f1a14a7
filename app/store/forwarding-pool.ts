import pg from 'pg'

type ConnectCallback = Parameters<typeof pg.Pool.prototype.connect>[0]

/** A pool without connections of its own: it lends those of other pools, which belong to whoever made them. */
export abstract class ForwardingPool extends pg.Pool {
  constructor() {
    super({ max: 0 })
  }

  /** The connection for the next query. */
  protected abstract borrow(): Promise<pg.PoolClient>

  // Queries of a pool go through here as well, so this one door decides for all of them.
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
