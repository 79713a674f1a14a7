import { type Address, trustedAddress } from './ids'

/** Mints that rules name. Rules go by mint, never by symbol (security.md D14). */
export const mints = {
  wSOL: trustedAddress('So11111111111111111111111111111111111111112'),
  USDC: trustedAddress('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'),
  USDT: trustedAddress('Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'),
  /** Wormhole's wrapped BTC. */
  WBTC: trustedAddress('3NZ9JMVBmGAqocybic2c7LQCJScmgsAZ6vQqTDzcqmJh'),
  JitoSOL: trustedAddress('J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn'),
} as const

/** Quote ranking, best first (definitions.md, `buy`). */
const quoteRanking: readonly Address[] = [mints.USDC, mints.USDT, mints.wSOL, mints.JitoSOL]

/** Rank of a mint as quote: 0 is the strongest; a mint that is no quote has the ranking's length. */
export function quoteRank(mint: Address): number {
  const rank = quoteRanking.indexOf(mint)
  return rank === -1 ? quoteRanking.length : rank
}

/** Left out of the summaries of volume unless asked for (M140). Not the list that hides stablecoins from a table (resolution 4.35). */
export const majorMints: readonly Address[] = [mints.wSOL, mints.USDC, mints.USDT, mints.JitoSOL]

/** What "Hide stablecoins & SOL" hides (M92). Not the list of majors (resolution 4.35). */
export const hiddenMints: readonly Address[] = [mints.USDT, mints.USDC, mints.wSOL]

/** What "Total volume stables 1D" counts: wrapped SOL and two stablecoins (M138). */
export const stableMints: readonly Address[] = [mints.wSOL, mints.USDC, mints.USDT]
