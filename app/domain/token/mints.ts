import { type Address, trustedAddress } from '../base/ids'

/**
 * Mints that have special rules. The rules identify a token by its mint and never by its symbol, because
 * anyone can create a token with the same symbol.
 */
export const mints = {
  wSOL: trustedAddress('So11111111111111111111111111111111111111112'),
  USDC: trustedAddress('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'),
  USDT: trustedAddress('Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'),
  /** Wormhole's wrapped BTC. */
  WBTC: trustedAddress('3NZ9JMVBmGAqocybic2c7LQCJScmgsAZ6vQqTDzcqmJh'),
  JitoSOL: trustedAddress('J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn'),
} as const

/** Tokens in which prices can be quoted, strongest first. */
export const quoteMints: readonly Address[] = [mints.USDC, mints.USDT, mints.wSOL, mints.JitoSOL]

/**
 * Returns a mint's rank as quote. 0 is the strongest. A mint that is not a quote token gets the length of the
 * ranking.
 */
export function quoteRank(mint: Address): number {
  const rank = quoteMints.indexOf(mint)
  return rank === -1 ? quoteMints.length : rank
}

/** Mints that volume summaries leave out unless they are requested. This list differs from `hiddenMints`. */
export const majorMints: readonly Address[] = [mints.wSOL, mints.USDC, mints.USDT, mints.JitoSOL]

/** Mints that the option "Hide stablecoins & SOL" hides. This list differs from `majorMints`. */
export const hiddenMints: readonly Address[] = [mints.USDT, mints.USDC, mints.wSOL]

/** Mints that "Total volume stables 1D" counts: wrapped SOL and two stablecoins. */
export const stableMints: readonly Address[] = [mints.wSOL, mints.USDC, mints.USDT]
