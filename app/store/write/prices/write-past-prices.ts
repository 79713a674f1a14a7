import type { UnixSeconds } from '~/domain/base/time'
import { largestJumpFraction, priceFreshSeconds } from '~/domain/price/price'
import { type Column, columnArrays, columnNames, unnestColumns } from '~/store/postgres/columns'
import type { Client } from '~/store/postgres/pool'
import { firstAfter, type KnownSample, newestUntil, readSamples } from '~/store/pricing/sample-windows'
import { rollCandles, type StoredSample } from '~/store/rollups/roll-candles'
import { settleCells } from './past-cells'
import type { PastPrice } from './past-price'

const columns: readonly Column<PastPrice>[] = [
  { name: 'mint', type: 'plain', of: (price) => price.mint },
  { name: 'at', type: 'int8', of: (price) => price.at },
  { name: 'price_usd', type: 'float8', of: (price) => price.priceUsd },
  { name: 'source', type: 'plain', of: (price) => price.source },
]

const store = `insert into price_sample as p (${columnNames(columns)}) select * from ${unnestColumns(columns)}
  on conflict (mint, at, source) do update set price_usd = excluded.price_usd`

const remove = `delete from price_sample p using (select * from ${unnestColumns(columns)}) o
  where (p.mint, p.at, p.source) = (o.mint, o.at, o.source)`

/**
 * Adds past prices to the stored samples and candles. The prices may arrive in any order. The token's newest
 * price stays unchanged. Every plausible price shapes the candles. Returns the samples that were added or
 * removed.
 */
export async function writePastPrices(
  client: Client,
  prices: readonly PastPrice[],
  seenAt: UnixSeconds,
): Promise<readonly StoredSample[]> {
  const known = await readSamples(client, prices.map(around))
  const believed = prices.filter((price) => isBelieved(price, known.get(price.mint) ?? []))
  if (believed.length === 0) return []
  await rollCandles(client, believed.map(sampleOf), seenAt)
  const { stored, replaced } = settleCells(believed, known, seenAt)
  if (replaced.length > 0)
    await client.query({ name: 'remove-samples', text: remove, values: columnArrays(columns, replaced) })
  if (stored.length > 0)
    await client.query({ name: 'store-samples', text: store, values: columnArrays(columns, stored) })
  return [...stored, ...replaced].map(sampleOf)
}

/** Returns the prices that are plausible in comparison with the stored samples. */
export async function believedOf(
  client: Client,
  prices: readonly PastPrice[],
): Promise<readonly PastPrice[]> {
  const known = await readSamples(client, prices.map(around))
  return prices.filter((price) => isBelieved(price, known.get(price.mint) ?? []))
}

/**
 * Returns the time range of the samples that decide whether a price is plausible. The time range includes the
 * cell that contains the price.
 */
function around({ mint, at }: PastPrice) {
  return { mint, from: at - priceFreshSeconds, until: at + priceFreshSeconds }
}

/** Converts a past price to a sample. */
export function sampleOf({ mint, at, priceUsd }: PastPrice): StoredSample {
  return { mint, at, price_usd: priceUsd }
}

/**
 * Returns whether a price is plausible. A plausible price is near the sample before or after it, if there is
 * one. A price from an execution is used only if no more trusted source has a sample shortly before.
 */
function isBelieved(price: PastPrice, samples: readonly KnownSample[]): boolean {
  const { at, source } = price
  const earlier = newestUntil(samples, at)
  const later = samples[firstAfter(samples, at)]
  const neighbours = [
    ...(earlier !== undefined && at - earlier.at <= priceFreshSeconds ? [earlier] : []),
    ...(later !== undefined && later.at - at <= priceFreshSeconds ? [later] : []),
  ]
  if (neighbours.length > 0 && !neighbours.some((sample) => isNear(price, sample))) return false
  return source !== 'fill' || !isBetterSource(at, samples)
}

function isNear({ priceUsd }: PastPrice, sample: KnownSample): boolean {
  return Math.abs(priceUsd - sample.price_usd) <= largestJumpFraction * sample.price_usd
}

function isBetterSource(at: UnixSeconds, samples: readonly KnownSample[]): boolean {
  for (let index = firstAfter(samples, at) - 1; index >= 0; index -= 1) {
    const sample = samples[index]
    if (sample === undefined || sample.at < at - priceFreshSeconds) return false
    if (sample.source !== 'fill') return true
  }
  return false
}
