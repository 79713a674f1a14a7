import { knownSum } from '~/domain/base/known-sum'
import { totalUsd } from '~/domain/order/volume-view'
import type { MarketMints } from '~/domain/perp/perp-market-mints'
import type { PerpMarketView } from '~/domain/perp/perp-view'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import { perpProtocolOf, protocolFacts } from '~/domain/protocol/protocol'
import { topicOfVenue } from '~/domain/protocol/spot-venue'
import type { VolumeType } from '~/domain/protocol/trade-type'
import { type PerpVenue, perpVenues, type SpotVenue, spotVenues } from '~/domain/protocol/venues'
import type { VolumeChoice } from '~/domain/token/token-view'
import type { Clock } from '~/lib/clock'
import type { Pool } from '~/store/postgres/pool'
import { readSpotVolumes } from '~/store/read/orders/read-volumes'
import { readPerpMarkets } from '~/store/read/perps/read-perp-markets'
import type { QueryCache } from '../cache/query-cache.server'
import type { Heartbeats } from '../cache/result-origins.server'
import { toPerpMarketView } from '../perps/perp-views.server'
import type { HeartbeatReader } from '../state/heartbeats.server'
import { lacksData } from '../state/panel.server'

const secondsPerDay = 86_400

/** Minimum time between two computations of the sums, milliseconds. The volumes of 24 hours change slowly. */
const volumesMaxAgeMs = 10_000

const volumeTypeOf = {
  dca: 'dca',
  jupiter: 'jupiter_limit',
  kamino: 'kamino',
} as const satisfies Record<SpotVenue, VolumeType>

/** Returns the volume type of a perps venue. */
function perpVolumeType(venue: PerpVenue) {
  return protocolFacts[perpProtocolOf(venue)].volumeType
}

/** Volume by mint, USD. `undefined` means that there were executions but none of them has a known value. */
type VolumeByMint = ReadonlyMap<string, number | undefined>

/** Volume of the last 24 hours by mint, USD: for each venue, and for all venues together. */
export interface DayVolumes {
  readonly all: VolumeByMint
  readonly of: ReadonlyMap<VolumeType, VolumeByMint>
  /** Number of executions of spot orders by mint, both sides. */
  readonly trades: ReadonlyMap<string, number>
  /** Types whose source has not stored any data yet. What their maps do not contain is unknown instead of 0. */
  readonly unread: ReadonlySet<VolumeType>
  /**
   * For each perps venue, base symbols of traded markets whose mint is unknown. The symbols are in the form that
   * `plainSymbol` returns.
   */
  readonly perpsWithoutMint: ReadonlyMap<PerpVenue, ReadonlySet<string>>
}

/**
 * Returns a token's volume in the chosen venues, USD. The volume is 0 if there were no executions, and
 * `undefined` if it is unknown, such as that of one venue before its first data. A perp market without a known mint may
 * belong to any token with its symbol, so the perp volume of all tokens with this symbol is unknown.
 */
export function chosenVolume(
  volumes: DayVolumes,
  choice: VolumeChoice,
  { mint, symbol }: { readonly mint: string; readonly symbol: string | undefined },
): number | undefined {
  const byMint = choice === undefined ? volumes.all : volumesOf(volumes, choice)
  const known = byMint.has(mint) ? byMint.get(mint) : 0
  // What one venue has stored before its first data is complete is a part of an unknown size. The volume of all venues
  // is the sum of what is known, as it is while the mint of a market is unknown.
  if (choice !== undefined && volumes.unread.has(choice)) return undefined
  const isUnread = choice === undefined && volumes.unread.size > 0
  const isInDoubt = perpVenues.some((venue) => {
    const volumeType = perpVolumeType(venue)
    const isChosen = choice === undefined || choice === volumeType
    const hasSymbol = volumes.perpsWithoutMint.get(venue)?.has(plainSymbol(symbol ?? '')) === true
    return isChosen && hasSymbol && !volumesOf(volumes, volumeType).has(mint)
  })
  return isInDoubt || isUnread ? knownSum(known, undefined) : known
}

/** Returns the number of executions of spot orders that bought or sold a token. `undefined`: unknown. */
export function tradesOf({ trades, unread }: DayVolumes, mint: string): number | undefined {
  const isUnread = spotVenues.some((venue) => unread.has(volumeTypeOf[venue]))
  return trades.get(mint) ?? (isUnread ? undefined : 0)
}

/** Returns the volumes of one type. */
export function volumesOf({ of }: DayVolumes, type: VolumeType): VolumeByMint {
  return of.get(type) ?? new Map()
}

/** Returns a symbol in upper case, without the signs that some token lists add: `$WIF` becomes `WIF`. */
function plainSymbol(symbol: string): string {
  return symbol.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

interface VolumeDeps {
  readonly pool: Pool
  readonly cache: QueryCache
  readonly marketMints: MarketMints
  readonly heartbeats: Pick<HeartbeatReader, 'read'>
  readonly clock: Clock
}

/**
 * Creates a reader of the executed volumes of the last 24 hours. The volumes are computed once and used for
 * all requests.
 */
export function createVolumeReader({ pool, cache, marketMints, heartbeats, clock }: VolumeDeps) {
  return () =>
    cache.get<DayVolumes>({
      key: 'day volumes',
      topics: [],
      maxAgeMs: volumesMaxAgeMs,
      weigh: (volumes) => volumes.all.size,
      load: async () => {
        const now = Math.floor(clock.nowMs() / 1000)
        // The heartbeats are read first, so that no venue counts as read whose data the other queries miss.
        const unread = unreadTypes(await heartbeats.read())
        const [spot, markets] = await Promise.all([
          readSpotVolumes(pool, now - secondsPerDay),
          readPerpMarkets(pool, perpVenues, now),
        ])
        const perps = perpVenues.map((venue) => {
          const own = markets.filter((market) => market.venue === venue)
          const views = own.map((market) => toPerpMarketView(market, now))
          return { venue, ...perpVolumes(views, marketMints) }
        })
        const of = new Map<VolumeType, Map<string, number | undefined>>([
          ...spotVenues.map((venue) => [volumeTypeOf[venue], new Map()] as const),
          ...perps.map(({ venue, byMint }) => [perpVolumeType(venue), byMint] as const),
        ])
        const trades = new Map<string, number>()
        for (const volume of spot) {
          of.get(volumeTypeOf[volume.venue])?.set(volume.mint, totalUsd(volume))
          trades.set(volume.mint, (trades.get(volume.mint) ?? 0) + volume.fills)
        }
        return {
          all: sumOf([...of.values()]),
          of,
          trades,
          unread,
          perpsWithoutMint: new Map(perps.map(({ venue, withoutMint }) => [venue, withoutMint])),
        }
      },
    })
}

/** Returns the volume types whose source has not stored any data yet. */
function unreadTypes(heartbeats: Heartbeats): ReadonlySet<VolumeType> {
  const spot = spotVenues
    .filter((venue) => lacksData([topicOfVenue(venue)], heartbeats))
    .map((venue) => volumeTypeOf[venue])
  const perps = perpVenues
    .filter((venue) => lacksData([perpVenueFacts[venue].changeTopics.markets], heartbeats))
    .map(perpVolumeType)
  return new Set<VolumeType>([...spot, ...perps])
}

/**
 * Returns perp volume by the mints of each market's base asset. If an asset has several wrapped tokens, each of
 * these tokens gets the full volume.
 */
function perpVolumes(markets: readonly PerpMarketView[], marketMints: MarketMints) {
  const byMint = new Map<string, number | undefined>()
  const withoutMint = new Set<string>()
  for (const { name, baseSymbol, recentVolumeUsd } of markets) {
    const bases = marketMints.ofMarket(name)
    for (const { mint } of bases) byMint.set(mint, (byMint.get(mint) ?? 0) + recentVolumeUsd)
    // Markets for units of 1,000 or 1,000,000 tokens have names that begin with `1K` or `1M`.
    const symbol = plainSymbol(baseSymbol.replace(/^1[MK]/, ''))
    if (bases.length === 0 && recentVolumeUsd > 0 && symbol !== '') withoutMint.add(symbol)
  }
  return { byMint, withoutMint }
}

function sumOf(parts: readonly VolumeByMint[]): VolumeByMint {
  const sum = new Map<string, number | undefined>()
  for (const part of parts)
    for (const [mint, usd] of part) sum.set(mint, sum.has(mint) ? knownSum(sum.get(mint), usd) : usd)
  return sum
}
