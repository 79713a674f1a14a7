import { type ProtocolId, protocolFacts, protocolsOfKind } from '~/domain/protocol/protocol'
import type { StoredHeartbeat } from '~/store/read/read-heartbeats'

/** Whether a source follows current data. Backfill sources are excluded, because they load old events. */
export function isLive(source: string, protocol: ProtocolId): boolean {
  return source === `accounts:${protocol}` || source === `events:${protocol}`
}

/** Programs of venues. The token program has no sources of accounts and events of its own. */
const venueProtocols: readonly ProtocolId[] = protocolsOfKind('dca', 'limit', 'perp')

/**
 * Says why no source feeds a panel. The sentence about programs without an indexer, such as those that `INDEX_PROTOCOLS`
 * leaves out, is the same for all panels, so that a page shows it once.
 */
export function withoutSource(
  protocols: readonly ProtocolId[],
  heartbeats: readonly StoredHeartbeat[],
): string {
  const hasReported = (protocol: ProtocolId) => heartbeats.some(({ source }) => isLive(source, protocol))
  if (protocols.some(hasReported)) return 'The indexer stopped before it had read this data.'
  const absent = venueProtocols.filter((protocol) => !hasReported(protocol))
  if (absent.length === venueProtocols.length) return 'Waiting for the first chain data.'
  const names = absent.map((protocol) => protocolFacts[protocol].programLabel)
  return `No indexer of this server reports ${new Intl.ListFormat('en-GB').format(names)}.`
}
