import { knownSum } from '~/domain/known-sum'
import type { VolumeType } from '~/domain/protocol'
import type { VolumeChoice } from '~/domain/token-view'
import { totalUsd } from '~/domain/volume-view'
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

const volumeTypeOf = {
  dca: 'dca',
  jupiter: 'jupiter_limit',
  kamino: 'kamino',
} as const satisfies Record<SpotVenue, VolumeType>

/** USD by mint; undefined = there were executions, and none has a known value. */
type VolumeByMint = ReadonlyMap<string, number | undefined>

/** USD of the last 24 hours by mint, per venue and for all of them. */
export interface DayVolumes {
  readonly all: VolumeByMint
  readonly of: Readonly<Record<VolumeType, VolumeByMint>>
}

/** A token's volume in the venues of a choice, 0 without an execution. */
export function chosenVolume(volumes: DayVolumes, choice: VolumeChoice, mint: string): number | undefined {
  const byMint = choice === undefined ? volumes.all : volumes.of[choice]
  return byMint.has(mint) ? byMint.get(mint) : 0
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
        const spotOf = {
          dca: new Map<string, number | undefined>(),
          jupiter_limit: new Map<string, number | undefined>(),
          kamino: new Map<string, number | undefined>(),
        }
        for (const volume of spot) spotOf[volumeTypeOf[volume.venue]].set(volume.mint, totalUsd(volume))
        return { all: sumOf([...Object.values(spotOf), drift]), of: { ...spotOf, drift } }
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

function sumOf(parts: readonly VolumeByMint[]): VolumeByMint {
  const sum = new Map<string, number | undefined>()
  for (const part of parts)
    for (const [mint, usd] of part) sum.set(mint, sum.has(mint) ? knownSum(sum.get(mint), usd) : usd)
  return sum
}
