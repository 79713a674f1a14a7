import type { Address } from '~/domain/base/ids'
import { token2022ProgramId, tokenProgramId } from '~/protocols/spl-token/layout'
import { randomAddress, vanityAddress } from '../addresses'
import type { Temper } from '../prices/asset-facts'
import type { PriceBook } from '../prices/price-book'
import { RandomStream, seedOf } from '../random'
import {
  memeFirstWords,
  memeSecondWords,
  projectFirstWords,
  projectSecondWords,
  validatorNames,
} from './invented-names'
import type { WorldToken } from './token'

/** Number of invented tokens, in addition to the known and the hostile ones. */
const inventedCount = 640

interface Idea {
  readonly name: string
  readonly symbol: string
  readonly temper: Temper
  readonly decimals: number
  readonly marketCapUsd: number
  readonly supply: number
  readonly mint: Address
  readonly tags: readonly string[]
}

/** Invents plausible tokens. Most are memes, a third are projects, and some are staked SOL. */
export function inventTokens(seed: number, book: PriceBook): WorldToken[] {
  const usedNames = new Set<string>()
  const usedSymbols = new Set<string>()
  const tokens: WorldToken[] = []
  for (let attempt = 0; tokens.length < inventedCount; attempt++) {
    const random = new RandomStream(seedOf(seed, 'invented token'), attempt)
    const idea = inventOne(random)
    if (usedNames.has(idea.name) || usedSymbols.has(idea.symbol)) continue
    usedNames.add(idea.name)
    usedSymbols.add(idea.symbol)
    tokens.push(realize(idea, random, book))
  }
  return tokens
}

function inventOne(random: RandomStream): Idea {
  const kind = random.chance()
  if (kind < 0.62) return inventMeme(random)
  return kind < 0.97 ? inventProject(random) : inventStakedSol(random)
}

function inventMeme(random: RandomStream): Idea {
  const [first, second] = [pick(random, memeFirstWords), pick(random, memeSecondWords)]
  const launchpad = random.happens(0.7)
  const manyUnits = random.happens(0.06)
  return {
    name: `${first} ${second}`,
    symbol: memeSymbol(random, first, second),
    temper: random.happens(0.3) ? 'wild' : 'meme',
    decimals: manyUnits ? 2 : launchpad ? 6 : pick(random, [5, 6, 9]),
    marketCapUsd: clamp(random.logNormal(900_000, 1.9), 30_000, 600e6),
    supply: manyUnits ? 420.69e12 : launchpad ? 999.9e6 : 1e9,
    mint: launchpad ? vanityAddress(random, 'pump') : randomAddress(random),
    tags: ['community'],
  }
}

function memeSymbol(random: RandomStream, first: string, second: string): string {
  const style = random.chance()
  if (style < 0.4) return second.toUpperCase()
  if (style < 0.75) return `${first[0]}${second}`.slice(0, 8).toUpperCase()
  return style < 0.9 ? `${first}${second}`.slice(0, 10) : `$${second.toUpperCase()}`
}

function inventProject(random: RandomStream): Idea {
  const [first, second] = [pick(random, projectFirstWords), pick(random, projectSecondWords)]
  const short = random.happens(0.5) ? first.slice(0, 4) : `${first.slice(0, 3)}${second[0]}`
  const supply = pick(random, [10e6, 100e6, 500e6, 1e9, 10e9])
  const marketCapUsd = clamp(random.logNormal(7e6, 1.7), 200_000, 2e9)
  // A token without decimals is plausible only if one token is worth almost nothing.
  const indivisible = marketCapUsd / supply < 0.05 && random.happens(0.25)
  return {
    name: random.happens(0.75) ? `${first} ${second}` : first,
    symbol: short.toUpperCase(),
    temper: 'middle',
    decimals: indivisible ? 0 : pick(random, [6, 6, 8, 9, 9]),
    marketCapUsd,
    supply,
    mint: randomAddress(random),
    tags: ['community'],
  }
}

function inventStakedSol(random: RandomStream): Idea {
  const validator = pick(random, validatorNames)
  return {
    name: `${validator} Staked SOL`,
    symbol: `${validator.slice(0, 4).toLowerCase()}SOL`,
    temper: 'staked',
    decimals: 9,
    marketCapUsd: 0,
    supply: random.logNormal(30_000, 1.2),
    mint: randomAddress(random),
    tags: ['lst', 'verified'],
  }
}

function realize(idea: Idea, random: RandomStream, book: PriceBook): WorldToken {
  const isStaked = idea.temper === 'staked'
  const priceUsd = isStaked ? 187 * random.between(1.02, 1.25) : idea.marketCapUsd / idea.supply
  const marketCapUsd = priceUsd * idea.supply
  const verified = isStaked || random.happens(idea.marketCapUsd > 2e6 ? 0.75 : 0.2)
  const token2022 = random.happens(0.08)
  return {
    mint: idea.mint,
    tokenProgram: token2022 ? token2022ProgramId : tokenProgramId,
    decimals: idea.decimals,
    name: idea.name,
    symbol: idea.symbol,
    uri: `https://arweave.net/${idea.mint}`,
    metadataIn: token2022 && random.happens(0.7) ? 'mint' : 'metaplex',
    supplyRaw: BigInt(Math.round(idea.supply)) * 10n ** BigInt(idea.decimals),
    asset: book.add(idea.mint, priceUsd, idea.temper),
    pricePublished: true,
    verified,
    tags: verified ? [...new Set([...idea.tags, 'verified'])] : idea.tags,
    liquidityUsd: Math.round(marketCapUsd * random.between(0.02, 0.15)),
    holderCount: Math.round(clamp(Math.sqrt(marketCapUsd) * random.logNormal(4, 0.6), 40, 900_000)),
    hasLogo: random.happens(0.9),
    popularity: 0.04 + (Math.log10(marketCapUsd) - 4) * 0.12,
  }
}

function pick<T>(random: RandomStream, from: readonly [T, ...T[]]): T {
  return from[random.whole(0, from.length - 1)] ?? from[0]
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(highest, Math.max(lowest, value))
}
