import type { Slot } from '~/domain/base/time'
import { chanceOf, seedOf } from '../random'
import { hourOfSlot, type SlotCalendar, slotsPerHour, type WorldHour } from '../world-time'
import { expiryHour, type PerpMarket, type PerpMarkets } from './markets'
import type { FundingRules } from './venue'

/** Scale of funding rates. A rate is quote per base, with nine decimals. */
const fundingPerUnit = 1e9
const hoursPerYear = 8760
/** Maximum deviation of a rate from its usual level, as a share of that level. It changes over half days. */
const wander = 0.2
const wanderHours = 12
const hoursPerDay = 24n

/**
 * Slots of an hour in which keepers may update a market: the first such slot, and the number of slots after
 * it.
 */
const firstUpdateSlots = 3
const updateSpreadSlots = 150

/** Funding of a market in one hour. Prices have 6 decimals, rates 9. */
export interface FundingState {
  readonly rateRaw: bigint
  readonly averageRaw: bigint
  readonly cumulativeRaw: bigint
  readonly oracleTwapRaw: bigint
  readonly markTwapRaw: bigint
}

/** Funding of all markets at any hour. */
export interface Funding {
  at(market: PerpMarket, hour: WorldHour): FundingState
  /** Returns the slot in which a keeper updates the market in the given hour. */
  updateSlot(market: PerpMarket, hour: WorldHour): Slot
  /** Returns the last hour whose funding update has happened by the given slot. */
  hourAt(market: PerpMarket, slot: Slot): WorldHour
}

interface FundingParts {
  readonly seed: number
  readonly rules: FundingRules
  readonly markets: PerpMarkets
  readonly calendar: SlotCalendar
}

export function createFunding({ seed, rules, markets, calendar }: FundingParts): Funding {
  const wanderSeed = seedOf(seed, 'funding')
  const slotSeed = seedOf(seed, 'funding slot')

  /**
   * Returns the sum of all rates up to the given hour. The rate of an hour is the difference of two such
   * sums, so that rates always add up.
   */
  function cumulative(market: PerpMarket, hour: WorldHour): bigint {
    const perHour = (market.facts.fundingApr / 100 / hoursPerYear) * market.usualPrice * fundingPerUnit
    const position = hour / wanderHours
    const node = Math.floor(position)
    const share = position - node
    const [left, right] = [
      chanceOf(wanderSeed, market.index, node),
      chanceOf(wanderSeed, market.index, node + 1),
    ]
    const drift = (left * (1 - share) + right * share) * wanderHours * wander
    const { rateUnitRaw } = rules
    return rateUnitRaw * BigInt(Math.round((perHour * (hour + drift)) / Number(rateUnitRaw)))
  }

  const updateSlot = (market: PerpMarket, hour: WorldHour) => {
    const share = chanceOf(slotSeed, hour, market.index)
    return calendar.atOrAfter(hour * slotsPerHour + firstUpdateSlots + Math.floor(share * updateSpreadSlots))
  }

  return {
    updateSlot,
    hourAt(market, slot) {
      if (market.facts.isExpired) return expiryHour
      const hour = hourOfSlot(slot)
      return slot >= updateSlot(market, hour) ? hour : hour - 1
    },
    at(market, hour) {
      const cumulativeRaw = cumulative(market, hour)
      const rateRaw = cumulativeRaw - cumulative(market, hour - 1)
      const oracleTwapRaw = oracleTwap(markets, market, hour * slotsPerHour)
      return {
        rateRaw,
        averageRaw: (cumulativeRaw - cumulative(market, hour - 24)) / hoursPerDay,
        cumulativeRaw,
        oracleTwapRaw,
        markTwapRaw: rules.markTwapOf(rateRaw, oracleTwapRaw),
      }
    },
  }
}

/** Returns the mean oracle price in the hour before the given slot, from four samples. */
export function oracleTwap(markets: PerpMarkets, market: PerpMarket, slot: Slot): bigint {
  let sum = 0n
  for (let quarter = 0; quarter < 4; quarter++) {
    sum += markets.oracleRaw(market, slot - (quarter * slotsPerHour) / 4)
  }
  return sum / 4n
}
