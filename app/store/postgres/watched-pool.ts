import type pg from 'pg'
import { ForwardingPool } from './forwarding-pool'
import type { Pool } from './pool'

/** The store is known to be unreachable, so the query was not sent to it. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway'
  /**
   * Error code like that of an operating system error for a failed connection, so that callers treat both
   * kinds of errors alike.
   */
  readonly code = 'ESTOREAWAY'
}

/**
 * Creates a pool whose queries fail immediately while the store is not usable. Otherwise each query would
 * wait for a connection until the connection timeout.
 */
export function createWatchedPool(pool: Pool, isUsable: () => boolean): Pool {
  return new WatchedPool(pool, isUsable)
}

class WatchedPool extends ForwardingPool {
  readonly #pool: Pool
  readonly #isUsable: () => boolean

  constructor(pool: Pool, isUsable: () => boolean) {
    super()
    this.#pool = pool
    this.#isUsable = isUsable
  }

  protected override borrow(): Promise<pg.PoolClient> {
    return this.#isUsable()
      ? this.#pool.connect()
      : Promise.reject(new StoreAway('The database isn’t responding.'))
  }
}
