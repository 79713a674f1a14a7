import { type Address, trustedAddress } from '~/domain/base/ids'
import { token2022ProgramId, tokenProgramId } from '~/protocols/spl-token/layout'
import { namedAddress } from '../addresses'
import type { PriceBook } from '../prices/price-book'
import { createWeightedPick, RandomStream, seedOf } from '../random'
import { type HostileToken, hostileTokens } from './hostile-tokens'
import { inventTokens } from './invented-tokens'
import { type KnownToken, knownTokens } from './known-tokens'
import type { WorldToken } from './token'

/** All tokens of the world: known ones first, then invented ones, then hostile ones. */
export interface TokenCatalog {
  readonly all: readonly WorldToken[]
  byMint(mint: Address): WorldToken | undefined
  bySymbol(symbol: KnownSymbol): WorldToken
  /** Picks a plausible token that is neither SOL nor a stablecoin. `chance` is a number in [0, 1). */
  pickTraded(chance: number): WorldToken
}

/** Symbols of the tokens that orders are priced in. */
export type KnownSymbol = 'SOL' | 'USDC' | 'USDT' | 'JitoSOL' | 'PYUSD'

const notPicked: ReadonlySet<string | undefined> = new Set(['SOL', 'USDC', 'USDT', 'PYUSD'])

export function createTokenCatalog(seed: number, book: PriceBook): TokenCatalog {
  const known = knownTokens.map((token, index) => realizeKnown(token, index, book))
  const hostile = hostileTokens.map((token, index) => realizeHostile(token, index, seed, book))
  const all = [...known, ...inventTokens(seed, book), ...hostile]
  const byMint = new Map(all.map((token) => [token.mint, token]))
  const bySymbol = new Map(known.map((token) => [token.symbol, token]))
  const traded = all.filter((token) => hostile.includes(token) || !notPicked.has(token.symbol))
  const pick = createWeightedPick(traded.map((token) => token.popularity))
  const first = known[0]
  if (first === undefined) throw new Error('Invariant broken: there are known tokens')

  return {
    all,
    byMint: (mint) => byMint.get(mint),
    bySymbol: (symbol) => bySymbol.get(symbol) ?? first,
    pickTraded: (chance) => traded[pick(chance)] ?? first,
  }
}

function realizeKnown(token: KnownToken, index: number, book: PriceBook): WorldToken {
  const random = new RandomStream(seedOf(0, 'known token'), index)
  const asset = book.assetOf(token.asset)
  return {
    mint: trustedAddress(token.mint),
    tokenProgram: token.token2022 ? token2022ProgramId : tokenProgramId,
    decimals: token.decimals,
    name: token.name,
    symbol: token.symbol,
    uri: `https://arweave.net/${token.mint}`,
    metadataIn: token.token2022 ? 'mint' : 'metaplex',
    supplyRaw: BigInt(Math.round(token.supply)) * 10n ** BigInt(token.decimals),
    asset,
    pricePublished: true,
    verified: true,
    tags: token.tags,
    liquidityUsd: Math.round(random.between(4e6, 90e6)),
    holderCount: random.whole(40_000, 2_400_000),
    hasLogo: true,
    popularity: token.popularity,
  }
}

function realizeHostile(token: HostileToken, index: number, seed: number, book: PriceBook): WorldToken {
  const random = new RandomStream(seedOf(seed, 'hostile token'), index)
  const inMint = token.name !== undefined && !fitsMetaplex(token.name, token.symbol ?? '')
  const decimals = inMint ? 9 : 6
  return {
    mint: namedAddress(seed, `hostile ${token.label}`),
    tokenProgram: inMint ? token2022ProgramId : tokenProgramId,
    decimals,
    name: token.name,
    symbol: token.symbol,
    uri: token.uri,
    metadataIn: token.name === undefined ? 'nowhere' : inMint ? 'mint' : 'metaplex',
    supplyRaw: 1_000_000_000n * 10n ** BigInt(decimals),
    asset: book.add(`hostile ${token.label}`, token.priceUsd ?? 0.002, 'wild'),
    pricePublished: token.priceUsd !== undefined,
    verified: false,
    tags: [],
    liquidityUsd: token.priceUsd === undefined ? undefined : random.whole(900, 40_000),
    holderCount: random.whole(3, 900),
    hasLogo: false,
    popularity: 0.35,
  }
}

/**
 * Returns whether Metaplex can store the token's name and symbol, which may have at most 32 and 10 bytes.
 * Longer names and symbols are only possible in a Token-2022 mint.
 */
function fitsMetaplex(name: string, symbol: string): boolean {
  return Buffer.byteLength(name) <= 32 && Buffer.byteLength(symbol) <= 10
}
