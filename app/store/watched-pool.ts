import type pg from 'pg'
import { ForwardingPool } from './forwarding-pool'
import type { Pool } from './pool'

/** The store is known to be unreachable, so the query was not sent. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway'
  /**
   * An error code like that of the system for a connection failure, so that callers treat the error as one.
   */
  readonly code = 'ESTOREAWAY'
}

/**
 * Creates a pool that fails immediately while its store is not usable. Otherwise each query would wait for a
 * connection until its timeout.
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
