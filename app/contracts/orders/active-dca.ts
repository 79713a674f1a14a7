import type { UnixSeconds } from '~/domain/base/time'
import type { ActiveDcaView } from '~/domain/order/volume-view'
import { orNull } from '../schema/absent'

/** Totals of active DCA orders, in the format of loaders. */
export interface WireActiveDca {
  readonly orders: number
  /** Value of all deposits at the prices when each order was opened, USD; `null`: no price is known. */
  readonly depositedUsd: number | null
  /** Spending rate of all orders at current prices, USD per minute; `null`: no price is known. */
  readonly usdPerMinute: number | null
  /** The next cycle of any of the orders; `null`: there are no active orders. */
  readonly next: WireNextCycle | null
}

interface WireNextCycle {
  readonly at: UnixSeconds
  readonly inputTokenSymbol: string | null
  readonly outputTokenSymbol: string | null
}

export function activeDcaToWire({ orders, depositedUsd, usdPerMinute, next }: ActiveDcaView): WireActiveDca {
  return {
    orders,
    depositedUsd: orNull(depositedUsd),
    usdPerMinute: orNull(usdPerMinute),
    next:
      next === undefined
        ? null
        : {
            at: next.at,
            inputTokenSymbol: orNull(next.input.symbol),
            outputTokenSymbol: orNull(next.output.symbol),
          },
  }
}
