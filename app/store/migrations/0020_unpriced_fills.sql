-- Executions whose value is not known, beside the sums of those that have one: so that a volume of which nothing is known differs from none.
alter table token_volume_minute
  add bought_unpriced integer not null default 0,   -- the token was the output
  add sold_unpriced integer not null default 0;
alter table token_volume_hour
  add bought_unpriced integer not null default 0,
  add sold_unpriced integer not null default 0;
-- Either side; one that sells a token for itself counts twice, as its volume does.
alter table candle_minute add unpriced integer not null default 0;
alter table candle_hour add unpriced integer not null default 0;

-- Those that are still there; of what was dropped with its week nothing can be told.
create temporary table unpriced_leg on commit drop as
  select leg.mint, f.at, case f.protocol when 'jupiter-dca' then 'dca' when 'kamino-limit' then 'kamino' else 'jupiter' end as venue,
    leg.bought, 1 - leg.bought as sold
  from fill f cross join lateral (values (f.output_mint, 1), (f.input_mint, 0)) leg (mint, bought)
  where f.usd is null and leg.mint is not null;

insert into token_volume_hour as v (mint, venue, hour_at, bought_usd, sold_usd, bought_unpriced, sold_unpriced)
  select mint, venue, at - at % 3600, 0, 0, sum(bought), sum(sold) from unpriced_leg group by 1, 2, 3
  on conflict (hour_at, venue, mint) do update set bought_unpriced = excluded.bought_unpriced, sold_unpriced = excluded.sold_unpriced;
insert into candle_hour as c (mint, at, unpriced)
  select mint, at - at % 3600, count(*) from unpriced_leg group by 1, 2
  on conflict (mint, at) do update set unpriced = excluded.unpriced;

-- Minutes are kept for 26 hours of volumes, and for seven days of candles.
insert into token_volume_minute as v (mint, venue, minute_at, bought_usd, sold_usd, bought_unpriced, sold_unpriced)
  select mint, venue, at - at % 60, 0, 0, sum(bought), sum(sold) from unpriced_leg
  where at >= extract(epoch from now())::bigint - 93600 group by 1, 2, 3
  on conflict (minute_at, venue, mint) do update set bought_unpriced = excluded.bought_unpriced, sold_unpriced = excluded.sold_unpriced;
insert into candle_minute as c (mint, at, unpriced)
  select mint, at - at % 60, count(*) from unpriced_leg
  where at >= extract(epoch from now())::bigint - 604800 group by 1, 2
  on conflict (mint, at) do update set unpriced = excluded.unpriced;
