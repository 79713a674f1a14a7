import type { Slot, UnixMs, UnixSeconds } from '~/domain/base/time'
import { chanceOf, seedOf } from './random'

/** Default time of slot 0, Unix milliseconds. It makes current slots look like mainnet's. */
export const defaultGenesisMs: UnixMs = Date.UTC(2022, 0, 1)

/** Time of slot 0 of the worlds of this process, Unix milliseconds. */
let genesisMs: UnixMs = defaultGenesisMs

/**
 * Sets the time of slot 0 of all worlds of this process. What happens in a world depends on its slots, so
 * worlds of the same age are equal at any date. Must run before the first world is created.
 */
export function setGenesis(atMs: UnixMs): void {
  genesisMs = atMs
}

export const slotMs = 400
export const slotsPerHour = 3_600_000 / slotMs
export const slotsPerDay = 24 * slotsPerHour

/** Seconds since genesis, with fractions. Prices use this time. */
export type WorldSeconds = number

/** Number of whole hours since genesis. Stories that start in the same hour are numbered within that hour. */
export type WorldHour = number

/** Share of slots without a block, similar to mainnet. */
const skippedShare = 0.015

export function slotAtMs(nowMs: UnixMs): Slot {
  return Math.floor((nowMs - genesisMs) / slotMs)
}

/**
 * Returns the time until the next slot starts, milliseconds. The result is always above 0. Exactly at the
 * start of a slot it is the length of a whole slot.
 */
export function msToNextSlot(nowMs: UnixMs): number {
  return slotMs - ((nowMs - genesisMs) % slotMs)
}

/** Returns the first slot that begins at or after a time. */
export function slotFrom(seconds: WorldSeconds): Slot {
  return Math.ceil((seconds * 1000) / slotMs)
}

export function secondsOfSlot(slot: Slot): WorldSeconds {
  return (slot * slotMs) / 1000
}

export function unixTimeOfSlot(slot: Slot): UnixSeconds {
  return Math.floor((genesisMs + slot * slotMs) / 1000)
}

export function slotAtUnixTime(at: UnixSeconds): Slot {
  return slotFrom(at - genesisMs / 1000)
}

export function hourOfSlot(slot: Slot): WorldHour {
  return Math.floor(slot / slotsPerHour)
}

/** Determines which slots have a block. */
export interface SlotCalendar {
  isSkipped(slot: Slot): boolean
  /** Returns the given slot if it has a block. Otherwise returns the next slot that has a block. */
  atOrAfter(slot: Slot): Slot
  atOrBefore(slot: Slot): Slot
}

export function createSlotCalendar(seed: number): SlotCalendar {
  const skipSeed = seedOf(seed, 'skipped slots')
  const isSkipped = (slot: Slot) => chanceOf(skipSeed, slot) < skippedShare
  const walk = (slot: Slot, step: 1 | -1) => {
    let at = slot
    while (isSkipped(at)) at += step
    return at
  }
  return { isSkipped, atOrAfter: (slot) => walk(slot, 1), atOrBefore: (slot) => walk(slot, -1) }
}
