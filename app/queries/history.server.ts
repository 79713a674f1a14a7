import { type ProtocolHistory, type TopicHistory, topicHistory } from '~/domain/history-view'
import { type ProtocolId, protocolIds } from '~/domain/protocol'
import { silentAfterSeconds } from '~/domain/uptime'
import type { StoredHeartbeat } from '~/store/read-heartbeats'

/** The heartbeats of the backfill, as what they say of history. */
export function toHistory(heartbeats: readonly StoredHeartbeat[]): readonly ProtocolHistory[] {
  return heartbeats.flatMap(({ source, detail, counters, ageSeconds }) => {
    const protocol = protocolIds.find((id) => source === `history:${id}`)
    const { since, target, until, share, isComplete, events, eventsPerSecond } = counters
    // Of a backfill that is not heard of nobody knows when it ends.
    const etaSeconds = ageSeconds > silentAfterSeconds ? undefined : counters.etaSeconds
    if (protocol === undefined || since === undefined || target === undefined || until === undefined)
      return []
    if (share === undefined || events === undefined || eventsPerSecond === undefined) return []
    const done = { doneFraction: share, isComplete: isComplete === 1 }
    return [{ protocol, since, target, until, ...done, events, eventsPerSecond, etaSeconds, detail }]
  })
}

/**
 * How far back what some programs did is complete. While one of them that is followed has not told, nobody knows; one that is not followed does not count,
 * as nothing of it is shown.
 */
export function historyOf(
  heartbeats: readonly StoredHeartbeat[],
  protocols: readonly ProtocolId[],
): TopicHistory {
  const isFollowed = (protocol: ProtocolId) =>
    heartbeats.some(({ source }) => source === `events:${protocol}`)
  const told = toHistory(heartbeats).filter(({ protocol }) => protocols.includes(protocol))
  const hasTold = (protocol: ProtocolId) => told.some((history) => history.protocol === protocol)
  return topicHistory(protocols.every((each) => hasTold(each) || !isFollowed(each)) ? told : [])
}
