import type { PositionRecordView } from '~/domain/perp-activity-view'
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
