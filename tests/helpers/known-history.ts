import { protocolFacts, protocolIds } from '~/domain/protocol'
import type { UnixSeconds } from '~/domain/time'
import type { BatchWriter, HeartbeatWrite } from '~/store/batch'

/** Writes heartbeats as a finished backfill does: every execution since this time is stored. */
export function reportHistory(writer: BatchWriter, since: UnixSeconds): Promise<void> {
  return writer.heartbeat(historySince(since))
}

/** Returns the same heartbeats, to be written together with others. */
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
