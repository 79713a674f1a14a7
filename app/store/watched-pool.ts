import type pg from 'pg'
import { ForwardingPool } from './forwarding-pool'
import type { Pool } from './pool'

/** The store is known to be away, so it was not asked. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway'
  /** As the system names failures of a connection: whoever sorts errors takes it for one. */
  readonly code = 'ESTOREAWAY'
}

/** A pool that fails at once while its store is not usable, instead of making each query wait for a connection that does not come. */
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
      : Promise.reject(new StoreAway('The store does not answer.'))
  }
}
