import type { WatchedItem } from './use-watched-rows'

/** Returns a starred item as a row of the CSV file. */
export function watchedRow({ key, symbol, name, venue, row }: WatchedItem) {
  return {
    symbol: row?.symbol ?? symbol,
    name: row?.name ?? name,
    venue: row?.venue ?? venue ?? null,
    key,
    priceUsd: row?.price ?? null,
    priceChange24HourPercent: row?.change ?? null,
    priceChange24HourAt: row?.changeKeptAt ?? null,
    volume24HourUsd: row?.volume ?? null,
  }
}

/** Columns of the file of starred traders, which have no price. */
export const traderFields = ['name', 'key'] as const satisfies readonly (keyof ReturnType<
  typeof watchedRow
>)[]

/** Columns of the files of starred tokens and perp markets. */
export const pricedFields = [
  'symbol',
  'name',
  'venue',
  'key',
  'priceUsd',
  'priceChange24HourPercent',
  'priceChange24HourAt',
  'volume24HourUsd',
] as const satisfies readonly (keyof ReturnType<typeof watchedRow>)[]
