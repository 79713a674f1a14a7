-- Drift's pools of a token, which users deposit into and borrow from.
create table spot_market (
  market_index integer primary key,
  key text not null unique,
  name text not null,
  mint text not null,
  decimals smallint not null,
  status smallint not null,
  pool_id smallint not null,
  oracle_price_raw numeric(20, 0) not null,                -- USD per UI unit, 1e6
  deposit_balance_raw numeric(39, 0) not null,             -- scaled, 1e9
  borrow_balance_raw numeric(39, 0) not null,              -- scaled, 1e9
  cumulative_deposit_interest_raw numeric(39, 0) not null, -- 1e10
  cumulative_borrow_interest_raw numeric(39, 0) not null,  -- 1e10
  slot bigint not null,
  updated_at bigint not null
) with (fillfactor = 50);

-- What a User account has in such a pool, or owes to it.
create table spot_balance (
  user_key text not null,
  market_index integer not null,
  balance_type text not null,             -- deposit | borrow
  scaled_balance_raw numeric(20, 0) not null,
  open_orders smallint not null,
  slot bigint not null,                   -- of its last change
  primary key (user_key, market_index)
) with (fillfactor = 80);
create index spot_balance_market on spot_balance (market_index);
