-- Prices beside the volume of each hour. Only the catalog changes, so reads wait for milliseconds. An indexer of the former version can't
-- write fills without the former key, so no hour gets fills without prices after 0036 has read them.
set local lock_timeout = '200ms';
lock table perp_market_hour in access exclusive mode;

alter table perp_market_hour drop constraint perp_market_hour_pkey;
alter table perp_market_hour add constraint perp_market_hour_pkey primary key using index perp_market_hour_market;
alter table perp_market_hour set (fillfactor = 70);
-- Columns as in perp_market_minute. The base amount of an hour is null if its executions were no longer stored when the column was added.
alter table perp_market_hour
  add volume_base_raw numeric(39, 0),
  add open double precision,
  add high double precision,
  add low double precision,
  add close double precision,
  add open_at bigint,
  add open_id numeric(20, 0),
  add close_at bigint,
  add close_id numeric(20, 0);
