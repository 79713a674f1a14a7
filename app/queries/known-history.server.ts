import { topicHistory } from '~/domain/history-view'
import type { ProtocolId, SpotProtocolId } from '~/domain/protocol'
import type { UnixSeconds } from '~/domain/time'
import type { Pool } from '~/store/pool'
import { readHeartbeats } from '~/store/read-heartbeats'
import { toHistory } from './history.server'
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
 * mean of a part is neither. While nobody has told, nothing is known. Throws when the store can't be reached.
 */
export async function readKnownHistory(
  { pool, cache }: { readonly pool: Pool; readonly cache: QueryCache },
  protocols: readonly ProtocolId[],
): Promise<IsKnownFrom> {
  const told = await cache.get({
    key: 'known history',
    topics: [],
    maxAgeMs: toldMaxAgeMs,
    load: async () => toHistory(await readHeartbeats(pool)),
  })
  const { completeSince } = topicHistory(told.filter(({ protocol }) => protocols.includes(protocol)))
  return (from) => completeSince !== undefined && from >= completeSince
}
