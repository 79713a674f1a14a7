import type { VolumeType } from '~/domain/protocol'
import type { VolumeChoice } from '~/domain/token-view'
import type { Clock } from '~/lib/clock'
import type { Pool } from '~/store/pool'
import { readPerpMarkets } from '~/store/read-perp-markets'
import { readSpotVolumes, type SpotVenue } from '~/store/read-volumes'
import { readPerpMints } from './perp-mints.server'
import { toPerpMarketView } from './perp-views.server'
import type { QueryCache } from './query-cache.server'

const secondsPerDay = 86_400

/** Volumes of a day move slowly; they are added up at most so often. */
const volumesMaxAgeMs = 10_000

const volumeTypeOf: Readonly<Record<SpotVenue, VolumeType>> = {
  dca: 'dca',
  jupiter: 'jupiter_limit',
  kamino: 'kamino',
}

/** USD of the last 24 hours by mint, per venue and for all of them. */
export interface DayVolumes {
  readonly all: ReadonlyMap<string, number>
  readonly of: Readonly<Record<VolumeType, ReadonlyMap<string, number>>>
}

/** The map that a choice of venue means. */
export function chosenVolumes(volumes: DayVolumes, choice: VolumeChoice): ReadonlyMap<string, number> {
  return choice === undefined ? volumes.all : volumes.of[choice]
}

/** Executed volumes of the last 24 hours, added up once for everybody. */
export function createVolumeReader({ pool, cache, clock }: { pool: Pool; cache: QueryCache; clock: Clock }) {
  return () =>
    cache.get<DayVolumes>({
      key: 'day volumes',
      topics: [],
      maxAgeMs: volumesMaxAgeMs,
      weigh: (volumes) => volumes.all.size,
      load: async () => {
        const now = Math.floor(clock.nowMs() / 1000)
        const [spot, drift] = await Promise.all([
          readSpotVolumes(pool, now - secondsPerDay),
          readDriftVolumes(pool, now),
        ])
        const of = {
          dca: new Map<string, number>(),
          jupiter_limit: new Map<string, number>(),
          kamino: new Map<string, number>(),
          drift,
        }
        for (const { mint, venue, boughtUsd, soldUsd } of spot)
          of[volumeTypeOf[venue]].set(mint, boughtUsd + soldUsd)
        return { all: sumOf(Object.values(of)), of }
      },
    })
}

/** Perp volume by the mint of the market's base. */
async function readDriftVolumes(pool: Pool, now: number): Promise<Map<string, number>> {
  const markets = (await readPerpMarkets(pool, now)).map((market) => toPerpMarketView(market, now))
  const mintOf = await readPerpMints(
    pool,
    markets.map((market) => market.baseSymbol),
  )
  const volumes = new Map<string, number>()
  for (const market of markets) {
    const mint = mintOf(market.baseSymbol)
    if (mint !== undefined) volumes.set(mint, (volumes.get(mint) ?? 0) + market.recentVolumeUsd)
  }
  return volumes
}

function sumOf(parts: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const sum = new Map<string, number>()
  for (const part of parts) for (const [mint, usd] of part) sum.set(mint, (sum.get(mint) ?? 0) + usd)
  return sum
}
