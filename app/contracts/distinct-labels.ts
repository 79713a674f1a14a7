import { shortKey } from '~/domain/format'
import type { PairSide } from '~/domain/order-view'

/**
 * Returns labels that distinguish tokens in a list: symbols, or shortened mints for tokens without a symbol.
 * Anyone can give a token any symbol. Only a verified token is shown under its symbol alone, even if other
 * tokens are larger. If several verified tokens share a symbol, only the first is shown that way.
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
