-- Rollups: kept in the ingest transaction, so that no page adds up executions. Each says what a query over the rows would say, whatever the order in which
-- the rows arrived; rows that come late, are valued later or are undone move them by the difference.

-- Open, high, low and close of the price samples, and the executed volume of a mint. The times of open and close make the order of arrival irrelevant.
create table candle_minute (
  mint text not null,
  at bigint not null,                     -- unix seconds, start of the minute
  open double precision,                  -- null while only executions without a price are known
  high double precision,
  low double precision,
  close double precision,
  open_at bigint,
  close_at bigint,
  volume_usd double precision not null default 0,
  primary key (mint, at)
);
create index candle_minute_at on candle_minute (at);

create table candle_hour (like candle_minute including all);

-- As token_volume_hour, in minutes, for the charts of an hour.
create table token_volume_minute (
  mint text not null,
  venue text not null,                    -- dca | jupiter | kamino
  minute_at bigint not null,
  bought_usd double precision not null,
  sold_usd double precision not null,
  primary key (minute_at, venue, mint)
);
create index token_volume_minute_mint on token_volume_minute (mint, minute_at);

-- What the makers of spot orders had executed.
create table trader_volume_hour (
  venue text not null,                    -- dca | jupiter | kamino
  trader text not null,
  hour_at bigint not null,
  volume_usd double precision not null,   -- of the executions with a known value
  fills integer not null,                 -- all executions
  primary key (hour_at, venue, trader)
);
create index trader_volume_trader on trader_volume_hour (trader, hour_at);

-- What was executed of each order, for the lists of the largest.
create table order_volume_hour (
  venue text not null,
  order_key text not null,
  hour_at bigint not null,
  volume_usd double precision not null,
  fills integer not null,
  primary key (hour_at, venue, order_key)
);

-- Executions of a perp market.
create table perp_market_hour (
  market_index integer not null,
  hour_at bigint not null,
  volume_quote_raw numeric(39, 0) not null,
  fills integer not null,
  primary key (hour_at, market_index)
);

-- The largest executions of each hour, so that the largest of a day are found without a look at the others.
create index fill_hour_usd on fill ((at / 3600), usd desc nulls last);
create index perp_fill_hour_quote on perp_fill ((at / 3600), quote_raw desc) where market_type = 'perp';
