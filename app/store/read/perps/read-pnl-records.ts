import type { Address } from '~/domain/base/ids'
import type { PnlRecord } from '~/domain/perp/settled-pnl'
import type { Pool } from '~/store/postgres/pool'
import { createStatement, readRows } from '~/store/postgres/statement'
import { ownKeys } from '~/store/write/perps/perp-owner'

// A state of the account that is newer than a record contains the record's fill. An account without the position
// has the size 0.
const newest = createStatement(`
  select r.user_key, r.venue, r.market_index, r.fill_record_id::text, r.delta_base_raw::text, r.base_raw::text, f.quote_raw::text, r.at,
    case when u.slot > max(r.slot) over (partition by r.user_key, r.market_index) then coalesce(p.base_raw, 0)::text end as later_base_raw
  from (select * from perp_position_record where user_key = any(${ownKeys('$1')}) order by at desc limit $2) r
  join perp_fill f on f.venue = r.venue and f.market_index = r.market_index and f.fill_record_id = r.fill_record_id
    and f.at = r.at and f.market_type = 'perp'
  left join perp_user u on u.key = r.user_key
  left join perp_position p on p.user_key = r.user_key and p.market_index = r.market_index`)

/** Reads the newest position records of a wallet with the quote amounts of their fills, in no particular sequence. */
export async function readPnlRecords(pool: Pool, wallet: Address, limit: number): Promise<PnlRecord[]> {
  type Row = {
    user_key: string
    venue: string
    market_index: number
    fill_record_id: string
    delta_base_raw: string
    base_raw: string
    quote_raw: string
    at: number
    later_base_raw: string | null
  }
  return (await readRows<Row>(pool, newest, [wallet, limit])).map((row) => ({
    position: `${row.user_key} ${row.venue} ${row.market_index}`,
    fillRecordId: BigInt(row.fill_record_id),
    deltaBaseRaw: BigInt(row.delta_base_raw),
    baseRaw: BigInt(row.base_raw),
    quoteRaw: BigInt(row.quote_raw),
    at: row.at,
    laterBaseRaw: row.later_base_raw === null ? undefined : BigInt(row.later_base_raw),
  }))
}
