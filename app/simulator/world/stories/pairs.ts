import type { RandomStream } from '../random'
import type { WorldToken } from '../tokens/token'
import type { TokenCatalog } from '../tokens/token-catalog'

export interface Pair {
  readonly input: WorldToken
  readonly output: WorldToken
}

/**
 * Picks the two tokens of an order. Most orders trade a token against dollars or SOL, some trade two other
 * tokens.
 */
export function pickPair(random: RandomStream, tokens: TokenCatalog): Pair {
  const kind = random.chance()
  const quote = pickQuote(random.chance(), tokens)
  const base = tokens.pickTraded(random.chance())
  const other = tokens.pickTraded(random.chance())
  if (kind < 0.48) return { input: quote, output: base }
  if (kind < 0.72) return { input: base, output: quote }
  if (kind < 0.95) return pickSolPair(random, tokens)
  return other === base ? { input: quote, output: base } : { input: other, output: base }
}

function pickQuote(chance: number, tokens: TokenCatalog): WorldToken {
  if (chance < 0.62) return tokens.bySymbol('USDC')
  if (chance < 0.91) return tokens.bySymbol('SOL')
  return tokens.bySymbol(chance < 0.98 ? 'USDT' : 'PYUSD')
}

/** Picks SOL against a stablecoin, in either direction. */
export function pickSolPair(random: RandomStream, tokens: TokenCatalog): Pair {
  const sol = tokens.bySymbol('SOL')
  const dollar = tokens.bySymbol(random.happens(0.88) ? 'USDC' : 'USDT')
  return random.happens(0.55) ? { input: dollar, output: sol } : { input: sol, output: dollar }
}
