import type { EventIdentity } from '~/domain/chain-event'
import { trustedSignature } from '~/domain/ids'
import { type Page, pageOffset } from '~/domain/page'
import { quoteScale } from '~/domain/perp'
import { findPerpMarket, type PerpTradeView } from '~/domain/perp-view'
import { readPerpTrades, readPerpTradesByIdentity, readPerpTradeTotal } from '~/store/read-perp-trades'
import { type PerpQueryDeps, readAllMarkets } from './perp-market-reader.server'
import { toPerpTradeView } from './perp-views.server'
import type { Queries } from './queries.server'

/** Executions don't age: only a new one makes a page old. */
const tradesMaxAgeMs = 60_000

/** Who buys goes long. */
const directionOf = { buy: 'long', sell: 'short' } as const

/** The queries over perp executions. */
export function createPerpTradeQueries(
  deps: PerpQueryDeps,
): Pick<Queries, 'listPerpTrades' | 'getPerpTrades'> {
  const { pool, cache } = deps
  return {
    async listPerpTrades({ page, size, market, user, side, minAmountUsd }) {
      const marketIndex =
        market === undefined ? undefined : findPerpMarket(await readAllMarkets(deps), market)?.marketIndex
      if (market !== undefined && marketIndex === undefined)
        return { rows: [], total: 0, totalIsExact: true, page, size }
      const scope = {
        marketIndex,
        user,
        takerDirection: side === undefined ? undefined : directionOf[side],
        minQuoteRaw: minAmountUsd === undefined ? undefined : quoteRawOf(minAmountUsd),
      }
      return cache.get<Page<PerpTradeView>>({
        key: `perp trades ${marketIndex} ${user} ${side} ${minAmountUsd} ${page} ${size}`,
        topics: ['drift.trades'],
        maxAgeMs: tradesMaxAgeMs,
        weigh: (trades) => trades.rows.length,
        load: async () => {
          const [stored, total] = await Promise.all([
            readPerpTrades(pool, scope, { limit: size, offset: pageOffset({ page, size }) }),
            readPerpTradeTotal(pool, scope),
          ])
          return { rows: stored.map(toPerpTradeView), ...total, page, size }
        },
      })
    },
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

/** USD as the executions hold it (1e6). */
function quoteRawOf(amountUsd: number): bigint {
  return BigInt(Math.ceil(amountUsd * Number(quoteScale)))
}
