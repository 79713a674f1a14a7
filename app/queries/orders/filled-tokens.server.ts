import { type Page, pageOffset } from '~/domain/base/page'
import { type FilledTokensRequest, type TokenVolumeView, totalUsd } from '~/domain/order/volume-view'
import type { SpotVenue } from '~/domain/protocol/venues'
import { sortRows } from '~/lib/sort-rows'
import { readSpotVolumes, type SpotVolume } from '~/store/read/orders/read-volumes'
import { nowOf, readTokenSides, type SpotDeps } from '../tokens/token-sides.server'

const secondsPerDay = 86_400

/** Number of ranked tokens whose names are looked up. No list shows more tokens. */
const rankedTokens = 1_000

/**
 * Maximum age of a ranking, milliseconds. Volume rankings change slowly. The sum of `rankingMaxAgeMs` and
 * `rankingStaleMs` is half of the shortest refresh interval of the pages.
 */
const rankingMaxAgeMs = 2_000
const rankingStaleMs = 4_000

/**
 * Returns tokens by executed volume at one venue, in a window that ends now. The largest volume comes first,
 * unknown volumes come last.
 */
export function rankTokens(
  deps: SpotDeps,
  venue: SpotVenue,
  windowSeconds: number,
): Promise<readonly TokenVolumeView[]> {
  return deps.cache.get<readonly TokenVolumeView[]>({
    key: `ranked tokens ${venue} ${windowSeconds}`,
    topics: [],
    maxAgeMs: rankingMaxAgeMs,
    staleMs: rankingStaleMs,
    weigh: (rows) => rows.length,
    load: async () => {
      const volumes = await readSpotVolumes(deps.pool, nowOf(deps) - windowSeconds, venue)
      const largest = volumes
        .filter((volume) => totalUsd(volume) !== 0)
        .sort(byTotal)
        .slice(0, rankedTokens)
      const sideOf = await readTokenSides(
        deps,
        largest.map(({ mint }) => mint),
      )
      return largest.map(({ mint, boughtUsd, soldUsd }) => ({ token: sideOf(mint), boughtUsd, soldUsd }))
    },
  })
}

/**
 * Returns the tokens with the largest filled limit volume of the last 24 hours. The volumes include the
 * orders of both Jupiter limit programs.
 */
export async function readFilledTokens(deps: SpotDeps, limit: number): Promise<readonly TokenVolumeView[]> {
  return (await rankTokens(deps, 'jupiter', secondsPerDay)).slice(0, limit)
}

/** Returns a sorted page of the tokens with the largest filled limit volume. */
export async function listFilledTokens(
  deps: SpotDeps,
  request: FilledTokensRequest,
): Promise<Page<TokenVolumeView>> {
  const { page, size, limit, sortField, sortOrder } = request
  const sorted = sortRows(await readFilledTokens(deps, limit), {
    keyOf: sortKeys[sortField],
    tieOf: ({ token }) => token.mint,
    order: sortOrder,
  })
  const offset = pageOffset(request)
  return { rows: sorted.slice(offset, offset + size), total: sorted.length, totalIsExact: true, page, size }
}

function byTotal(left: SpotVolume, right: SpotVolume): number {
  return (totalUsd(right) ?? -1) - (totalUsd(left) ?? -1) || (left.mint < right.mint ? -1 : 1)
}

type SortKey = (volume: TokenVolumeView) => number | string | undefined

const sortKeys: Readonly<Record<FilledTokensRequest['sortField'], SortKey>> = {
  totalFilledUsd: totalUsd,
  volume: totalUsd,
  buyVolume: ({ boughtUsd }) => boughtUsd,
  sellVolume: ({ soldUsd }) => soldUsd,
  symbol: ({ token }) => token.symbol?.toUpperCase(),
}
