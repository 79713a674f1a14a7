import type { UnixSeconds } from '~/domain/base/time'
import type { PerpVenue } from '~/domain/protocol/protocol'
import { type Column, columnArrays, unnestColumns } from '../postgres/columns'
import type { Client } from '../postgres/pool'
import { bucketOf, rollups } from './kept'

/**
 * The fields of a perp execution that the rollup needs. The field names are the names of the table's columns.
 */
export interface PerpFillFacts {
  readonly at: UnixSeconds
  readonly venue: PerpVenue
  readonly market_index: number
  /** Type of the market, `perp` or `spot`. Only executions in `perp` markets are counted. */
  readonly market_type: string
  /** Quote amount in base units, as a decimal string. */
  readonly quote_raw: string
}

const columns: readonly Column<PerpFillFacts>[] = [
  { name: 'at', type: 'int8', of: (fill) => fill.at },
  { name: 'venue', type: 'plain', of: (fill) => fill.venue },
  { name: 'market_index', type: 'int4', of: (fill) => fill.market_index },
  { name: 'quote_raw', type: 'numeric', of: (fill) => fill.quote_raw },
]

const rollup = rollups.perpMarketHour

const addUp = `insert into ${rollup.name} as v (hour_at, venue, market_index, volume_quote_raw, fills)
  select ${bucketOf(rollup, 'at')} as bucket_at, venue, market_index, $5::int * sum(quote_raw), $5::int * count(*)
  from ${unnestColumns(columns)} group by 1, 2, 3 order by 1, 2, 3
  on conflict (hour_at, venue, market_index) do update
    set volume_quote_raw = v.volume_quote_raw + excluded.volume_quote_raw, fills = v.fills + excluded.fills`

const removeEmpty = `delete from ${rollup.name} v using ${unnestColumns(columns)}
  where v.hour_at = ${bucketOf(rollup, 't.at')} and v.venue = t.venue and v.market_index = t.market_index and v.fills = 0`

/** Adds new perp executions to the sums of their markets. Subtracts executions that were removed. */
export async function rollPerpFills(
  client: Client,
  fills: readonly PerpFillFacts[],
  became: 'new' | 'gone',
): Promise<void> {
  const counted = fills.filter((fill) => fill.market_type === 'perp')
  if (counted.length === 0) return
  const values = columnArrays(columns, counted)
  const sign = became === 'new' ? 1 : -1
  await client.query({
    name: 'roll-perp-fills',
    text: addUp,
    values: [...values, sign],
  })
  if (became === 'gone') await client.query({ name: 'sweep-rolled-perp-fills', text: removeEmpty, values })
}
