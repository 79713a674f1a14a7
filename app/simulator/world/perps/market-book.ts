import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import type { LedgerAccount } from '../../ledger'
import { countStepsUntil } from '../stories/steps'
import { slotsPerHour } from '../world-time'
import { MarketFile } from './market-account'
import { expiryHour, type PerpMarket } from './markets'
import { type PerpScene, pastSlots } from './perp-scene'
import type { MarketTrade, PerpStory } from './perp-story'

/** Index of the last of the large markets. Their oracle prices are updated more often. */
const lastMajorIndex = 2

/** An account before and after a write. */
export interface Rewrite {
  readonly before: LedgerAccount
  readonly after: LedgerAccount
}

/** Accounts of all markets as of the newest slot that was passed to `advance`. */
export interface MarketBook {
  advance(slot: Slot, steps: readonly { readonly story: PerpStory; readonly step: number }[]): Rewrite[]
  account(key: Address): LedgerAccount | undefined
  all(): Iterable<LedgerAccount>
}

/**
 * Creates the market accounts. `past` must contain every story that may have a step within `pastSlots` before
 * `tip`.
 */
export function createMarketBook(scene: PerpScene, past: Iterable<PerpStory>, tip: Slot): MarketBook {
  const files = new Map(scene.markets.all.map((market) => [market, new MarketFile(scene, market)]))
  const { lastWritten, remember, printTrades } = createPast(files, tip)
  for (const story of past) remember(story)
  printTrades()
  const accounts = new Map<Address, LedgerAccount>()
  for (const [market, file] of files) {
    const slot = Math.max(lastWritten.get(market) ?? 0, lastRefresh(scene, market, tip))
    accounts.set(market.key, file.encode(slot))
  }

  function rewrite(market: PerpMarket, slot: Slot): Rewrite[] {
    const [before, after] = [accounts.get(market.key), files.get(market)?.encode(slot)]
    if (before === undefined || after === undefined) return []
    accounts.set(market.key, after)
    return [{ before, after }]
  }

  return {
    advance(slot, steps) {
      const touched = new Set(scene.markets.all.filter((market) => isRefreshed(scene, market, slot)))
      for (const { story, step } of steps) {
        const market = story.marketOf(step)
        if (market) touched.add(market)
        const trade = story.tradeOf(step)
        if (trade) applyTrade(files.get(trade.market), trade)
      }
      return [...touched].flatMap((market) => rewrite(market, slot))
    },
    account: (key) => accounts.get(key),
    all: () => accounts.values(),
  }
}

function applyTrade(file: MarketFile | undefined, trade: MarketTrade): void {
  for (const { user, baseRaw } of trade.changes) file?.change(user, baseRaw)
  file?.record(trade)
}

/**
 * Collects the positions and trades from before `tip`. Also collects the slot in which a step last wrote each
 * market's account.
 */
function createPast(files: ReadonlyMap<PerpMarket, MarketFile>, tip: Slot) {
  const lastWritten = new Map<PerpMarket, Slot>()
  const trades: MarketTrade[] = []
  return {
    lastWritten,
    remember(story: PerpStory): void {
      const done = countStepsUntil(story.steps, tip)
      for (let step = 0; step < done; step++) {
        const { slot = 0, failed } = story.steps[step] ?? {}
        if (failed) continue
        const market = story.marketOf(step)
        if (market) lastWritten.set(market, Math.max(lastWritten.get(market) ?? 0, slot))
        const trade = story.tradeOf(step)
        if (trade === undefined) continue
        for (const { user, baseRaw } of trade.changes) files.get(trade.market)?.change(user, baseRaw)
        if (slot > tip - pastSlots) trades.push(trade)
      }
    },
    printTrades(): void {
      trades.sort((a, b) => a.slot - b.slot)
      for (const trade of trades) files.get(trade.market)?.record(trade)
    },
  }
}

/**
 * Returns whether a market's oracle price is updated in the given slot. Accounts of expired markets are no
 * longer written.
 */
function isRefreshed({ venue }: PerpScene, market: PerpMarket, slot: Slot): boolean {
  if (market.facts.isExpired) return false
  const period = market.index <= lastMajorIndex ? venue.majorPeriod : venue.minorPeriod
  return (slot + market.index) % period === 0
}

function lastRefresh(scene: PerpScene, market: PerpMarket, tip: Slot): Slot {
  const { calendar } = scene
  if (market.facts.isExpired) return calendar.atOrAfter(expiryHour * slotsPerHour)
  let slot = tip
  while (!isRefreshed(scene, market, slot) || calendar.isSkipped(slot)) slot--
  return slot
}
