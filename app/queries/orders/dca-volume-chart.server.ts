import { knownSum } from '~/domain/base/known-sum'
import {
  chartIntervals,
  chartRange,
  mostChartPoints,
  totalUsd,
  type VolumeChartRequest,
  type VolumeChartView,
  type VolumeSeries,
} from '~/domain/order/volume-view'
import { protocolsOfKind } from '~/domain/protocol/protocol'
import { majorMints } from '~/domain/token/mints'
import { invariant } from '~/lib/invariant'
import {
  readLargestVolumes,
  readVolumeOfMints,
  type VolumeBucket,
  type VolumeWindow,
} from '~/store/read/orders/read-volume-buckets'
import { rollups } from '~/store/rollups/kept'
import { type IsKnownFrom, readKnownHistory } from '../state/known-history.server'
import { nowOf, readTokenSides, type SpotDeps } from '../tokens/token-sides.server'

/** Number of tokens that get a series if the request specifies no tokens. */
const largestTokens = 8

/** Rollup table for each bucket unit. */
const rollupOf = { minute: rollups.tokenVolumeMinute, hour: rollups.tokenVolumeHour } as const

/**
 * Maximum age of the chart, milliseconds. The last bucket is still growing, but its sums cover many rows and
 * are slow to compute.
 */
const chartMaxAgeMs = 3_000
const chartStaleMs = 12_000

/** Returns the executed DCA volume in time buckets, with one series per token. */
export function readDcaVolumeChart(deps: SpotDeps, request: VolumeChartRequest): Promise<VolumeChartView> {
  const window = windowOf(request, nowOf(deps))
  const { mints, view } = request
  return deps.cache.get<VolumeChartView>({
    key: `dca volume ${JSON.stringify([window, view, mints])}`,
    topics: [],
    maxAgeMs: chartMaxAgeMs,
    staleMs: chartStaleMs,
    // A chart point takes about a tenth of the memory of a list row.
    weigh: ({ starts, series }) => Math.ceil((starts.length * (series.length + 1)) / 10),
    load: async () => {
      const keptSince = nowOf(deps) - rollupOf[window.unit].keepSeconds
      const [isKnownFrom, buckets] = await Promise.all([
        readKnownHistory(deps, protocolsOfKind('dca')),
        mints === undefined
          ? readLargestVolumes(deps.pool, window, largestTokens, majorMints)
          : readVolumeOfMints(deps.pool, window, mints),
      ])
      const isWhole = (startsAt: number) => startsAt >= keptSince && isKnownFrom(startsAt)
      const usdOf = (bucket: VolumeBucket) =>
        view === 'summary' ? totalUsd(bucket) : knownSum(bucket.boughtUsd, negative(bucket.soldUsd))
      return drawSeries(deps, window, isWhole, buckets, usdOf, mints)
    },
  })
}

function windowOf(request: VolumeChartRequest, now: number): VolumeWindow {
  const { bucketSeconds } = request
  const { from, to } = chartRange(request, now)
  invariant(
    (to - from) / bucketSeconds <= mostChartPoints + 1,
    'a chart has more points than may be asked for',
  )
  const unit = bucketSeconds % chartIntervals.hour === 0 ? 'hour' : 'minute'
  return { unit, from, to, bucketSeconds }
}

function negative(usd: number | undefined): number | undefined {
  return usd === undefined ? undefined : -usd
}

/**
 * Places the buckets on the time axis. A bucket without executions is 0; a bucket that is only partly known
 * is `undefined`. If the request specifies tokens, the series keep that order. Otherwise the series with the
 * largest volume comes first, and the series for all other tokens comes last.
 */
async function drawSeries(
  deps: SpotDeps,
  { from, to, bucketSeconds }: VolumeWindow,
  isWhole: IsKnownFrom,
  buckets: readonly VolumeBucket[],
  usdOf: (bucket: VolumeBucket) => number | undefined,
  mints: readonly string[] | undefined,
): Promise<VolumeChartView> {
  const starts = Array.from(
    { length: (to - from) / bucketSeconds },
    (_, index) => from + index * bucketSeconds,
  )
  const ofNothing = (startsAt: number) => (isWhole(startsAt) ? 0 : undefined)
  const seriesOf = new Map<string | null, { usd: (number | undefined)[]; volumeUsd: number }>()
  const seriesFor = (mint: string | null) => {
    const series = seriesOf.get(mint) ?? { usd: starts.map(ofNothing), volumeUsd: 0 }
    seriesOf.set(mint, series)
    return series
  }
  for (const mint of mints ?? []) seriesFor(mint)
  for (const bucket of buckets) {
    const series = seriesFor(bucket.mint)
    if (isWhole(bucket.startsAt)) series.usd[(bucket.startsAt - from) / bucketSeconds] = usdOf(bucket)
    series.volumeUsd += totalUsd(bucket) ?? 0 // tokens with unknown volume are not ranked
  }
  const named = [...seriesOf].filter((entry): entry is [string, (typeof entry)[1]] => entry[0] !== null)
  if (mints === undefined) named.sort(([, left], [, right]) => right.volumeUsd - left.volumeUsd)
  const sideOf = await readTokenSides(
    deps,
    named.map(([mint]) => mint),
  )
  const others = seriesOf.get(null)
  const series: VolumeSeries[] = named.map(([mint, { usd }]) => ({ token: sideOf(mint), usd }))
  return {
    starts,
    series: others === undefined ? series : [...series, { token: undefined, usd: others.usd }],
  }
}
