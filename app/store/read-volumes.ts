import type { Pool } from 'pg'
import type { SpotProtocolId } from '~/domain/protocol'
import { createStatement, readRows } from './statement'

/** Executed volume of a mint in one venue. */
export interface SpotVolume {
  readonly mint: string
  readonly protocol: SpotProtocolId
  readonly usd: number
}

/** Executed volume of a perp market. */
export interface PerpVolume {
  readonly marketIndex: number
  readonly baseSymbol: string
  readonly usd: number
}

const spotVolumes = createStatement(`
  select mint, protocol, sum(usd) as usd from (
    select input_mint as mint, protocol, usd from fill where at >= $1::bigint and usd is not null
    union all
    select output_mint, protocol, usd from fill where at >= $1::bigint and usd is not null
  ) sides where mint is not null group by mint, protocol`)

const perpVolumes = createStatement(`
  select f.market_index, m.base_symbol, (sum(f.quote_raw) / 1000000)::float8 as usd
  from perp_fill f join perp_market m on m.market_index = f.market_index
  where f.at >= $1::bigint and f.market_type = 'perp' group by f.market_index, m.base_symbol`)

/** Spot volume since a time (unix seconds) by mint and program, USD. A fill counts once for each of its sides; fills without a price don't count. */
export function readSpotVolumes(pool: Pool, since: number): Promise<SpotVolume[]> {
  return readRows<{ mint: string; protocol: SpotProtocolId; usd: number }>(pool, spotVolumes, [since])
}

/** Perp volume since a time (unix seconds) by market, USD. */
export async function readPerpVolumes(pool: Pool, since: number): Promise<PerpVolume[]> {
  type Row = { market_index: number; base_symbol: string; usd: number }
  const rows = await readRows<Row>(pool, perpVolumes, [since])
  return rows.map((row) => ({ marketIndex: row.market_index, baseSymbol: row.base_symbol, usd: row.usd }))
}
