import { type ProtocolHistory, type TopicHistory, topicHistory } from '~/domain/history-view'
import { type ProtocolId, protocolIds } from '~/domain/protocol'
import { silentAfterSeconds } from '~/domain/uptime'
import type { StoredHeartbeat } from '~/store/read-heartbeats'

/** Converts the heartbeats of the backfill to the history of each program. */
export function toHistory(heartbeats: readonly StoredHeartbeat[]): readonly ProtocolHistory[] {
  return heartbeats.flatMap(({ source, detail, counters, ageSeconds }) => {
    const protocol = protocolIds.find((id) => source === `history:${id}`)
    const { since, target, until, share, isComplete, events, eventsPerSecond } = counters
    // A backfill that has stopped reporting has no known end time.
    const etaSeconds = ageSeconds > silentAfterSeconds ? undefined : counters.etaSeconds
    if (protocol === undefined || since === undefined || target === undefined || until === undefined)
      return []
    if (share === undefined || events === undefined || eventsPerSecond === undefined) return []
    const done = { doneFraction: share, isComplete: isComplete === 1 }
    return [{ protocol, since, target, until, ...done, events, eventsPerSecond, etaSeconds, detail }]
  })
}

/**
 * Returns how far back the data of some programs is complete. Unknown while a followed program has not
 * reported yet. Programs that are not followed do not count, because their data is not shown.
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
