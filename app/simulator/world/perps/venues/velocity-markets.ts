import type { AssetSymbol } from '../../prices/asset-facts'
import type { PerpMarketFacts, SpotMarketFacts } from '../market-facts'

/** `MarketStatus.Active` of the program. */
export const activeStatus = 1

/** Facts of a market that differ between the markets. */
interface Traits {
  readonly popularity: number
  readonly fundingApr: number
  readonly crowd?: 'long' | 'short'
  /** Number of the oracle's feed at Pyth Lazer. */
  readonly feed: number
  readonly contractTier: number
  readonly stepRaw: bigint
  readonly tickRaw: bigint
  readonly margins: readonly [initial: number, maintenance: number]
  readonly mostOpenInterestUsd: number
}

/** Contract tiers: B for the three largest markets, C for the others. */
const [tierB, tierC] = [1, 2]

/** Mainnet's perp markets, with the steps, margins, feeds and limits of mainnet. */
const mainnetMarkets: readonly (readonly [asset: AssetSymbol, traits: Traits])[] = [
  [
    'SOL',
    {
      popularity: 8,
      fundingApr: 14,
      feed: 6,
      contractTier: tierB,
      stepRaw: 10_000_000n,
      tickRaw: 1_000n,
      margins: [500, 300],
      mostOpenInterestUsd: 1_350_000,
    },
  ],
  [
    'BTC',
    {
      popularity: 6,
      fundingApr: 8.5,
      feed: 1,
      contractTier: tierB,
      stepRaw: 100_000n,
      tickRaw: 100_000n,
      margins: [500, 200],
      mostOpenInterestUsd: 1_350_000,
    },
  ],
  [
    'ETH',
    {
      popularity: 4,
      fundingApr: 19,
      feed: 2,
      contractTier: tierB,
      stepRaw: 1_000_000n,
      tickRaw: 10_000n,
      margins: [500, 300],
      mostOpenInterestUsd: 1_350_000,
    },
  ],
  [
    'HYPE',
    {
      popularity: 2,
      fundingApr: 44,
      crowd: 'long',
      feed: 110,
      contractTier: tierC,
      stepRaw: 100_000_000n,
      tickRaw: 100n,
      margins: [1000, 500],
      mostOpenInterestUsd: 340_000,
    },
  ],
  [
    'ZEC',
    {
      popularity: 1,
      fundingApr: -38,
      feed: 66,
      contractTier: tierC,
      stepRaw: 1_000_000n,
      tickRaw: 10_000n,
      margins: [1000, 500],
      mostOpenInterestUsd: 180_000,
    },
  ],
]

/** Velocity's perp markets. All are active. */
export const velocityPerpMarkets: readonly PerpMarketFacts[] = mainnetMarkets.map(
  ([asset, { stepRaw, tickRaw, margins, feed, ...traits }], index) => ({
    ...traits,
    index,
    name: `${asset}-PERP`,
    asset,
    multiplier: 1,
    crowd: traits.crowd,
    status: activeStatus,
    isExpired: false,
    isTraded: true,
    contractType: 0,
    marginRatioInitial: margins[0],
    marginRatioMaintenance: margins[1],
    steps: { stepRaw, tickRaw },
    oracleFeed: feed,
  }),
)

/** Velocity's spot markets whose tokens this world contains. */
export const velocitySpotMarkets: readonly SpotMarketFacts[] = [
  {
    index: 0,
    name: 'USDT',
    mint: 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
    popularity: 70,
    oracleFeed: 8,
  },
  {
    index: 1,
    name: 'SOL',
    mint: 'So11111111111111111111111111111111111111112',
    popularity: 22,
    oracleFeed: 6,
  },
  {
    index: 2,
    name: 'wBTC',
    mint: '3NZ9JMVBmGAqocybic2c7LQCJScmgsAZ6vQqTDzcqmJh',
    popularity: 4,
    oracleFeed: 1,
  },
  {
    index: 3,
    name: 'wETH',
    mint: '7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs',
    popularity: 4,
    oracleFeed: 2,
  },
]
