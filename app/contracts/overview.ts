import type { Standout } from '~/domain/perp/anomalies'
import type { PositionRecordView } from '~/domain/perp/perp-activity-view'
import type { PerpVenue } from '~/domain/protocol/venues'
import type { DcaOrderRow, LimitOrderRow } from './orders/order-row'
import { type PositionRecordWire, positionRecordToWire } from './perps/perp-activity'
import { orNull } from './schema/absent'

/**
 * A position record for the feed of the overview, with the account and base symbol of its market. For an
 * unknown market, the account and the symbol are `null`.
 */
export interface FeedPositionWire extends PositionRecordWire {
  readonly venue: PerpVenue
  readonly marketKey: string | null
  readonly baseAssetSymbol: string | null
}

/** Converts a position record to a row of the feed on the overview. */
export function feedPositionToWire(
  record: PositionRecordView,
  market: { readonly key: string; readonly baseSymbol: string } | undefined,
): FeedPositionWire {
  return {
    ...positionRecordToWire(record),
    venue: record.venue,
    marketKey: market?.key ?? null,
    baseAssetSymbol: market?.baseSymbol ?? null,
  }
}

/** A perp market with an unusual value. */
export interface StandoutWire {
  readonly venue: PerpVenue
  readonly marketKey: string
  readonly name: string
  /** The unusual value, percent: either the price change in 24 hours or the funding per year. */
  readonly percent: number
  /** Distance of the value from the mean of all listed markets, standard deviations; `null`: unknown. */
  readonly zScore: number | null
}

/** Unusual markets and orders for the overview. A field is `null` if nothing unusual was found. */
export interface AnomaliesWire {
  /**
   * The market whose price change differs most from the mean of all markets, by more than two standard
   * deviations.
   */
  readonly outlier: StandoutWire | null
  /** The largest DCA order that was opened in the last 24 hours and is still active. */
  readonly newDca: DcaOrderRow | null
  /** The largest active Jupiter limit order. */
  readonly largestLimit: LimitOrderRow | null
  /** The market with the largest absolute funding rate. */
  readonly funding: StandoutWire | null
}

/** Converts a market with an unusual value to the format of the overview. */
export function standoutToWire(
  standout: Standout<{ readonly venue: PerpVenue; readonly key: string; readonly name: string }> | undefined,
): StandoutWire | null {
  if (standout === undefined) return null
  const { market, percent, zScore } = standout
  return { venue: market.venue, marketKey: market.key, name: market.name, percent, zScore: orNull(zScore) }
}
