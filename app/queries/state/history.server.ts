import { type ProtocolId, protocolIds } from '~/domain/protocol/protocol'
import { type ProtocolHistory, type TopicHistory, topicHistory } from '~/domain/service/history-view'
import { silentAfterSeconds } from '~/domain/service/uptime'
import type { StoredHeartbeat } from '~/store/read/read-heartbeats'

/** Converts the heartbeats of the backfill to the known history of each program. */
export function toHistory(heartbeats: readonly StoredHeartbeat[]): readonly ProtocolHistory[] {
  return heartbeats.flatMap(({ source, detail, counters, ageSeconds }) => {
    const protocol = protocolIds.find((id) => source === `history:${id}`)
    const { since, target, until, share, isComplete, events, eventsPerSecond } = counters
    // A backfill that has stopped reporting has no known completion time.
    const etaSeconds = ageSeconds > silentAfterSeconds ? undefined : counters.etaSeconds
    if (protocol === undefined || since === undefined || target === undefined || until === undefined)
      return []
    if (share === undefined || events === undefined || eventsPerSecond === undefined) return []
    const done = { doneFraction: share, isComplete: isComplete === 1 }
    return [{ protocol, since, target, until, ...done, events, eventsPerSecond, etaSeconds, detail }]
  })
}

/**
 * Returns the time from which the data of several programs is complete. This time is unknown while any
 * followed program has not reported yet. Programs that are not followed are ignored, because their data is
 * not shown.
 */
export function historyOf(
  heartbeats: readonly StoredHeartbeat[],
  protocols: readonly ProtocolId[],
): TopicHistory {
  const isFollowed = (protocol: ProtocolId) =>
    heartbeats.some(({ source }) => source === `events:${protocol}`)
  const reported = toHistory(heartbeats).filter(({ protocol }) => protocols.includes(protocol))
  const hasTold = (protocol: ProtocolId) => reported.some((history) => history.protocol === protocol)
  return topicHistory(protocols.every((each) => hasTold(each) || !isFollowed(each)) ? reported : [])
}
