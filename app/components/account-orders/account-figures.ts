import type { DcaOrderWire } from '~/contracts/order'
import type { UnixSeconds } from '~/domain/time'

/** What the active DCA orders of a trader or token come to. */
export interface AccountFigures {
  readonly active: number
  /** USD at each opening; null = no price is known of any. */
  readonly depositedUsd: number | null
  /** Likewise at current prices. */
  readonly usdPerMinute: number | null
  /** The order whose cycle comes next; undefined = none is active. */
  readonly next: NextCycle | undefined
}

interface NextCycle extends Pick<DcaOrderWire, 'inputTokenSymbol' | 'outputTokenSymbol'> {
  readonly nextCycleAt: UnixSeconds
}

/** Adds up active orders; `active` is their number in all, also of those that are not among them. */
export function accountFigures(orders: readonly DcaOrderWire[], active: number): AccountFigures {
  const cycles = orders.flatMap(({ nextCycleAt, inputTokenSymbol, outputTokenSymbol }) =>
    nextCycleAt === null ? [] : [{ nextCycleAt, inputTokenSymbol, outputTokenSymbol }],
  )
  const [next] = cycles.sort((one, other) => one.nextCycleAt - other.nextCycleAt)
  return {
    active,
    depositedUsd: sumOfKnown(orders.map(({ amountUsd }) => amountUsd)),
    usdPerMinute: sumOfKnown(orders.map(({ usdSpentPerMinute }) => usdSpentPerMinute)),
    next,
  }
}

/** Nothing is known of nothing but unknowns; of no orders at all the sum is zero. */
function sumOfKnown(parts: readonly (number | null)[]): number | null {
  const known = parts.filter((part) => part !== null)
  if (known.length === 0 && parts.length > 0) return null
  return known.reduce((sum, part) => sum + part, 0)
}
