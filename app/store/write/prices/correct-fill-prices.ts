import type { UnixSeconds } from '~/domain/base/time'
import type { Client } from '~/store/postgres/pool'
import { readSamples, type SampleWindow } from '~/store/pricing/sample-windows'
import { reshapeCandles, type StoredSample } from '~/store/rollups/roll-candles'
import { cellOf } from './past-cells'
import type { PastPrice } from './past-price'
import { believedOf, sampleOf, writePastPrices } from './write-past-prices'

/**
 * Reads the prices that executions of these mints in these time windows imply with their current values. The
 * result may also contain prices of other mints.
 */
export type ImpliedPrices = (windows: readonly SampleWindow[]) => Promise<readonly PastPrice[]>

const remove = `delete from price_sample p using unnest($1::text[], $2::int8[]) g(mint, at)
  where (p.mint, p.at, p.source) = (g.mint, g.at, 'fill') returning p.mint, p.at, p.price_usd`

/**
 * Replaces prices that executions no longer imply because their value changed. Computes the samples of the
 * affected time cells again from the executions. Also rebuilds candles whose open, high, low or close was
 * such a price. The result therefore does not depend on the earlier values of executions. Returns the samples
 * that changed.
 */
export async function correctFillPrices(
  client: Client,
  { implied, outdated }: { readonly implied: readonly PastPrice[]; readonly outdated: readonly PastPrice[] },
  impliedIn: ImpliedPrices,
  seenAt: UnixSeconds,
): Promise<readonly StoredSample[]> {
  const removed = await removeSamples(client, outdated)
  const cells = outdated.map((price) => ({ mint: price.mint, ...cellOf(price.at, seenAt) }))
  const repriced = await pricesIn(cells, impliedIn)
  const stored = await writePastPrices(client, [...implied, ...repriced], seenAt)
  await reshapeCandles(client, outdated.map(sampleOf), (buckets) => samplesIn(client, buckets, impliedIn))
  return differing(removed, stored)
}

async function removeSamples(
  client: Client,
  outdated: readonly PastPrice[],
): Promise<readonly StoredSample[]> {
  const { rows } = await client.query<StoredSample>({
    name: 'remove-fill-samples',
    text: remove,
    values: [outdated.map(({ mint }) => mint), outdated.map(({ at }) => at)],
  })
  return rows
}

/** Returns the prices that executions in these time windows imply. */
async function pricesIn(
  windows: readonly SampleWindow[],
  impliedIn: ImpliedPrices,
): Promise<readonly PastPrice[]> {
  const byMint = new Map<string, SampleWindow[]>()
  for (const window of windows) byMint.set(window.mint, [...(byMint.get(window.mint) ?? []), window])
  const implied = await impliedIn(windows)
  return implied.filter(({ mint, at }) =>
    byMint.get(mint)?.some(({ from, until }) => at >= from && at <= until),
  )
}

/**
 * Returns every sample that shapes candles: all samples of more trusted sources, and the plausible samples
 * from executions.
 */
async function samplesIn(
  client: Client,
  buckets: readonly SampleWindow[],
  impliedIn: ImpliedPrices,
): Promise<readonly StoredSample[]> {
  const samples = await readSamples(client, buckets)
  const better = [...samples].flatMap(([mint, known]) =>
    known.flatMap(({ at, price_usd, source }) => (source === 'fill' ? [] : { mint, at, price_usd })),
  )
  const believed = await believedOf(client, await pricesIn(buckets, impliedIn))
  return [...better, ...believed.map(sampleOf)]
}

/**
 * Returns the samples that were stored again with another price, and the removed samples that were not stored
 * again.
 */
function differing(removed: readonly StoredSample[], stored: readonly StoredSample[]): StoredSample[] {
  const placeOf = ({ mint, at }: StoredSample) => `${mint} ${at}`
  const before = new Map(removed.map((sample) => [placeOf(sample), sample.price_usd]))
  const after = new Set(stored.map(placeOf))
  return [
    ...stored.filter((sample) => before.get(placeOf(sample)) !== sample.price_usd),
    ...removed.filter((sample) => !after.has(placeOf(sample))),
  ]
}
