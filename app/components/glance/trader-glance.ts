import { formatCount, shortKey } from '~/domain/format'
import { traderPath } from '../shell/pages'
import type { Glance } from './glance'
import { glanceText } from './glance-text'

/** Number of a wallet's orders and positions. Orders include closed ones. */
export interface TraderCounts {
  readonly dca: number
  readonly limit: number
  readonly kamino: number
  /** Open positions. */
  readonly positions: number
}

/** Returns the summary card of a wallet. */
export function traderGlance(wallet: string, { dca, limit, kamino, positions }: TraderCounts): Glance {
  return {
    title: `${glanceText.trader} ${shortKey(wallet)}`,
    name: glanceText.traderLine,
    caution: null,
    figure: glanceText.ordersOf(formatCount(dca + limit + kamino)),
    change: null,
    line: null,
    donePercent: null,
    facts: [
      { label: glanceText.dcaOrders, text: formatCount(dca) },
      { label: glanceText.limitOrders, text: formatCount(limit) },
      { label: glanceText.kaminoOrders, text: formatCount(kamino) },
      { label: glanceText.positions, text: formatCount(positions) },
    ],
    path: traderPath(wallet),
    logoPath: null,
  }
}
