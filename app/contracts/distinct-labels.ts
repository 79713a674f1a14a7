import { shortKey } from '~/domain/format/format'
import type { PairSide } from '~/domain/order/order-view'

/**
 * Returns labels that distinguish the tokens in a list. The label is the symbol, or the shortened mint for a
 * token without a symbol. Because anyone can give a token any symbol, only a verified token is labelled with
 * its symbol alone, even if other tokens are larger. If several verified tokens have the same symbol, only
 * the first is labelled with the symbol alone.
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
