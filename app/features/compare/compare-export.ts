import type { ComparedItem } from './compared-item'

/** Returns the figures of an item as a row of the CSV file. */
export function comparedRow({ id, kind, name, venue, figures, points }: ComparedItem) {
  return {
    name,
    kind,
    venue,
    id,
    priceUsd: figures.price,
    changeSinceStartPercent: points.at(-1)?.[1] ?? null,
    priceChange24HourPercent: figures.day,
    priceChange24HourAt: figures.dayKeptAt,
    volume24HourUsd: figures.volume,
    marketCapUsd: figures.marketCap,
    openInterestUsd: figures.openInterest,
    fundingBpsPerHour: figures.funding,
  }
}

/** Columns of the CSV file, in order. */
export const comparedColumns = [
  'name',
  'kind',
  'venue',
  'id',
  'priceUsd',
  'changeSinceStartPercent',
  'priceChange24HourPercent',
  'priceChange24HourAt',
  'volume24HourUsd',
  'marketCapUsd',
  'openInterestUsd',
  'fundingBpsPerHour',
] as const satisfies readonly (keyof ReturnType<typeof comparedRow>)[]
