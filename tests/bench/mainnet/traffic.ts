import type { UnixSeconds } from '~/domain/base/time'
import { type BlockDraft, draftBlock } from './draft'
import { createPerpTraffic } from './perp-traffic'
import { type EventKind, rates } from './rates'
import { createSpotTraffic } from './spot-traffic'

/** Produces what happens in each block. */
export interface Traffic {
  /** `times`: multiple of the rates of the busiest hour; 0: an empty block. */
  next(times: number, seconds: number, at: UnixSeconds): BlockDraft
}

export function createTraffic(): Traffic {
  const happen = happenings()
  const due = new Map<EventKind, number>()
  let height = 0
  return {
    next(times, seconds, at) {
      height += 1
      const draft = draftBlock(height)
      for (const { kind, perSecond } of rates) {
        let left = (due.get(kind) ?? 0) + perSecond * times * seconds
        for (; left >= 1; left -= 1) happen[kind](draft, at)
        due.set(kind, left)
      }
      return draft
    },
  }
}

function happenings(): Readonly<Record<EventKind, (draft: BlockDraft, at: UnixSeconds) => void>> {
  const [dca, limit] = [createSpotTraffic('jupiter-dca'), createSpotTraffic('jupiter-limit')]
  const [limitV1, kamino] = [createSpotTraffic('jupiter-limit-v1'), createSpotTraffic('kamino-limit')]
  const [drift, velocity] = [createPerpTraffic('drift'), createPerpTraffic('velocity')]
  return {
    'dca filled': dca.fill,
    'dca opened': dca.open,
    'dca closed': dca.close,
    'limit filled': limit.fill,
    'limit opened': limit.open,
    'limit closed': limit.close,
    'limit v1 filled': limitV1.fill,
    'kamino filled': kamino.fill,
    'drift filled': drift.fill,
    'drift order replaced': drift.replaceOrder,
    'drift market moved': drift.moveMarket,
    'velocity filled': velocity.fill,
    'velocity order replaced': velocity.replaceOrder,
    'velocity market moved': velocity.moveMarket,
  }
}
