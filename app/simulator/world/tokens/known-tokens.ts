import type { AssetSymbol } from '../prices/asset-facts'

/** A token that exists on mainnet, with its real mint. */
export interface KnownToken {
  readonly mint: string
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly asset: AssetSymbol
  /** Supply, UI units. */
  readonly supply: number
  readonly tags: readonly string[]
  readonly token2022?: boolean
  /** How often orders trade the token, relative to the other tokens. */
  readonly popularity: number
}

export const knownTokens: readonly KnownToken[] = [
  known('So11111111111111111111111111111111111111112', 'SOL', 'Wrapped SOL', 9, 'SOL', 541e6, 100),
  known('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', 'USDC', 'USD Coin', 6, 'USD', 9.8e9, 80),
  known('Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB', 'USDT', 'USDT', 6, 'USDT', 2.3e9, 20),
  {
    ...known('2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo', 'PYUSD', 'PayPal USD', 6, 'PYUSD', 390e6, 4),
    token2022: true,
  },
  staked('J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn', 'JitoSOL', 'Jito Staked SOL', 'JitoSOL', 13.9e6, 18),
  staked('mSoLzYCxHdYgdzU16g5QSh3i5K3z3KZK7ytfqcJm7So', 'mSOL', 'Marinade staked SOL', 'mSOL', 4.1e6, 6),
  staked('bSo13r4TkiE4KumL71LsHTPpL2euBYLFx6h9HP3piy1', 'bSOL', 'BlazeStake Staked SOL', 'bSOL', 1.1e6, 3),
  staked('5oVNBeEEQvYi1cX3ir8Dx5n1P7pdxydbGF2X4TxVusJm', 'INF', 'Infinity', 'INF', 1.3e6, 4),
  known('JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN', 'JUP', 'Jupiter', 6, 'JUP', 7e9, 26),
  known('jtojtomepa8beP8AuQc6eXt5FriJwfFMwQx2v2f9mCL', 'JTO', 'JITO', 9, 'JTO', 1e9, 12),
  known('DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263', 'Bonk', 'Bonk', 5, 'BONK', 88.8e12, 16),
  known('EKpQGSJtjMFqKZ9KQanSqYXRcF8fBopzLHYxdM65zcjm', '$WIF', 'dogwifhat', 6, 'WIF', 998.9e6, 12),
  known('HZ1JovNiVvGrGNiiYvEozEVgZ58xaU3RKwX8eACQBCt3', 'PYTH', 'Pyth Network', 6, 'PYTH', 10e9, 8),
  known('27G8MtK7VtTcCHkpASjSDdkWWYfoqT6ggEuKidVJidD4', 'JLP', 'Jupiter Perps LP', 6, 'JLP', 380e6, 12),
  known('DriFtupJYLTosbwoN8koMbEYSx54aFAVLddWsbksjwg7', 'DRIFT', 'Drift', 6, 'DRIFT', 1e9, 6),
  known('3NZ9JMVBmGAqocybic2c7LQCJScmgsAZ6vQqTDzcqmJh', 'WBTC', 'Wrapped BTC (Wormhole)', 8, 'BTC', 1850, 8),
  known('cbbtcf3aa214zXHbiAZQwf4122FBYbraNdFqgw4iMij', 'cbBTC', 'Coinbase Wrapped BTC', 8, 'BTC', 6200, 16),
  known('7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs', 'ETH', 'Ether (Portal)', 8, 'ETH', 61e3, 10),
  known('2zMMhcVQEXDtdE6vsFS7S7D5oUodfJHE8vd1gnBouauv', 'PENGU', 'Pudgy Penguins', 6, 'PENGU', 88.8e9, 12),
  known('9BB6NFEcjBCtnNLFko2FqVQBq8HHM13kCyYcdQbgpump', 'Fartcoin', 'Fartcoin', 6, 'FARTCOIN', 1e9, 14),
  known('pumpCmXqMfrsAkQ5r49WcJnRayYRqmXz6ae8H7H9Dfn', 'PUMP', 'Pump', 6, 'PUMP', 1e12, 16),
  known('6p6xgHyF7AeE6TZkSmFsko444wqoP15icUSqi2jfGiPN', 'TRUMP', 'OFFICIAL TRUMP', 6, 'TRUMP', 1e9, 10),
  known('7GCihgDB8fe6KNjn2MYtkzZcRjQy3t9GHdC8uHYmW2hr', 'POPCAT', 'Popcat', 9, 'POPCAT', 980e6, 6),
]

function known(
  mint: string,
  symbol: string,
  name: string,
  decimals: number,
  asset: AssetSymbol,
  supply: number,
  popularity: number,
): KnownToken {
  return { mint, symbol, name, decimals, asset, supply, popularity, tags: ['verified', 'strict'] }
}

function staked(
  mint: string,
  symbol: string,
  name: string,
  asset: AssetSymbol,
  supply: number,
  popularity: number,
): KnownToken {
  return {
    ...known(mint, symbol, name, 9, asset, supply, popularity),
    tags: ['verified', 'strict', 'lst'],
  }
}
