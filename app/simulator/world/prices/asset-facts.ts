/**
 * Volatility of an asset. It consists of the standard deviation of the daily change from each source of
 * movement, and of how often news causes a price jump.
 */
export interface AssetTemper {
  /** Weight of the movement that all assets share. */
  readonly market: number
  /** Weight of the movement that all assets of the Solana ecosystem share. */
  readonly solana: number
  readonly own: number
  /** Share of periods of 18 hours in which the price jumps. */
  readonly jumpShare: number
}

export const tempers = {
  stable: { market: 0, solana: 0, own: 0.0003, jumpShare: 0 },
  gold: { market: 0.002, solana: 0, own: 0.007, jumpShare: 0.02 },
  bitcoin: { market: 0.018, solana: 0, own: 0.008, jumpShare: 0.03 },
  ether: { market: 0.024, solana: 0, own: 0.013, jumpShare: 0.03 },
  solana: { market: 0.024, solana: 0.02, own: 0, jumpShare: 0 },
  /** Volatility of a token that follows SOL, with small deviations from its peg. */
  staked: { market: 0.024, solana: 0.02, own: 0.0005, jumpShare: 0 },
  basket: { market: 0.015, solana: 0.008, own: 0.004, jumpShare: 0 },
  large: { market: 0.025, solana: 0, own: 0.022, jumpShare: 0.06 },
  middle: { market: 0.026, solana: 0.006, own: 0.034, jumpShare: 0.1 },
  meme: { market: 0.028, solana: 0.01, own: 0.055, jumpShare: 0.12 },
  wild: { market: 0.028, solana: 0.01, own: 0.085, jumpShare: 0.16 },
} as const satisfies Record<string, AssetTemper>

export type Temper = keyof typeof tempers

/** Symbol of an asset, the price in USD around which the asset moves, and its volatility. */
export const namedAssets = [
  ['USD', 1, 'stable'],
  ['USDT', 0.9998, 'stable'],
  ['PYUSD', 0.9997, 'stable'],
  ['SOL', 187, 'solana'],
  ['BTC', 118_000, 'bitcoin'],
  ['ETH', 3900, 'ether'],
  ['JitoSOL', 230.4, 'staked'],
  ['mSOL', 247.6, 'staked'],
  ['bSOL', 228.9, 'staked'],
  ['INF', 261.3, 'staked'],
  ['JLP', 4.3, 'basket'],
  ['APT', 4.9, 'large'],
  ['BONK', 0.00002, 'meme'],
  ['POL', 0.23, 'large'],
  ['ARB', 0.42, 'large'],
  ['DOGE', 0.22, 'large'],
  ['BNB', 790, 'large'],
  ['SUI', 3.4, 'large'],
  ['PEPE', 0.0000108, 'meme'],
  ['OP', 0.71, 'large'],
  ['RENDER', 3.6, 'large'],
  ['XRP', 2.9, 'large'],
  ['HNT', 2.7, 'middle'],
  ['INJ', 13.4, 'large'],
  ['LINK', 18.2, 'large'],
  ['RLB', 0.056, 'middle'],
  ['PYTH', 0.15, 'middle'],
  ['TIA', 1.72, 'large'],
  ['JTO', 1.9, 'middle'],
  ['SEI', 0.31, 'large'],
  ['AVAX', 24.1, 'large'],
  ['WIF', 0.81, 'meme'],
  ['JUP', 0.49, 'middle'],
  ['DYM', 0.26, 'middle'],
  ['TAO', 362, 'large'],
  ['W', 0.079, 'middle'],
  ['KMNO', 0.062, 'middle'],
  ['TNSR', 0.11, 'middle'],
  ['DRIFT', 0.58, 'middle'],
  ['CLOUD', 0.13, 'middle'],
  ['IO', 0.71, 'middle'],
  ['ZEX', 0.034, 'middle'],
  ['POPCAT', 0.29, 'meme'],
  ['WEN', 0.000031, 'meme'],
  ['TRUMP-WIN-2024', 1, 'stable'],
  ['TON', 3.1, 'large'],
  ['MOTHER', 0.0061, 'meme'],
  ['MOODENG', 0.142, 'middle'],
  ['DBR', 0.021, 'middle'],
  ['MEW', 0.0027, 'meme'],
  ['MICHI', 0.019, 'meme'],
  ['GOAT', 0.091, 'meme'],
  ['FWOG', 0.048, 'meme'],
  ['PNUT', 0.21, 'meme'],
  ['RAY', 2.6, 'middle'],
  ['HYPE', 43.5, 'large'],
  ['LTC', 103, 'large'],
  ['ME', 0.68, 'middle'],
  ['PENGU', 0.031, 'meme'],
  ['AI16Z', 0.12, 'meme'],
  ['TRUMP', 9.1, 'meme'],
  ['MELANIA', 0.21, 'meme'],
  ['BERA', 1.94, 'middle'],
  ['KAITO', 1.31, 'middle'],
  ['IP', 6.2, 'middle'],
  ['FARTCOIN', 0.92, 'wild'],
  ['ADA', 0.81, 'large'],
  ['PAXG', 3990, 'gold'],
  ['LAUNCHCOIN', 0.077, 'middle'],
  ['PUMP', 0.0052, 'meme'],
  ['ASTER', 1.22, 'wild'],
  ['XPL', 0.52, 'middle'],
  ['2Z', 0.21, 'middle'],
  ['ZEC', 214, 'large'],
  ['MNT', 1.71, 'large'],
  ['MET', 0.37, 'middle'],
  ['MON', 0.000034, 'middle'],
  ['LIT', 1.12, 'middle'],
  ['BP', 0.84, 'middle'],
] as const satisfies readonly (readonly [symbol: string, priceUsd: number, temper: Temper])[]

export type AssetSymbol = (typeof namedAssets)[number][0]

/**
 * Assets that rise by about a fifth per day for three days and then fall for three days. At any time two of
 * these assets stand out among the movers of the day, because the two phases never turn on the same day.
 */
export const zigzagPhases: Partial<Record<AssetSymbol, 0 | 1>> = {
  ZEC: 0,
  MOODENG: 0,
  LAUNCHCOIN: 1,
  '2Z': 1,
}

/** Height of the rise, as the natural logarithm of the ratio of highest and lowest price. */
export const zigzagHeight = 0.66
