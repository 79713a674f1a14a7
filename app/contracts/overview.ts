import type { Standout } from '~/domain/anomalies'
import type { PositionRecordView } from '~/domain/perp-activity-view'
import { orNull } from './absent'
import type { DcaOrderRow, LimitOrderRow } from './order-row'
import { type PositionRecordWire, positionRecordToWire } from './perp-activity'

/**
 * A position record for the feed of the overview, with its market's account and base symbol; both `null` for
 * an unknown market.
 */
export interface FeedPositionWire extends PositionRecordWire {
  readonly marketKey: string | null
  readonly baseAssetSymbol: string | null
}

/** Converts a position record of a market to a feed row. */
export function feedPositionToWire(
  record: PositionRecordView,
  market: { readonly key: string; readonly baseSymbol: string } | undefined,
): FeedPositionWire {
  return {
    ...positionRecordToWire(record),
    marketKey: market?.key ?? null,
    baseAssetSymbol: market?.baseSymbol ?? null,
  }
}

/** A perp market that stands out. */
export interface StandoutWire {
  readonly marketKey: string
  readonly name: string
  /** Value: price change in 24 hours, or funding per year, percent. */
  readonly percent: number
  /** Standard deviations from the mean of all listed markets; `null`: unknown. */
  readonly zScore: number | null
}

/** Unusual markets and orders for the overview; `null`: none found. */
export interface AnomaliesWire {
  /** The market whose price change differs most from the others, by more than two standard deviations. */
  readonly outlier: StandoutWire | null
  /** The largest DCA order of the last 24 hours that is still active. */
  readonly newDca: DcaOrderRow | null
  /** The largest active Jupiter limit order. */
  readonly largestLimit: LimitOrderRow | null
  /** The market with the largest absolute funding. */
  readonly funding: StandoutWire | null
}

/** Converts a market that stands out to the format of the overview. */
export function standoutToWire(
  standout: Standout<{ readonly key: string; readonly name: string }> | undefined,
): StandoutWire | null {
  if (standout === undefined) return null
  const { market, percent, zScore } = standout
  return { marketKey: market.key, name: market.name, percent, zScore: orNull(zScore) }
}
