import { loadPolled } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { statusToWire } from '~/contracts/state/status'
import { type DataTopic, type ProtocolId, protocolFacts, protocolIds } from '~/domain/protocol/protocol'
import { allVenues } from '~/domain/service/panel-view'
import type { StatusView } from '~/domain/service/status-view'
import { isLive } from '~/queries/state/live-sources.server'

/** Reads the service status. It is as old as the oldest data of the programs that this server follows. */
export function readStatus(context: Pick<PageContext, 'queries' | 'clock'>) {
  return loadPolled(context, followedTopics, context.queries.getStatus(), statusToWire)
}

/**
 * Returns a topic of each program with a source in the status. Programs that `INDEX_PROTOCOLS` leaves out have none,
 * and the status must not wait for their data.
 */
function followedTopics(status: Pick<StatusView, 'sources'> | null): readonly DataTopic[] {
  if (status === null) return allVenues
  const isFollowed = (id: ProtocolId) => status.sources.some(({ source }) => isLive(source, id))
  return protocolIds.filter(isFollowed).flatMap((id) => protocolFacts[id].topic ?? [])
}
