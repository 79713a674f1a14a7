import { unscaledPrice } from '~/domain/base/ui-scale'
import {
  type DepthRequest,
  type DepthSum,
  type DepthView,
  depthReachPercent,
} from '~/domain/order/depth-view'
import { countQuoteOrders, type DepthRow, readLimitDepth } from '~/store/read/orders/read-limit-depth'
import { nowOf, readTokenSides, type SpotDeps } from '../tokens/token-sides.server'

/** Cache settings. The distances of orders from the token's price change with every new price. */
const ofDepth = { topics: [], maxAgeMs: 3_000, staleMs: 7_000 } as const

/** Returns the resting limit orders of a token, grouped by their distance from the token's price. */
export function readDepth(deps: SpotDeps, { tokenMint }: DepthRequest): Promise<DepthView> {
  return deps.cache.get<DepthView>({
    key: `depth ${tokenMint}`,
    ...ofDepth,
    weigh: () => 20,
    load: async () => {
      const asOf = nowOf(deps)
      const { priceUsd, uiMultiplier } = (await readTokenSides(deps, [tokenMint]))(tokenMint)
      const perUnscaled = priceUsd === undefined ? undefined : unscaledPrice(priceUsd, uiMultiplier)
      const [rows, quoteOrders] = await Promise.all([
        readLimitDepth(deps.pool, tokenMint, perUnscaled, asOf),
        countQuoteOrders(deps.pool, tokenMint, asOf),
      ])
      return { tokenMint, asOf, priceUsd, quoteOrders, ...placed(rows, priceUsd !== undefined) }
    },
  })
}

function placed(rows: readonly DepthRow[], hasPrice: boolean) {
  const sumAt = (fromPercent: number | null): DepthSum => {
    const side = (buy: boolean) => rows.find((row) => row.fromPercent === fromPercent && row.buy === buy)
    const [buys, sells] = [side(true), side(false)]
    return {
      buyUsd: buys?.usd ?? 0, // a missing row means that there are no orders
      sellUsd: sells?.usd ?? 0,
      buyOrders: buys?.orders ?? 0,
      sellOrders: sells?.orders ?? 0,
    }
  }
  const percents = Array.from({ length: 2 * depthReachPercent }, (_, index) => index - depthReachPercent)
  const unpriced = sumAt(null)
  return {
    buckets: hasPrice ? percents.map((fromPercent) => ({ fromPercent, ...sumAt(fromPercent) })) : [],
    below: sumAt(-depthReachPercent - 1),
    above: sumAt(depthReachPercent),
    unpricedOrders: unpriced.buyOrders + unpriced.sellOrders,
  }
}
