import type { Address } from '~/domain/base/ids'
import { addressBytes } from '~/solana/address/address-reader'
import { findProgramAddress, textSeed, u16Seed } from '~/solana/pda/pda'
import { createWeightedPick, RandomStream, seedOf } from '../random'
import type { PerpMarket, PerpMarkets } from './markets'
import type { PerpVenueModel } from './venue'

/** A trader's account at a venue. */
export interface PerpUser {
  readonly number: number
  readonly authority: Address
  /** How often the user trades, relative to the other users. */
  readonly weight: number
  /** Addresses of the user account and its statistics account. They are derived on first use. */
  readonly key: Address
  readonly statsKey: Address
}

export interface PerpUsers {
  readonly all: readonly PerpUser[]
  user(number: number): PerpUser
  /** Picks a user that trades in this market. `chance` is a uniform number in [0, 1). */
  pick(market: PerpMarket, chance: number): PerpUser
}

class WalletUser implements PerpUser {
  private derivedKey: Address | undefined
  private derivedStatsKey: Address | undefined

  constructor(
    readonly number: number,
    readonly weight: number,
    private readonly venue: PerpVenueModel,
    private readonly wallet: (index: number) => Address,
  ) {}

  get authority(): Address {
    return this.wallet(this.venue.firstWallet + this.number)
  }

  get key(): Address {
    this.derivedKey ??= this.derive([textSeed('user'), addressBytes(this.authority), u16Seed(0)])
    return this.derivedKey
  }

  get statsKey(): Address {
    this.derivedStatsKey ??= this.derive([textSeed('user_stats'), addressBytes(this.authority)])
    return this.derivedStatsKey
  }

  private derive(seeds: readonly Uint8Array[]): Address {
    return findProgramAddress(seeds, this.venue.programId).address
  }
}

/** Maximum number of markets in which one user trades. An account has space for eight positions. */
const mostMarkets = 5

interface UserParts {
  readonly seed: number
  readonly venue: PerpVenueModel
  /** Returns a wallet by its number. */
  readonly wallet: (index: number) => Address
  readonly markets: PerpMarkets
}

export function createPerpUsers({ seed, venue, wallet, markets }: UserParts): PerpUsers {
  const userSeed = seedOf(seed, 'perp user')
  const members = new Map<PerpMarket, WalletUser[]>()
  const all = Array.from({ length: venue.userCount }, (_, number) => {
    const random = new RandomStream(userSeed, number)
    const user = new WalletUser(number, Math.min(5, 0.7 + random.logNormal(0.5, 0.9)), venue, wallet)
    const count = 1 + Math.floor(mostMarkets * random.chance() ** 2)
    const chosen = new Set(Array.from({ length: count }, () => markets.pick(random.chance())))
    for (const market of chosen) {
      const list = members.get(market)
      if (list) list.push(user)
      else members.set(market, [user])
    }
    return user
  })
  const picks = new Map(
    [...members].map(([market, list]) => [market, createWeightedPick(list.map((user) => user.weight))]),
  )
  const user = (number: number) => {
    const found = all[number]
    if (found === undefined) throw new Error(`Invariant broken: there is a user ${number}`)
    return found
  }
  return {
    all,
    user,
    pick(market, chance) {
      const pickMember = picks.get(market)
      return members.get(market)?.[pickMember?.(chance) ?? 0] ?? user(Math.floor(chance * venue.userCount))
    },
  }
}
