import type { Client } from '~/store/postgres/pool'

const sideSql = (
  side: 'taker' | 'maker',
) => `select venue, ${side} as user_key, market_index, fill_record_id::bigint, ${side === 'maker'} as maker,
    (case ${side}_direction when 'long' then base_raw else -base_raw end)::bigint as delta_base_raw, oracle_price_raw::bigint, slot, at
  from perp_fill where market_type = 'perp' and ${side} is not null and ${side}_direction is not null${side === 'maker' ? ' and maker is distinct from taker' : ''}`

/**
 * Rebuilds the position records from the executions, backwards from the current account. An account whose
 * current state is unknown is assumed to have had no position before its first execution.
 */
export async function rebuildPositionRecords(client: Client): Promise<void> {
  await client.query('truncate perp_position_record')
  await client.query(`insert into perp_position_record (venue, user_key, market_index, fill_record_id, maker, delta_base_raw, base_raw, anchor_slot,
      oracle_price_raw, slot, at)
    select s.venue, s.user_key, s.market_index, fill_record_id, maker, delta_base_raw,
      case when u.key is null then sum(delta_base_raw) over until_it
        else coalesce(p.base_raw, 0) - sum(delta_base_raw) over chain + sum(delta_base_raw) over until_it end,
      coalesce(u.slot, -1), oracle_price_raw, s.slot, at
    from (${sideSql('taker')} union all ${sideSql('maker')}) s
    left join perp_user u on u.key = s.user_key
    left join perp_position p on p.user_key = s.user_key and p.market_index = s.market_index
    window chain as (partition by s.user_key, s.market_index), until_it as (chain order by fill_record_id) order by at`)
}
