import type { AssetSymbol } from '../../prices/asset-facts'
import type { PerpMarketFacts, SpotMarketFacts } from '../market-facts'

/** `MarketStatus` values of the program that this world uses. */
export const marketStatus = { active: 1, reduceOnly: 6, settlement: 7, delisted: 8 } as const

/** Properties in which a market differs from the default. */
interface MarketTraits {
  /** Number of tokens per contract: 1,000 if the name starts with 1K, a million if it starts with 1M. */
  readonly multiplier?: number
  /** Trading activity relative to the other markets. */
  readonly popularity?: number
  /** Annual funding rate around which the market varies, percent. */
  readonly fundingApr?: number
  /** Side that most traders prefer. The AMM takes the other side. */
  readonly crowd?: 'long' | 'short'
  readonly status?: (typeof marketStatus)[keyof typeof marketStatus]
  /** Whether the market has no trades. */
  readonly deserted?: boolean
  /** Name of the market without `-PERP`, if it differs from the asset's symbol; names of bets are complete. */
  readonly name?: string
}

/**
 * Mainnet's perp markets: index, asset and traits. Some have annual funding rates above 200 % or below −200
 * %, and several have rates above 100 %. In some markets most traders prefer the same side. One market each
 * is in settlement, delisted, reduce-only and without positions. The extreme rates belong to assets with
 * moderate volatility, so that the rates remain extreme when the price moves.
 */
const mainnetMarkets: readonly (readonly [index: number, asset: AssetSymbol, traits: MarketTraits])[] = [
  [0, 'SOL', { popularity: 34, fundingApr: 11 }],
  [1, 'BTC', { popularity: 22, fundingApr: 9 }],
  [2, 'ETH', { popularity: 16, fundingApr: 8 }],
  [3, 'APT', { fundingApr: -12 }],
  [4, 'BONK', { name: '1MBONK', multiplier: 1e6, popularity: 2, fundingApr: 22 }],
  [5, 'POL', { fundingApr: -9 }],
  [6, 'ARB', { fundingApr: -31, crowd: 'short' }],
  [7, 'DOGE', { popularity: 3, fundingApr: 14, crowd: 'short' }],
  [8, 'BNB', { popularity: 2, fundingApr: 6 }],
  [9, 'SUI', { popularity: 3.5, fundingApr: 17 }],
  [10, 'PEPE', { name: '1MPEPE', multiplier: 1e6, popularity: 2, fundingApr: 24 }],
  [11, 'OP', { fundingApr: -18 }],
  [12, 'RENDER', { fundingApr: 12 }],
  [13, 'XRP', { popularity: 4, fundingApr: 13 }],
  [14, 'HNT', { fundingApr: -22 }],
  [15, 'INJ', { fundingApr: -7 }],
  [16, 'LINK', { popularity: 2, fundingApr: 10 }],
  [17, 'RLB', { status: marketStatus.settlement, deserted: true }],
  [18, 'PYTH', { popularity: 1.5, fundingApr: 19 }],
  [19, 'TIA', { fundingApr: -44, crowd: 'short' }],
  [20, 'JTO', { popularity: 1.5, fundingApr: 35, crowd: 'long' }],
  [21, 'SEI', { fundingApr: -11 }],
  [22, 'AVAX', { popularity: 1.6, fundingApr: 9 }],
  [23, 'WIF', { popularity: 2.5, fundingApr: 58, crowd: 'long' }],
  [24, 'JUP', { popularity: 3, fundingApr: 16 }],
  [25, 'DYM', { status: marketStatus.reduceOnly, fundingApr: -15 }],
  [26, 'TAO', { fundingApr: 12 }],
  [27, 'W', { fundingApr: -26, crowd: 'short' }],
  [28, 'KMNO', { fundingApr: 21 }],
  [29, 'TNSR', { fundingApr: -330 }],
  [30, 'DRIFT', { popularity: 2, fundingApr: 28 }],
  [31, 'CLOUD', { fundingApr: 345 }],
  [32, 'IO', { fundingApr: -19 }],
  [33, 'ZEX', { fundingApr: -345 }],
  [34, 'POPCAT', { popularity: 1.5, fundingApr: 42 }],
  [35, 'WEN', { name: '1KWEN', multiplier: 1000, fundingApr: 33 }],
  [36, 'TRUMP-WIN-2024', { name: 'TRUMP-WIN-2024-BET', status: marketStatus.delisted, deserted: true }],
  [42, 'TON', { fundingApr: 7 }],
  [44, 'MOTHER', { fundingApr: -27 }],
  [45, 'MOODENG', { popularity: 1.5, fundingApr: 48 }],
  [47, 'DBR', { deserted: true }],
  [51, 'MEW', { name: '1KMEW', multiplier: 1000, fundingApr: 26 }],
  [52, 'MICHI', { fundingApr: -33 }],
  [53, 'GOAT', { fundingApr: 51 }],
  [54, 'FWOG', { fundingApr: -24 }],
  [55, 'PNUT', { popularity: 1.4, fundingApr: 37 }],
  [56, 'RAY', { popularity: 1.5, fundingApr: 18, crowd: 'long' }],
  [59, 'HYPE', { popularity: 6, fundingApr: 46, crowd: 'long' }],
  [60, 'LTC', { fundingApr: 5 }],
  [61, 'ME', { fundingApr: -29 }],
  [62, 'PENGU', { popularity: 2, fundingApr: 39 }],
  [63, 'AI16Z', { fundingApr: 44 }],
  [64, 'TRUMP', { popularity: 2, fundingApr: -16 }],
  [65, 'MELANIA', { fundingApr: -58 }],
  [66, 'BERA', { fundingApr: 172 }],
  [69, 'KAITO', { popularity: 1.4, fundingApr: 181 }],
  [70, 'IP', { fundingApr: 168 }],
  [71, 'FARTCOIN', { popularity: 3, fundingApr: 74 }],
  [72, 'ADA', { popularity: 1.5, fundingApr: 8 }],
  [73, 'PAXG', { fundingApr: 4 }],
  [74, 'LAUNCHCOIN', { fundingApr: -66 }],
  [75, 'PUMP', { popularity: 3, fundingApr: -41 }],
  [76, 'ASTER', { popularity: 2, fundingApr: 62 }],
  [77, 'XPL', { popularity: 1.5, fundingApr: 176 }],
  [78, '2Z', { fundingApr: -52 }],
  [79, 'ZEC', { popularity: 2, fundingApr: -35 }],
  [80, 'MNT', { fundingApr: 11 }],
  [81, 'PUMP', { name: '1KPUMP', multiplier: 1000, fundingApr: -37 }],
  [82, 'MET', { fundingApr: 184 }],
  [83, 'MON', { name: '1KMON', multiplier: 1000, fundingApr: 166 }],
  [84, 'LIT', { fundingApr: 179 }],
  [85, 'BP', { fundingApr: 163 }],
]

/** Margin ratios with four decimals. They allow a leverage of 10× initially and 20× at most. */
const marginRatioInitial = 1000
const marginRatioMaintenance = 500

/** Drift's perp markets. */
export const driftPerpMarkets: readonly PerpMarketFacts[] = mainnetMarkets.map(([index, asset, traits]) => {
  const { status = marketStatus.active, name = asset } = traits
  const isBet = name.endsWith('-BET')
  return {
    index,
    name: isBet ? name : `${name}-PERP`,
    asset,
    multiplier: traits.multiplier ?? 1,
    popularity: traits.popularity ?? 1,
    fundingApr: traits.fundingApr ?? 0,
    crowd: traits.crowd,
    status,
    isExpired: status === marketStatus.settlement || status === marketStatus.delisted,
    isTraded: traits.deserted !== true,
    contractType: isBet ? 2 : 0,
    contractTier: index < 3 ? 0 : index < 30 ? 1 : 3,
    marginRatioInitial,
    marginRatioMaintenance,
    steps: undefined,
    mostOpenInterestUsd: undefined,
    oracleFeed: undefined,
  }
})

/** Drift's spot markets whose tokens this world contains. */
export const driftSpotMarkets: readonly SpotMarketFacts[] = (
  [
    [0, 'USDC', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', 60],
    [1, 'SOL', 'So11111111111111111111111111111111111111112', 22],
    [2, 'mSOL', 'mSoLzYCxHdYgdzU16g5QSh3i5K3z3KZK7ytfqcJm7So', 3],
    [3, 'wBTC', '3NZ9JMVBmGAqocybic2c7LQCJScmgsAZ6vQqTDzcqmJh', 2],
    [4, 'wETH', '7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs', 2],
    [5, 'USDT', 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB', 3],
    [6, 'JitoSOL', 'J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn', 8],
  ] as const
).map(([index, name, mint, popularity]) => ({ index, name, mint, popularity, oracleFeed: undefined }))
