import type { UnixSeconds } from '~/domain/base/time'
import { sampleSpacingSeconds, thinAfterSeconds, thinnedSpacingSeconds } from '~/store/pricing/price-samples'
import {
  firstAfter,
  type KnownSample,
  type SamplesByMint,
  type SampleWindow,
} from '~/store/pricing/sample-windows'
import type { PastPrice } from './past-price'

/** Changes to make to the stored samples when past prices arrive. */
export interface SettledCells {
  /** Samples that are new, or that replace a higher stored price of the same second. */
  readonly stored: readonly PastPrice[]
  /** Samples that are no longer the first or the last sample of their cell. */
  readonly replaced: readonly PastPrice[]
}

/** Prices that one source has for a mint within a time cell. */
interface Cell {
  readonly from: UnixSeconds
  /** Time of the last second of the cell. */
  until: UnixSeconds
  /** Prices by their second. If several prices have the same second, only the lowest is included. */
  readonly offered: Map<UnixSeconds, PastPrice>
}

/**
 * Keeps the first and the last price of each source in a time cell of 15 s, or of 5 minutes for times in
 * which samples are thinned. The result does not depend on the order of arrival. Every cell that had a price
 * still has one.
 */
export function settleCells(
  offered: readonly PastPrice[],
  known: SamplesByMint,
  nowAt: UnixSeconds,
): SettledCells {
  const stored: PastPrice[] = []
  const replaced: PastPrice[] = []
  for (const cell of cellsOf(offered, nowAt)) {
    const [example] = cell.offered.values()
    if (example === undefined) continue
    const present = presentIn(cell, example, known.get(example.mint) ?? [])
    const times = [...cell.offered.keys(), ...present.map(({ at }) => at)]
    const ends = [Math.min(...times), Math.max(...times)]
    for (const sample of present)
      if (!ends.includes(sample.at)) replaced.push({ ...example, at: sample.at, priceUsd: sample.price_usd })
    for (const [at, price] of cell.offered) {
      const same = present.find((sample) => sample.at === at)
      if (ends.includes(at) && (same === undefined || same.price_usd > price.priceUsd)) stored.push(price)
    }
  }
  return { stored, replaced }
}

/** Returns the time cell that contains a time. The cell includes its first and last second. */
export function cellOf(at: UnixSeconds, nowAt: UnixSeconds): Pick<SampleWindow, 'from' | 'until'> {
  const width = at >= nowAt - thinAfterSeconds ? sampleSpacingSeconds : thinnedSpacingSeconds
  const from = at - (at % width)
  return { from, until: from + width - 1 }
}

function cellsOf(offered: readonly PastPrice[], nowAt: UnixSeconds): Iterable<Cell> {
  const cells = new Map<string, Cell>()
  for (const price of offered) {
    const { mint, source, at, priceUsd } = price
    const { from, until } = cellOf(at, nowAt)
    const key = `${mint} ${source} ${from}`
    const cell = cells.get(key) ?? { from, until, offered: new Map() }
    cell.until = Math.max(cell.until, until)
    const before = cell.offered.get(at)
    if (before === undefined || before.priceUsd > priceUsd) cell.offered.set(at, price)
    cells.set(key, cell)
  }
  return cells.values()
}

function presentIn(
  { from, until }: Cell,
  { source }: PastPrice,
  samples: readonly KnownSample[],
): KnownSample[] {
  return samples
    .slice(firstAfter(samples, from - 1), firstAfter(samples, until))
    .filter((sample) => sample.source === source)
}
