-- Candles of the stored executions. Hours have a row for each market with executions; minutes are retained for a week.
with priced as (
  select venue, market_index, at, at - at % 3600 as hour_at, fill_record_id as id, base_raw,
    (quote_raw * 1000)::float8 / nullif(base_raw, 0)::float8 as price
  from perp_fill where market_type = 'perp'
), summed as (
  select venue, market_index, hour_at, sum(base_raw) as base_raw, max(price) as high, min(price) as low,
    (array_agg(price order by at, id, price) filter (where price is not null))[1] as open,
    (array_agg(at order by at, id, price) filter (where price is not null))[1] as open_at,
    (array_agg(id order by at, id, price) filter (where price is not null))[1] as open_id,
    (array_agg(price order by at desc, id desc, price desc) filter (where price is not null))[1] as close,
    (array_agg(at order by at desc, id desc, price desc) filter (where price is not null))[1] as close_at,
    (array_agg(id order by at desc, id desc, price desc) filter (where price is not null))[1] as close_id
  from priced group by 1, 2, 3)
update perp_market_hour h set volume_base_raw = s.base_raw, high = s.high, low = s.low,
  open = s.open, open_at = s.open_at, open_id = s.open_id, close = s.close, close_at = s.close_at, close_id = s.close_id
from summed s where (h.venue, h.market_index, h.hour_at) = (s.venue, s.market_index, s.hour_at);

with priced as (
  select venue, market_index, at, at - at % 60 as minute_at, fill_record_id as id, base_raw, quote_raw,
    (quote_raw * 1000)::float8 / nullif(base_raw, 0)::float8 as price
  from perp_fill where market_type = 'perp' and at >= (select max(at) from perp_fill) - 7 * 86400)
insert into perp_market_minute (venue, market_index, minute_at, volume_quote_raw, volume_base_raw, fills, high, low,
  open, open_at, open_id, close, close_at, close_id)
select venue, market_index, minute_at, sum(quote_raw), sum(base_raw), count(*), max(price), min(price),
  (array_agg(price order by at, id, price) filter (where price is not null))[1],
  (array_agg(at order by at, id, price) filter (where price is not null))[1],
  (array_agg(id order by at, id, price) filter (where price is not null))[1],
  (array_agg(price order by at desc, id desc, price desc) filter (where price is not null))[1],
  (array_agg(at order by at desc, id desc, price desc) filter (where price is not null))[1],
  (array_agg(id order by at desc, id desc, price desc) filter (where price is not null))[1]
from priced group by 1, 2, 3;
