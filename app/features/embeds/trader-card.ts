import { formatCount, shortKey } from '~/domain/format/format'
import { traderPath } from '~/shared/paths/pages'
import { cardText } from './card-text'
import type { SummaryCard } from './summary-card'

/** Numbers of a wallet's orders and positions. The numbers of orders include closed orders. */
export interface TraderCounts {
  readonly dca: number
  readonly limit: number
  readonly kamino: number
  /** Number of open positions. */
  readonly positions: number
}

/** Returns the summary card of a wallet. */
export function traderCard(wallet: string, { dca, limit, kamino, positions }: TraderCounts): SummaryCard {
  return {
    title: `${cardText.trader} ${shortKey(wallet)}`,
    name: cardText.traderLine,
    caution: null,
    figure: cardText.ordersOf(formatCount(dca + limit + kamino)),
    change: null,
    line: null,
    donePercent: null,
    facts: [
      { label: cardText.dcaOrders, text: formatCount(dca) },
      { label: cardText.limitOrders, text: formatCount(limit) },
      { label: cardText.kaminoOrders, text: formatCount(kamino) },
      { label: cardText.positions, text: formatCount(positions) },
    ],
    path: traderPath(wallet),
    logoPath: null,
  }
}
