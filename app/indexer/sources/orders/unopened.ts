import type { Address } from '~/domain/base/ids'
import type { UnixSeconds } from '~/domain/base/time'
import type { Pipeline } from '~/indexer/pipeline/pipeline'
import { RetryableError, retryable } from '~/lib/async/retryable-error'
import type { StoredOrderKey } from '~/store/read/orders/read-unopened-orders'
import type { IndexStateReader } from '~/store/read/read-index-state'

export interface UnopenedOrdersOptions {
  readonly reader: Pick<IndexStateReader, 'readNewestOrderEventAt' | 'readUnopenedOrders'>
  readonly pipeline: Pick<Pipeline, 'committed'>
  /** Looks up orders, and returns how many must be looked up again. */
  readonly lookUp: (orders: readonly StoredOrderKey[]) => Promise<number>
}

/**
 * Finds unopened orders: orders whose executions or endings are stored, but not the order itself. Scans the
 * stored time once, from the newest day to the oldest.
 */
export interface UnopenedOrders {
  /** Handles one page of one day. */
  seekSome(): Promise<void>
  /** Whether all days have been scanned. */
  isOver(): boolean
  counters(): Readonly<Record<'strays' | 'straysSought', number>>
}

interface Place {
  readonly from: UnixSeconds
  readonly to: UnixSeconds
  /** Key of the last order that has been looked up. */
  readonly after: Address | undefined
}

const daySeconds = 86_400
const ordersPerPage = 1_000
/**
 * Maximum number of attempts per page. An order whose response is always lost must not block all older ones.
 * The wait grows with each attempt, up to half a minute, so that an outage of minutes skips no order.
 */
const mostTries = 20

export function createUnopenedOrders({ reader, pipeline, lookUp }: UnopenedOrdersOptions): UnopenedOrders {
  let place: Place | undefined
  let isOver = false
  let tries = 0
  let found = 0

  /** Moves to the newest day before a time that has data. Empty days are skipped. */
  async function enterDayBefore(before: UnixSeconds | undefined): Promise<void> {
    const newest = await retryable(reader.readNewestOrderEventAt(before), "Can't read the database")
    isOver = newest === undefined
    const from = newest === undefined ? undefined : newest - (newest % daySeconds)
    place = from === undefined ? undefined : { from, to: from + daySeconds, after: undefined }
  }

  async function goOn(here: Place, unopened: readonly StoredOrderKey[]): Promise<void> {
    tries = 0
    found += unopened.length
    if (unopened.length < ordersPerPage) await enterDayBefore(here.from)
    else place = { ...here, after: unopened.at(-1)?.key }
  }

  return {
    isOver: () => isOver,
    counters: () => ({ strays: found, straysSought: Number(isOver) }),
    async seekSome() {
      if (place === undefined) await enterDayBefore(undefined)
      const here = place
      if (here === undefined) return
      const query = reader.readUnopenedOrders({ ...here, limit: ordersPerPage })
      const unopened = await retryable(query, "Can't read the database")
      const later = await lookUp(unopened)
      await pipeline.committed()
      tries += 1
      if (later === 0 || tries >= mostTries) return goOn(here, unopened)
      throw new RetryableError(`Couldn't load the history of ${later} orders.`)
    },
  }
}
