import type { Pool } from './pool'
import { createStatement, readRows } from './statement'

/** Where spot orders trade, as the rollup names it. */
export type SpotVenue = 'dca' | 'jupiter' | 'kamino'

/** Executed volume of a mint in one venue, bought and sold together. */
export interface SpotVolume {
  readonly mint: string
  readonly venue: SpotVenue
  readonly usd: number
}

// The hour in which the window begins counts for the share of it that lies inside.
const sinceTime = createStatement(`
  select mint, venue, sum((bought_usd + sold_usd) * least(1, (hour_at + 3600 - $1::bigint) / 3600.0::float8)) as usd
  from token_volume_hour where hour_at > $1::bigint - 3600 group by mint, venue`)

/** Spot volume since a time (unix seconds) by mint and venue, USD. */
export function readSpotVolumes(pool: Pool, since: number): Promise<SpotVolume[]> {
  return readRows<{ mint: string; venue: SpotVenue; usd: number }>(pool, sinceTime, [since])
}
