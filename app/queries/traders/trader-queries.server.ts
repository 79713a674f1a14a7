import type { Address } from '~/domain/base/ids'
import type { TraderCounts, TraderTotalsView } from '~/domain/order/trader-view'

/** Queries for traders over all venues. */
export interface TraderQueries {
  /** Returns the totals of a trader, found by the wallet or by one of its User accounts of a perps venue. */
  getTraderTotals(key: Address): Promise<TraderTotalsView>
  /** Returns how many orders and open positions a wallet has. */
  getTraderCounts(wallet: Address): Promise<TraderCounts>
}
