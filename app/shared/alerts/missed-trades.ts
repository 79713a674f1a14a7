import type { UnixSeconds } from '~/domain/base/time'
import type { AlertFigures } from './alert-request'

/** A page of the list of trades, newest trade first. */
type TradePage = Pick<AlertFigures, 'trades' | 'olderTrades'>

/** Maximum number of pages that are requested at once, including the first one. */
export const mostPages = 5
/** A trade may be listed this much later than a trade of a later time, seconds. */
export const lateSeconds = 15

interface MissedTrades {
  /** Trades of all pages, newest first. */
  readonly trades: AlertFigures['trades']
  /** Whether a page could not be loaded, so trades may be missing. */
  readonly isCut: boolean
}

/**
 * Returns the trades of a page and those of the older pages that the tab has not seen. `seenAt` is the time of the newest
 * trade of the request before, or the oldest time at which a trade can fire.
 */
export async function missedTrades(
  first: TradePage,
  seenAt: UnixSeconds,
  load: (after: string) => Promise<TradePage | undefined>,
): Promise<MissedTrades> {
  const trades = [...first.trades]
  let page = first
  for (let count = 1; count < mostPages; count++) {
    const oldest = page.trades.at(-1)
    const isReached = oldest === undefined || oldest.timestamp < seenAt - lateSeconds
    if (isReached || page.olderTrades === null) break
    const older = await load(page.olderTrades)
    if (older === undefined) return { trades, isCut: true }
    trades.push(...older.trades)
    page = older
  }
  return { trades, isCut: false }
}
