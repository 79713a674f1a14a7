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
import { type StoredSample, widenAllCandles } from './rollups/roll-candles'

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
 * Of each source the first and the last price in a cell of 15 s are kept, of 5 minutes where samples are thinned by now: a rule to which it does not matter
 * when a price comes, and by which every time that had a price still has one. Executions tell a price only where nothing better did.
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
  ), sample as (
    select mint, at as sampled_at, price_usd from believed
  ), ${widenAllCandles('$5::int8')}, present as (
    select c.cell_at, p.mint, p.at, p.source
    from (select distinct mint, source, cell_at, width from believed) c
    join price_sample p on p.mint = c.mint and p.source = c.source and p.at >= c.cell_at and p.at < c.cell_at + c.width
  ), ends as (
    select mint, source, cell_at, min(at) as first_at, max(at) as last_at
    from (select mint, source, cell_at, at from believed union all select mint, source, cell_at, at from present) told
    group by mint, source, cell_at
  ), replaced as (
    delete from price_sample p using present o join ends e using (mint, source, cell_at)
    where (p.mint, p.at, p.source) = (o.mint, o.at, o.source) and o.at <> e.first_at and o.at <> e.last_at
    returning p.mint, p.at, p.price_usd
  ), stored as (
    insert into price_sample as p (mint, at, price_usd, source)
    select distinct on (mint, at, source) mint, at, price_usd, source
    from believed b join ends e using (mint, source, cell_at) where b.at in (e.first_at, e.last_at) order by mint, at, source, price_usd
    on conflict (mint, at, source) do update set price_usd = excluded.price_usd where p.price_usd > excluded.price_usd
    returning mint, at, price_usd
  )
  select mint, at, price_usd from stored union all select mint, at, price_usd from replaced`

/**
 * Puts prices of the past into the samples and candles, in whatever order history comes; the newest price of a token stays what it is. All that are believed
 * shape the candles. Answers the samples that came, and those that went for them.
 */
export async function writePastPrices(
  client: Client,
  prices: readonly PastPrice[],
  seenAt: UnixSeconds,
): Promise<readonly StoredSample[]> {
  if (prices.length === 0) return []
  const { rows } = await client.query<StoredSample>({
    name: 'store-past-prices',
    text: storePast,
    values: [...columnArrays(columns, prices), seenAt],
  })
  return rows
}
