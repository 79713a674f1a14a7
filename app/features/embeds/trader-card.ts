import { formatCount, shortKey } from '~/domain/format/format'
import type { TraderCounts } from '~/domain/order/trader-view'
import { traderPath } from '~/shared/paths/detail-path'
import { cardText } from './card-text'
import type { SummaryCard } from './summary-card'

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
