import type { Address } from '~/domain/ids'
import { largestJumpFraction, priceFreshSeconds } from '~/domain/price'
import type { UnixSeconds } from '~/domain/time'
import { type Column, columnArrays, columnNames, unnestColumns } from './columns'
import { settleCells } from './past-cells'
import type { Client } from './pool'
import { rollCandles, type StoredSample } from './rollups/roll-candles'
import { firstAfter, type KnownSample, newestUntil, readSamples } from './sample-windows'

/** A price that a transaction tells of its own time. */
export interface PastPrice {
  readonly mint: Address
  /** Unix seconds. */
  readonly at: UnixSeconds
  /** USD per unscaled unit, above 0 and < 1e12. */
  readonly priceUsd: number
  /** What the oracle said, as an order record of Drift tells it, or what a spot order was filled at. */
  readonly source: 'drift-record' | 'fill'
}

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
 * Puts prices of the past into the samples and candles, in whatever order history comes; the newest price of a token stays what it is. All that are believed
 * shape the candles. Answers the samples that came, and those that went for them.
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

/** Of these prices those that the stored samples let be believed. */
export async function believedOf(
  client: Client,
  prices: readonly PastPrice[],
): Promise<readonly PastPrice[]> {
  const known = await readSamples(client, prices.map(around))
  return prices.filter((price) => isBelieved(price, known.get(price.mint) ?? []))
}

/** Samples that a price is believed by, and those of its own cell, which is narrower. */
function around({ mint, at }: PastPrice) {
  return { mint, from: at - priceFreshSeconds, until: at + priceFreshSeconds }
}

/** A price as the sample that it makes. */
export function sampleOf({ mint, at, priceUsd }: PastPrice): StoredSample {
  return { mint, at, price_usd: priceUsd }
}

/** Near what was told shortly before or after, if anything was. Executions tell a price only where nothing better did. */
function isBelieved(price: PastPrice, samples: readonly KnownSample[]): boolean {
  const { at, source } = price
  const earlier = newestUntil(samples, at)
  const later = samples[firstAfter(samples, at)]
  const neighbours = [
    ...(earlier !== undefined && at - earlier.at <= priceFreshSeconds ? [earlier] : []),
    ...(later !== undefined && later.at - at <= priceFreshSeconds ? [later] : []),
  ]
  if (neighbours.length > 0 && !neighbours.some((sample) => isNear(price, sample))) return false
  return source !== 'fill' || !isToldBetter(at, samples)
}

function isNear({ priceUsd }: PastPrice, sample: KnownSample): boolean {
  return Math.abs(priceUsd - sample.price_usd) <= largestJumpFraction * sample.price_usd
}

function isToldBetter(at: UnixSeconds, samples: readonly KnownSample[]): boolean {
  for (let index = firstAfter(samples, at) - 1; index >= 0; index -= 1) {
    const sample = samples[index]
    if (sample === undefined || sample.at < at - priceFreshSeconds) return false
    if (sample.source !== 'fill') return true
  }
  return false
}
