import type { ProtocolId, SpotProtocolId } from '~/domain/protocol'
import type { UnixSeconds } from '~/domain/time'
import type { Pool } from '~/store/pool'
import { readHeartbeats } from '~/store/read-heartbeats'
import { historyOf } from './history.server'
import type { QueryCache } from './query-cache.server'

/** The indexer tells every second or so how far it is. */
const toldMaxAgeMs = 1_000

/** Programs of spot orders. */
export const spotProtocols = [
  'jupiter-dca',
  'jupiter-limit',
  'jupiter-limit-v1',
  'kamino-limit',
] as const satisfies readonly SpotProtocolId[]

/** Whether everything from a time on (unix seconds) is in the store. */
export type IsKnownFrom = (from: UnixSeconds) => boolean

/**
 * Begin of the known history of some programs. A window or a bucket that begins before it is unknown, also where a part of it is in: the sum or the
 * mean of a part is neither. While one of those that are followed has not told, nothing is known. Throws when the store can't be reached.
 */
export async function readKnownHistory(
  { pool, cache }: { readonly pool: Pool; readonly cache: QueryCache },
  protocols: readonly ProtocolId[],
): Promise<IsKnownFrom> {
  const heartbeats = await cache.get({
    key: 'known history',
    topics: [],
    maxAgeMs: toldMaxAgeMs,
    load: () => readHeartbeats(pool),
  })
  const { completeSince } = historyOf(heartbeats, protocols)
  return (from) => completeSince !== undefined && from >= completeSince
}
