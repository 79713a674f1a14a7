import type { UnixSeconds } from '~/domain/base/time'
import { absurdUsd } from '~/domain/order/fill-value'
import { largestJumpFraction, leastPriceUsd, priceFreshSeconds } from '~/domain/price/price'
import { priceSources, trustRank } from '~/domain/protocol/price-source'
import type { PriceWrite } from '~/store/batch/batch'
import { type ChangeSet, noSlot } from '~/store/batch/change-set'
import { type Column, columnArrays, unnestColumns } from '~/store/postgres/columns'
import type { Client } from '~/store/postgres/pool'
import { wholeSeconds } from '~/store/postgres/whole-seconds'
import { sampleSpacingSeconds } from '~/store/pricing/price-samples'
import { rollCandles, type StoredSample } from '~/store/rollups/roll-candles'
import { uiMultiplier } from '../tokens/ui-scale-sql'
import { updateMarketCaps } from '../tokens/write-tokens'
import { writeApiScales } from '../tokens/write-ui-scales'
import { aheadSeconds } from './remove-future'

/** Time without a price from a more trusted source after which a less trusted source is used, seconds. */
const patienceSeconds = 60

/**
 * Minimum interval between confirmations of an unchanged price, seconds. The interval limits the number of
 * writes, because most prices of a poll are unchanged and each confirmation rewrites a row.
 */
const confirmEverySeconds = 30

const columns: readonly Column<PriceWrite>[] = [
  { name: 'mint', type: 'plain', of: (row) => row.mint },
  { name: 'price_usd', type: 'float8', of: (row) => row.priceUsd },
  { name: 'at', type: 'int8', of: (row) => row.at },
  { name: 'source', type: 'plain', of: (row) => row.source },
  { name: 'trust', type: 'int2', of: (row) => trustRank(row.source) },
  { name: 'change_24h', type: 'float8', of: (row) => row.change24hPercent },
  { name: 'liquidity_usd', type: 'float8', of: (row) => row.liquidityUsd },
  { name: 'displayed', type: 'bool', of: (row) => row.isPerDisplayedUnit === true },
]

const trustCases = priceSources.map((source) => `when '${source}' then ${trustRank(source)}`)
const trustOfStored = `case t.price_source ${trustCases.join(' ')} else ${trustRank('fill')} end`

interface AcceptedPrice extends StoredSample {
  moved: boolean
  sampled: boolean
}

/** Changes that a write of prices makes. */
export interface WrittenPrices {
  /** Mints whose newest price was set or changed by the write. */
  readonly moved: readonly string[]
  readonly sampled: readonly StoredSample[]
}

/**
 * Writes price samples with their candles, and the newest price of each token. A price with a time in the
 * future gets the database's current time. A stored price with a time in the future, written by a process
 * with a wrong clock, is replaced by any other price. The price of a fill is used only if there is no price
 * from a more trusted source. It may differ by at most half from the price of earlier fills.
 */
export async function writePrices(
  client: Client,
  writes: readonly PriceWrite[],
  seenAt: UnixSeconds,
  changeSet: ChangeSet,
): Promise<WrittenPrices> {
  if (writes.length === 0) return { moved: [], sampled: [] }
  const best = newestOfBest(writes)
  const arrays = columnArrays(columns, best)
  await client.query({
    name: 'ensure-priced-tokens',
    text: `insert into token (mint, updated_at) select mint, ${notLater('at')} from ${unnestColumns(columns)} on conflict do nothing`,
    values: arrays,
  })
  const rescaled = await writeApiScales(client, best)
  const { rows } = await client.query<AcceptedPrice>({
    name: 'update-prices',
    text: updatePrices,
    values: arrays,
  })
  const sampled = rows.filter((row) => row.sampled)
  await rollCandles(client, sampled, seenAt)
  const moved = rows.filter((row) => row.moved).map((row) => row.mint)
  await updateMarketCaps(client, moved)
  for (const mint of new Set([...moved, ...rescaled])) changeSet.changed('prices', mint, noSlot)
  return { moved, sampled }
}

const now = wholeSeconds('now()')
const isFuture = (at: string) => `${at} > ${now} + ${aheadSeconds}`
const notLater = (at: string) => `case when ${isFuture(at)} then ${now} else ${at} end`
const ifNotFuture = (at: string) => `case when not (${isFuture(at)}) then ${at} end`

const updatePrices = `with accepted as (
    update token t set price_usd = u.price_usd, price_at = i.at, price_source = i.source,
      price_change_24h = coalesce(i.change_24h, t.price_change_24h), liquidity_usd = coalesce(i.liquidity_usd, t.liquidity_usd),
      sampled_at = case when s.due then i.at else t.sampled_at end, updated_at = greatest(${ifNotFuture('t.updated_at')}, i.at)
    from (select mint, price_usd, ${notLater('at')} as at, source, trust, change_24h, liquidity_usd, displayed from ${unnestColumns(columns)}) i
    join token x on x.mint = i.mint
    cross join lateral (select i.price_usd * case when i.displayed then ${uiMultiplier('x', 'i.at')} else 1 end as price_usd) u
    cross join lateral (select x.price_usd is distinct from u.price_usd as moved, ${ifNotFuture('x.price_at')} as priced_at,
      coalesce(i.at >= ${ifNotFuture('x.sampled_at')} + ${sampleSpacingSeconds}, true) as due) s
    where t.mint = i.mint and coalesce(i.at >= s.priced_at, true) and u.price_usd >= ${leastPriceUsd} and u.price_usd < ${absurdUsd}
      and (s.priced_at is null or i.trust <= ${trustOfStored} or i.at > s.priced_at + case when i.source in ('fill', 'dollar') then ${priceFreshSeconds} else ${patienceSeconds} end)
      and (i.source <> 'fill' or s.priced_at is null or i.at > s.priced_at + ${priceFreshSeconds}
        or abs(u.price_usd - t.price_usd) <= ${largestJumpFraction} * t.price_usd)
      and (s.moved or t.price_source is distinct from i.source or coalesce(i.at >= s.priced_at + ${confirmEverySeconds}, true))
    returning t.mint, t.price_usd, t.price_at, t.price_source, s.moved, s.due
  ), sampled as (
    insert into price_sample (mint, at, price_usd, source)
    select mint, price_at, price_usd, price_source from accepted where due on conflict do nothing
    returning mint
  )
  select a.mint, a.price_at as at, a.price_usd, a.moved, s.mint is not null as sampled from accepted a left join sampled s using (mint)`

/** Keeps one price per mint in a batch: the newest price of the most trusted source. */
function newestOfBest(writes: readonly PriceWrite[]): PriceWrite[] {
  const best = new Map<string, PriceWrite>()
  for (const write of writes) {
    const known = best.get(write.mint)
    const better = !known || trustRank(write.source) < trustRank(known.source)
    if (better || (known && write.source === known.source && write.at >= known.at))
      best.set(write.mint, write)
  }
  return [...best.values()]
}
