import type { Address } from '~/domain/base/ids'
import type { PriceBook } from '../prices/price-book'
import type { TokenAccountBook } from '../token-account-book'
import type { TokenCatalog } from '../tokens/token-catalog'
import type { SlotCalendar } from '../world-time'
import type { Activity } from './activity'

/** World data that every story is computed from. */
export interface Scene {
  readonly seed: number
  /**
   * Factor by which lifetimes of stories are shorter than at speed 1. It is at least 1, so that no lifetime
   * exceeds the plot's `longestHours`.
   */
  readonly haste: number
  readonly book: PriceBook
  readonly tokens: TokenCatalog
  readonly calendar: SlotCalendar
  readonly activity: Activity
  /** Returns the wallet of a trader. Traders with low numbers trade most. */
  readonly wallet: (index: number) => Address
  /** Returns the address that belongs to the given name. */
  readonly named: (name: string, index?: number) => Address
  readonly tokenAccount: TokenAccountBook
}

/** Number of traders of spot orders. */
const traderCount = 6000

/**
 * Picks a trader. `chance` is a uniform number in [0, 1). A few traders trade often, and many trade rarely.
 */
export function pickTrader(scene: Scene, chance: number): Address {
  return scene.wallet(Math.floor(traderCount * chance ** 2.2))
}

/** Picks a bot that fills orders of other traders. */
export function pickKeeper(scene: Scene, name: string, index: number): Address {
  return scene.named(name, index)
}
