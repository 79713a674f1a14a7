import type { UnixSeconds } from '~/domain/time'
import type { ActiveDcaView } from '~/domain/volume-view'
import { orNull } from './absent'

/** Totals of active DCA orders, in the format of loaders. */
export interface WireActiveDca {
  readonly orders: number
  /** Sum at the prices of each opening, USD; `null`: no prices known. */
  readonly depositedUsd: number | null
  /** Spending rate at current prices; `null`: no prices known. */
  readonly usdPerMinute: number | null
  /** The next cycle; `null`: no active orders. */
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
