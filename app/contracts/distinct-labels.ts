import { shortKey } from '~/domain/format'
import type { PairSide } from '~/domain/order-view'

/**
 * What tokens are called beside each other: by their symbols, or by the mints of those without. Anybody may give a token any symbol: only a verified one stands
 * under it alone, whichever is larger, and of those that share one the first.
 */
export function distinctLabels(tokens: readonly Pick<PairSide, 'mint' | 'symbol' | 'verified'>[]): string[] {
  const taken = new Set<string>()
  return tokens.map(({ symbol, mint, verified }) => {
    if (symbol === undefined) return shortKey(mint)
    if (!verified || taken.has(symbol)) return `${symbol} ${shortKey(mint)}`
    taken.add(symbol)
    return symbol
  })
}
