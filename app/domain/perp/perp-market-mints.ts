import { type Address, trustedAddress } from '../base/ids'
import { mints } from '../token/mints'

/** A mint that is the base asset of a perp market. A wrapped token is treated as the asset that it wraps. */
export interface MarketMint {
  readonly mint: Address
  /**
   * Number of tokens to which the market's price refers. Markets named 1M… or 1K… quote the price of a
   * million or a thousand tokens.
   */
  readonly tokens: number
  /** Whether the market's oracle is a price source for the token. */
  readonly isPriced: boolean
}

function priced(mint: string, tokens = 1): MarketMint {
  return { mint: trustedAddress(mint), tokens, isPriced: true }
}

/**
 * Creates an entry whose market is not a price source. Used for markets of fashionable tokens, which open and
 * close too often for a price to depend on them.
 */
function named(mint: string, tokens = 1): MarketMint {
  return { ...priced(mint, tokens), isPriced: false }
}

/**
 * Maps perp markets, by their on-chain name, to mints. A market is left out if its base asset is not
 * certainly a Solana token. The mint addresses are those that the issuers publish. They were not found by
 * symbol, because anyone can use a symbol and token lists spell symbols differently.
 */
const table: Readonly<Record<string, readonly MarketMint[]>> = {
  'SOL-PERP': [priced(mints.wSOL)],
  'BTC-PERP': [
    priced(mints.WBTC),
    priced('cbbtcf3aa214zXHbiAZQwf4122FBYbraNdFqgw4iMij'), // cbBTC
  ],
  'ETH-PERP': [priced('7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs')],
  'JUP-PERP': [priced('JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN')],
  'JTO-PERP': [priced('jtojtomepa8beP8AuQc6eXt5FriJwfFMwQx2v2f9mCL')],
  'WIF-PERP': [priced('EKpQGSJtjMFqKZ9KQanSqYXRcF8fBopzLHYxdM65zcjm')],
  'PYTH-PERP': [priced('HZ1JovNiVvGrGNiiYvEozEVgZ58xaU3RKwX8eACQBCt3')],
  'DRIFT-PERP': [priced('DriFtupJYLTosbwoN8koMbEYSx54aFAVLddWsbksjwg7')],
  'PENGU-PERP': [priced('2zMMhcVQEXDtdE6vsFS7S7D5oUodfJHE8vd1gnBouauv')],
  'FARTCOIN-PERP': [priced('9BB6NFEcjBCtnNLFko2FqVQBq8HHM13kCyYcdQbgpump')],
  'TRUMP-PERP': [priced('6p6xgHyF7AeE6TZkSmFsko444wqoP15icUSqi2jfGiPN')],
  'POPCAT-PERP': [priced('7GCihgDB8fe6KNjn2MYtkzZcRjQy3t9GHdC8uHYmW2hr')],
  'PUMP-PERP': [priced('pumpCmXqMfrsAkQ5r49WcJnRayYRqmXz6ae8H7H9Dfn')],
  '1KPUMP-PERP': [priced('pumpCmXqMfrsAkQ5r49WcJnRayYRqmXz6ae8H7H9Dfn', 1_000)],
  '1MBONK-PERP': [priced('DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263', 1_000_000)],
  'RENDER-PERP': [named('rndrizKT3MK1iimdxRdWabcF7Zg7AR5T4nud4EkHBof')],
  'HNT-PERP': [named('hntyVP6YFm1Hg25TN9WGLqM12b8TQmcknKrdu1oxWux')],
  'W-PERP': [named('85VBFQZC9TZkfaptBWjvUw7YbZjy52A6mjtPGjstQAmQ')],
  'KMNO-PERP': [named('KMNo3nJsBXfcpJTVhZcXLW7RmTwTt4GVFE7suUBo9sS')],
  'TNSR-PERP': [named('TNSRxcUxoT9xBG3de7PiJyTDYu7kskLqcpddxnEJAS6')],
  'CLOUD-PERP': [named('CLoUDKc4Ane7HeQcPpE3YHnznRxhMimJ4MyaUqyHFzAu')],
  'IO-PERP': [named('BZLbGTNCSFfoth2GYDtwr7e4imWzpR5jqcUuGEwr646K')],
  'ZEX-PERP': [named('ZEXy1pqteRu3n13kdyh4LwPQknkFk3GzmMYMuNadWPo')],
  '1KWEN-PERP': [named('WENWENvqqNya429ubCdR81ZmD69brwQaaBYY6p3LCpk', 1_000)],
  'MOTHER-PERP': [named('3S8qX1MsMqRbiwKg2cQyx7nis1oHMgaCuc9c4VfvVdPN')],
  'MOODENG-PERP': [named('ED5nyyWEzpPPiWimP8vYm7sD7TD3LAt3Q3gRTWHzPJBY')],
  'DBR-PERP': [named('DBRiDgJAMsM95moTzJs7M9LnkGErpbv9v6CUR1DXnUu5')],
  '1KMEW-PERP': [named('MEW1gQWJ3nEXg2qgERiKu7FAFj79PHvQVREQUzScPP5', 1_000)],
  'MICHI-PERP': [named('5mbK36SZ7J19An8jFochhQS4of8g6BwUjbeCSxBSoWdp')],
  'GOAT-PERP': [named('CzLSujWBLFsSjncfkh59rUFqvafWcY5tzedWJSuypump')],
  'FWOG-PERP': [named('A8C3xuqscfmyLrte3VmTqrAq8kgMASius9AFNANwpump')],
  'PNUT-PERP': [named('2qEHjDLDLbuBgRYvsxhc5D6uDWAivNFZGan56P1tpump')],
  'RAY-PERP': [named('4k3Dyjzvzp8eMZWUXbBCjEvwSkkk59S5iCNLY3QrkX6R')],
  'ME-PERP': [named('MEFNBXixkEbait3xn9bkm8WsJzXtVsaJEn4c8Sam21u')],
  'AI16Z-PERP': [named('HeLp6NuQkmYB4pYWo2zYs22mESHXPQYzXbB8n4V98jwC')],
  'MELANIA-PERP': [named('FUAfBo2jgks6gB4Z4LfZkqSZgzNucisEHqnNebaRxM1P')],
  'LAUNCHCOIN-PERP': [named('Ey59PH7Z4BFU4HjyKnyMdWt5GGN76KazTAwQihoUXRnk')],
  '2Z-PERP': [named('J6pQQ3FAcJQeWPPGppWRb4nM8jU3wLyYbRrLh7feMfvd')],
  'MET-PERP': [named('METvsvVRapdj9cFLzq4Tr43xK4tAjQfwX76z3n6mWQL')],
}

// This is a `Map`, because market names are untrusted strings from the chain, and a plain object has
// inherited members such as `constructor`.
const mintsByMarket = new Map(Object.entries(table))

/**
 * Returns the mints that a perp market's oracle prices, by the market's on-chain name. Returns an empty list
 * if the base asset is uncertain.
 */
export function mintsOfMarket(name: string): readonly MarketMint[] {
  return (mintsByMarket.get(name) ?? []).filter(({ isPriced }) => isPriced)
}

/**
 * Returns all mints of a perp market's base asset, including those for which the market is not a price source
 * while the Price API provides prices.
 */
export function marketMintsOf(name: string): readonly MarketMint[] {
  return mintsByMarket.get(name) ?? []
}

const withMarket = new Set([...mintsByMarket.keys()].flatMap(mintsOfMarket).map(({ mint }) => mint))

/**
 * Returns whether the oracle of a perp market prices the mint. If so, executions are not needed as a price
 * source.
 */
export function hasPerpMarket(mint: Address): boolean {
  return withMarket.has(mint)
}

const knownMints = new Set<string>([
  ...Object.values(mints),
  ...[...mintsByMarket.values()].flat().map(({ mint }) => mint),
])

/**
 * Returns whether the mint has special rules or is the base asset of a perp market. These mints are published
 * by their issuers, so they count as verified when prices are derived from executions.
 */
export function isKnownMint(mint: string): boolean {
  return knownMints.has(mint)
}

/** Maps perp markets to the mints of their bases and back. */
export interface MarketMints {
  /**
   * Returns the mints of a market's base asset, by the market's on-chain name. The representative mint comes
   * first. Returns an empty list if no mint is known.
   */
  ofMarket(name: string): readonly MarketMint[]
  /**
   * Returns the on-chain names of the markets with this base mint. Markets that quote the price of a single
   * token come first. Returns an empty list if no market is known.
   */
  ofMint(mint: string): readonly string[]
}

const btcMarket = 'BTC-PERP'

/**
 * Creates the map for an installation. `btcMint` is the wrapped BTC that the operator has chosen to represent
 * BTC.
 */
export function createMarketMints(btcMint: Address): MarketMints {
  const wrapped = mintsByMarket.get(btcMarket) ?? []
  const chosen = wrapped.find(({ mint }) => mint === btcMint) ?? named(btcMint)
  const others = wrapped.filter(({ mint }) => mint !== btcMint)
  const byMarket = new Map([...mintsByMarket, [btcMarket, [chosen, ...others]]])
  const byMint = new Map<string, { readonly name: string; readonly tokens: number }[]>()
  for (const [name, all] of byMarket)
    for (const { mint, tokens } of all) byMint.set(mint, [...(byMint.get(mint) ?? []), { name, tokens }])
  for (const markets of byMint.values()) markets.sort((one, other) => one.tokens - other.tokens)
  return {
    ofMarket: (name) => byMarket.get(name) ?? [],
    ofMint: (mint) => (byMint.get(mint) ?? []).map(({ name }) => name),
  }
}
