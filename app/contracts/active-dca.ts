import type { UnixSeconds } from '~/domain/time'
import type { ActiveDcaView } from '~/domain/volume-view'
import { orNull } from './absent'

/** What active DCA orders come to, as loaders hand it over. */
export interface WireActiveDca {
  readonly orders: number
  /** USD at each opening; null = no price is known of any. */
  readonly depositedUsd: number | null
  /** Likewise at current prices. */
  readonly usdPerMinute: number | null
  /** The cycle that comes next; null = no order is active. */
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
