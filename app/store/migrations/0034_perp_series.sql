-- Candles and volume of perp markets by minute, and samples of their open interest by minute and hour. The key begins with the market,
-- because a chart reads a range of one market.
create table perp_market_minute (
  venue text not null,                    -- drift | velocity
  market_index integer not null,
  minute_at bigint not null,              -- unix seconds, start of the minute
  volume_quote_raw numeric(39, 0) not null,
  volume_base_raw numeric(39, 0),
  fills integer not null,
  -- Prices of executions, USD per UI unit of the base. Null if every execution has an amount of zero.
  open double precision,
  high double precision,
  low double precision,
  close double precision,
  -- Time and number of the executions at open and close. They make the order of arrival irrelevant.
  open_at bigint,
  open_id numeric(20, 0),
  close_at bigint,
  close_id numeric(20, 0),
  primary key (venue, market_index, minute_at)
) with (fillfactor = 70);
create index perp_market_minute_at on perp_market_minute (minute_at);

-- The newest account state of each bucket, by slot. States of the same slot are compared by their numbers.
create table perp_interest_minute (
  venue text not null,
  market_index integer not null,
  minute_at bigint not null,              -- unix seconds, start of the minute
  slot bigint not null,
  long_base_raw numeric(39, 0) not null,
  short_base_raw numeric(39, 0) not null,
  oracle_price_raw numeric(20, 0) not null,
  primary key (venue, market_index, minute_at)
) with (fillfactor = 70);
create index perp_interest_minute_at on perp_interest_minute (minute_at);

create table perp_interest_hour (
  venue text not null,
  market_index integer not null,
  hour_at bigint not null,                -- unix seconds, start of the hour
  slot bigint not null,
  long_base_raw numeric(39, 0) not null,
  short_base_raw numeric(39, 0) not null,
  oracle_price_raw numeric(20, 0) not null,
  primary key (venue, market_index, hour_at)
) with (fillfactor = 70);
create index perp_interest_hour_at on perp_interest_hour (hour_at);

-- The later key of the hours. It is built while the former one still serves reads.
set local lock_timeout = '200ms';
lock table perp_market_hour in share mode;
create unique index perp_market_hour_market on perp_market_hour (venue, market_index, hour_at);
create index perp_market_hour_at on perp_market_hour (hour_at);
