import type { ProtocolHistory } from '~/domain/history-view'
import { protocolIds } from '~/domain/protocol'
import type { StoredHeartbeat } from '~/store/read-heartbeats'

/** The heartbeats of the backfill, as what they say of history. */
export function toHistory(heartbeats: readonly StoredHeartbeat[]): readonly ProtocolHistory[] {
  return heartbeats.flatMap(({ source, detail, counters }) => {
    const protocol = protocolIds.find((id) => source === `history:${id}`)
    const { since, target, until, share, isComplete, events, eventsPerSecond, etaSeconds } = counters
    if (protocol === undefined || since === undefined || target === undefined || until === undefined)
      return []
    if (share === undefined || events === undefined || eventsPerSecond === undefined) return []
    const done = { doneFraction: share, isComplete: isComplete === 1 }
    return [{ protocol, since, target, until, ...done, events, eventsPerSecond, etaSeconds, detail }]
  })
}
