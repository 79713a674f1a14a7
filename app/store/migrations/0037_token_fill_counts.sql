-- Counts the stored executions of each token and hour. A list shows one day, so older hours stay at 0. Writing waits, reading does not. An indexer of the
-- former version can't write since 0035, so no execution is left out.
set local lock_timeout = '200ms';
lock table fill in share mode;

insert into token_volume_hour as v (mint, venue, hour_at, bought_usd, sold_usd, fills)
  select leg.mint, case f.protocol when 'jupiter-dca' then 'dca' when 'kamino-limit' then 'kamino' else 'jupiter' end,
    f.at - f.at % 3600, 0, 0, count(*)
  from fill f cross join lateral (values (f.output_mint), (f.input_mint)) leg (mint)
  where leg.mint is not null and f.at >= extract(epoch from now())::bigint - 93600 group by 1, 2, 3
  on conflict (hour_at, venue, mint) do update set fills = excluded.fills;
