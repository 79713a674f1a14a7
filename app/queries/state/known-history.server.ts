import type { UnixSeconds } from '~/domain/base/time'
import { type ProtocolId, protocolsOfKind } from '~/domain/protocol/protocol'
import type { Pool } from '~/store/postgres/pool'
import { readHeartbeats } from '~/store/read/read-heartbeats'
import type { QueryCache } from '../cache/query-cache.server'
import { historyOf } from './history.server'

/** Maximum age of the known history, milliseconds. The indexer reports its progress about once a second. */
const historyMaxAgeMs = 1_000

/** Programs of spot orders. */
export const spotProtocols = protocolsOfKind('dca', 'limit')

interface HistoryDeps {
  readonly pool: Pool
  readonly cache: QueryCache
}

/** Whether the store has complete data from a given time on. */
export type IsKnownFrom = (from: UnixSeconds) => boolean

/**
 * Returns a check for the start of the known history of several programs. A window or bucket that begins
 * before the known history is unknown, even if part of its data is stored, because the sum or mean of a part
 * would be wrong. Nothing is known while a followed program has not reported yet. Throws if the store is
 * unreachable.
 */
export async function readKnownHistory(
  deps: HistoryDeps,
  protocols: readonly ProtocolId[],
): Promise<IsKnownFrom> {
  const completeSince = await readKnownSince(deps, protocols)
  return (from) => completeSince !== undefined && from >= completeSince
}

/** Returns the start of the known history of several programs. `undefined`: not yet known. */
export async function readKnownSince(
  { pool, cache }: HistoryDeps,
  protocols: readonly ProtocolId[],
): Promise<UnixSeconds | undefined> {
  const heartbeats = await cache.get({
    key: 'known history',
    topics: [],
    maxAgeMs: historyMaxAgeMs,
    load: () => readHeartbeats(pool),
  })
  return historyOf(heartbeats, protocols).completeSince
}
