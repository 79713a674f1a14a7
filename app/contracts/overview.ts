import type { Standout } from '~/domain/anomalies'
import type { PositionRecordView } from '~/domain/perp-activity-view'
import { orNull } from './absent'
import type { DcaOrderRow, LimitOrderRow } from './order-row'
import { type PositionRecordWire, positionRecordToWire } from './perp-activity'

/** A position record as the overview's feed shows it: with its market's account and base symbol, null while that market is unknown. */
export interface FeedPositionWire extends PositionRecordWire {
  readonly marketKey: string | null
  readonly baseAssetSymbol: string | null
}

/** A position record with the market that it is of. */
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
  /** Its change of price in 24 hours, or its funding a year. */
  readonly percent: number
  /** Standard deviations from the mean of all listed markets; null = there is no telling. */
  readonly zScore: number | null
}

/** What is worth a look just now (B38); null = there is none. */
export interface AnomaliesWire {
  /** The market whose price moved most unlike the others, beyond two standard deviations. */
  readonly outlier: StandoutWire | null
  /** The largest DCA order of the last 24 hours that is still active. */
  readonly newDca: DcaOrderRow | null
  /** The largest active limit order of Jupiter. */
  readonly largestLimit: LimitOrderRow | null
  /** The market with the largest funding, either way. */
  readonly funding: StandoutWire | null
}

/** A market that stands out as the overview shows it. */
export function standoutToWire(
  standout: Standout<{ readonly key: string; readonly name: string }> | undefined,
): StandoutWire | null {
  if (standout === undefined) return null
  const { market, percent, zScore } = standout
  return { marketKey: market.key, name: market.name, percent, zScore: orNull(zScore) }
}
