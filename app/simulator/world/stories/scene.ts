import type { Address } from '~/domain/ids'
import type { PriceBook } from '../prices/price-book'
import type { TokenAccountBook } from '../token-account-book'
import type { TokenCatalog } from '../tokens/token-catalog'
import type { SlotCalendar } from '../world-time'
import type { Activity } from './activity'

/** What every story is told against. */
export interface Scene {
  readonly seed: number
  /** How many times as fast lives pass as in the usual world; never slower, so that no life is longer than told. */
  readonly haste: number
  readonly book: PriceBook
  readonly tokens: TokenCatalog
  readonly calendar: SlotCalendar
  readonly activity: Activity
  /** Everybody who trades; low numbers trade most. */
  readonly wallet: (index: number) => Address
  /** The addresses that go by a name. */
  readonly named: (name: string, index?: number) => Address
  readonly tokenAccount: TokenAccountBook
}

/** Number of traders of spot orders. */
const traderCount = 6000

/** A trader by chance: few trade much, many a little. */
export function pickTrader(scene: Scene, chance: number): Address {
  return scene.wallet(Math.floor(traderCount * chance ** 2.2))
}

/** A bot that fills other people's orders. */
export function pickKeeper(scene: Scene, name: string, index: number): Address {
  return scene.named(name, index)
}
