import type { Address } from '~/domain/ids'
import { priceFreshSeconds } from '~/domain/price'
import type { UnixSeconds } from '~/domain/time'
import { type Column, columnArrays, unnestColumns } from './columns'
import type { Client } from './pool'
import {
  largestJumpFraction,
  sampleSpacingSeconds,
  thinAfterSeconds,
  thinnedSpacingSeconds,
} from './price-samples'
import { rollCandles, type StoredSample } from './rollups/roll-candles'

/** A price that a transaction tells of its own time. */
export interface PastPrice {
  readonly mint: Address
  /** Unix seconds. */
  readonly at: UnixSeconds
  /** USD per UI unit, above 0 and < 1e12. */
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

const isNear = (price: string) =>
  `abs(o.price_usd - ${price}.price_usd) <= ${largestJumpFraction} * ${price}.price_usd`

/**
 * Of each source the first price in a cell of 15 s is kept, of 5 minutes where samples are thinned by now: the rule of the thinning itself, so that it does
 * not matter when a price comes. Executions tell a price only where nothing better did.
 */
const storePast = `with offered as (
    select *, case when at >= $5::int8 - ${thinAfterSeconds} then ${sampleSpacingSeconds} else ${thinnedSpacingSeconds} end as width
    from ${unnestColumns(columns)}
  ), believed as materialized (
    select o.*, o.at - o.at % o.width as cell_at from offered o
    left join lateral (select price_usd from price_sample where mint = o.mint and at between o.at - ${priceFreshSeconds} and o.at
      order by at desc, source limit 1) earlier on true
    left join lateral (select price_usd from price_sample where mint = o.mint and at > o.at and at <= o.at + ${priceFreshSeconds}
      order by at, source limit 1) later on true
    where (earlier.price_usd is null and later.price_usd is null or ${isNear('earlier')} or ${isNear('later')})
      and (o.source <> 'fill' or not exists (select from price_sample b
        where b.mint = o.mint and b.source <> 'fill' and b.at between o.at - ${priceFreshSeconds} and o.at))
  ), first as (
    select distinct on (mint, source, cell_at) * from believed order by mint, source, cell_at, at, price_usd
  ), replaced as (
    delete from price_sample p using first f
    where p.mint = f.mint and p.source = f.source and p.at > f.at and p.at < f.cell_at + f.width
  ), stored as (
    insert into price_sample as p (mint, at, price_usd, source)
    select mint, at, price_usd, source from first f where not exists (select from price_sample e
      where e.mint = f.mint and e.source = f.source and e.at >= f.cell_at and e.at < f.at)
    on conflict (mint, at, source) do update set price_usd = excluded.price_usd where p.price_usd > excluded.price_usd
    returning mint, at, source
  )
  select b.mint, b.at, b.price_usd, s.mint is not null as stored from believed b left join stored s using (mint, at, source)`

/**
 * Puts prices of the past into the samples and candles, in whatever order history comes; the newest price of a token stays what it is. All that are believed
 * shape the candles. Answers the samples that are new.
 */
export async function writePastPrices(
  client: Client,
  prices: readonly PastPrice[],
  seenAt: UnixSeconds,
): Promise<readonly StoredSample[]> {
  if (prices.length === 0) return []
  const { rows } = await client.query<StoredSample & { stored: boolean }>({
    name: 'store-past-prices',
    text: storePast,
    values: [...columnArrays(columns, prices), seenAt],
  })
  await rollCandles(client, rows, seenAt)
  return rows.filter((row) => row.stored)
}
