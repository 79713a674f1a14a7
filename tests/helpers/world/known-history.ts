import type { UnixSeconds } from '~/domain/base/time'
import { protocolFacts, protocolIds } from '~/domain/protocol/protocol'
import type { BatchWriter, HeartbeatWrite } from '~/store/batch/batch'

/**
 * Writes heartbeats as a finished backfill does. They report that every execution since the given time is
 * stored.
 */
export function reportHistory(writer: BatchWriter, since: UnixSeconds): Promise<void> {
  return writer.heartbeat(historySince(since))
}

/** Returns the heartbeats of a finished backfill, so that they can be written together with others. */
export function historySince(since: UnixSeconds): HeartbeatWrite[] {
  return protocolIds
    .filter((id) => protocolFacts[id].tradeType !== undefined)
    .map((id) => ({
      source: `history:${id}`,
      state: 'live',
      tipSlot: undefined,
      committedSlot: undefined,
      blockTime: undefined,
      detail: undefined,
      counters: {
        since,
        target: since,
        until: since,
        share: 1,
        isComplete: 1,
        events: 0,
        eventsPerSecond: 0,
      },
    }))
}
