import type { EventIdentity } from '~/domain/chain-event'
import { trustedSignature } from '~/domain/ids'
import { type Page, pageOffset } from '~/domain/page'
import type { PerpTradeView } from '~/domain/perp-view'
import type { Pool } from '~/store/pool'
import { readPerpTrades, readPerpTradesByIdentity, readPerpTradeTotal } from '~/store/read-perp-trades'
import { toPerpTradeView } from './perp-views.server'
import type { Queries } from './queries.server'
import type { QueryCache } from './query-cache.server'

/** Executions don't age: only a new one makes a page old. */
const tradesMaxAgeMs = 60_000

/** The queries over perp executions. */
export function createPerpTradeQueries({
  pool,
  cache,
}: {
  readonly pool: Pool
  readonly cache: QueryCache
}): Pick<Queries, 'listPerpTrades' | 'getPerpTrades'> {
  return {
    listPerpTrades: ({ page, size, marketIndex }) =>
      cache.get<Page<PerpTradeView>>({
        key: `perp trades ${marketIndex ?? 'all'} ${page} ${size}`,
        topics: ['drift.trades'],
        maxAgeMs: tradesMaxAgeMs,
        weigh: (trades) => trades.rows.length,
        load: async () => {
          const [stored, total] = await Promise.all([
            readPerpTrades(pool, marketIndex, { limit: size, offset: pageOffset({ page, size }) }),
            readPerpTradeTotal(pool, marketIndex),
          ])
          return { rows: stored.map(toPerpTradeView), ...total, page, size }
        },
      }),
    async getPerpTrades(ids) {
      const identities = ids.map(parsePerpTradeId).filter((identity) => identity !== undefined)
      return (await readPerpTradesByIdentity(pool, identities)).map(toPerpTradeView)
    },
  }
}

/** The identity in a `perpTradeId` of our own change log, or undefined for a text of another form. */
function parsePerpTradeId(id: string): EventIdentity | undefined {
  const match = /^([^:]+):([^:]+):(\d{1,9})$/.exec(id)
  if (match === null) return undefined
  const [, signature = '', instructionPath = '', eventIndex] = match
  return { signature: trustedSignature(signature), instructionPath, eventIndex: Number(eventIndex) }
}
