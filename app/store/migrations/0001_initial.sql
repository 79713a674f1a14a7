-- Raw token amounts are u64 and more: numeric, never bigint or double. Money in USD is double precision and null when unknown.
-- Columns that move with every update carry no index, so that PostgreSQL can update rows in place (HOT); fillfactor leaves it the room.

create table meta (
  name text primary key,
  value text not null
);

-- Where each reader of the chain stands. Moves in the same transaction as the rows it covers.
create table cursor (
  source text primary key,                -- e.g. 'accounts:jupiter-dca', 'events:jupiter-dca'
  slot bigint not null,
  signature text,                         -- newest signature whose events are in
  moved_at timestamptz not null default now()
);

-- One row per batch and topic: what a web process reads past its own cursor after a notice. Revisions become visible in their order.
-- Keys by topic: dca, limit, kamino = order keys; prices = mints and perp market keys; drift.trades = signature:instruction_path:event_index;
-- market_stats = perp market keys; drift.positions = user account keys.
create table change (
  revision bigint generated always as identity,
  topic text not null,
  slot bigint not null,
  keys text[] not null,                   -- keys of the rows that changed; empty = too many, read anew
  at timestamptz not null default now(),
  primary key (topic, revision)
);
create index change_at on change (at);

create table token (
  mint text primary key,
  program text,                           -- owner of the mint account
  decimals smallint,                      -- null while the mint account is unknown
  supply_raw numeric(39, 0),
  name text,                              -- raw, hostile
  symbol text,                            -- raw, hostile
  uri text,
  text_source text,                       -- who wrote name, symbol and uri: api | chain; the chain never overwrites the api
  logo_url text,
  verified boolean not null default false,
  tags text[] not null default '{}',
  price_usd double precision,             -- newest sample, however old; price_at says
  price_at bigint,                        -- unix seconds
  price_source text,
  price_change_24h double precision,      -- percent
  liquidity_usd double precision,
  market_cap_usd double precision,        -- price * supply, kept for sorting
  mint_slot bigint not null default 0,
  sampled_at bigint,                      -- unix seconds of the newest row in price_sample
  updated_at bigint not null              -- unix seconds of the last change of any fact
);
create index token_market_cap on token (verified desc, market_cap_usd desc nulls last, mint);
create index token_updated on token (updated_at desc, mint);
create index token_symbol on token (upper(symbol));

-- Price samples by mint; the newest also stands on token.
create table price_sample (
  mint text not null,
  at bigint not null,                     -- unix seconds
  price_usd double precision not null check (price_usd >= 0 and price_usd < 1e12),
  source text not null,                   -- drift-oracle | price-api | fill
  primary key (mint, at, source)
);
create index price_sample_at on price_sample (at);

create table dca_order (
  key text primary key,
  user_key text not null,
  input_mint text not null,
  output_mint text not null,
  idx numeric(20, 0) not null,
  next_cycle_at bigint not null,
  in_deposited_raw numeric(20, 0) not null,
  in_withdrawn_raw numeric(20, 0) not null,
  out_withdrawn_raw numeric(20, 0) not null,
  in_used_raw numeric(20, 0) not null,
  out_received_raw numeric(20, 0) not null,
  in_amount_per_cycle_raw numeric(20, 0) not null,
  cycle_frequency bigint not null,        -- seconds
  next_cycle_amount_left_raw numeric(20, 0) not null,
  min_out_amount_raw numeric(20, 0) not null,
  max_out_amount_raw numeric(20, 0) not null,
  keeper_in_balance_before_borrow_raw numeric(20, 0) not null,
  dca_out_balance_before_swap_raw numeric(20, 0) not null,
  created_at bigint not null,
  bump smallint not null,
  buy boolean not null,
  amount_usd double precision,            -- deposit at the price of the opening
  amount_usd_at bigint,                   -- time of the price used; later than created_at when the order is older than our history
  active boolean not null,                -- on chain with something left
  status text not null default 'open',    -- open | completed | cancelled | expired | ended
  closed_at bigint,
  closed_slot bigint,                     -- slot of the event, or of the finding that the account is gone; null while the account exists
  slot bigint not null,                   -- of the account's state; the amounts also hold every known fill of later slots
  last_fill_slot bigint,                  -- newest slot of a fill that the amounts hold on top of the account's state
  updated_at bigint not null              -- unix seconds
) with (fillfactor = 80);
create index dca_order_created on dca_order (created_at desc, key);
create index dca_order_active_created on dca_order (created_at desc, key) where active;
create index dca_order_usd on dca_order (amount_usd desc nulls last, key);
create index dca_order_active_usd on dca_order (amount_usd desc nulls last, key) where active;
create index dca_order_unvalued on dca_order (input_mint) where amount_usd is null and active;
create index dca_order_user on dca_order (user_key, created_at desc);
create index dca_order_input on dca_order (input_mint, created_at desc);
create index dca_order_output on dca_order (output_mint, created_at desc);

create table limit_order (
  key text primary key,
  protocol text not null,                 -- jupiter-limit | jupiter-limit-v1 | kamino-limit
  venue text generated always as (case when protocol = 'kamino-limit' then 'kamino' else 'jupiter' end) stored,
  maker text not null,
  input_mint text not null,
  output_mint text not null,
  initial_input_raw numeric(20, 0) not null,
  expected_output_raw numeric(20, 0) not null,
  remaining_input_raw numeric(20, 0) not null,
  filled_output_raw numeric(20, 0) not null,
  created_at bigint,                      -- null until the opening is known
  chain_updated_at bigint,
  expires_at bigint,
  counterparty text,
  number_of_fills bigint,
  mid_flash boolean not null default false,
  unique_id numeric(20, 0),
  fee_bps integer,
  buy boolean not null,
  amount_usd double precision,
  amount_usd_at bigint,
  active boolean not null,
  status text not null default 'open',
  closed_at bigint,
  closed_slot bigint,
  slot bigint not null,
  last_fill_slot bigint,
  first_remaining_raw numeric(20, 0) not null,  -- as of the first sight, to find the input of the first fill after it
  updated_at bigint not null
) with (fillfactor = 80);
create index limit_order_created on limit_order (venue, created_at desc nulls last, key);
create index limit_order_active_created on limit_order (venue, created_at desc nulls last, key) where active;
create index limit_order_usd on limit_order (venue, amount_usd desc nulls last, key);
create index limit_order_active_usd on limit_order (venue, amount_usd desc nulls last, key) where active;
create index limit_order_expiry on limit_order (venue, expires_at) where active and expires_at is not null;
create index limit_order_unvalued on limit_order (input_mint) where amount_usd is null and active;
create index limit_order_maker on limit_order (maker, created_at desc);
create index limit_order_input on limit_order (input_mint, created_at desc);
create index limit_order_output on limit_order (output_mint, created_at desc);

-- Totals that lists print, kept in the ingest transaction so that no page counts rows. venue: dca | jupiter | kamino
create table order_count (
  venue text primary key,
  total bigint not null default 0,
  active bigint not null default 0
);
insert into order_count (venue) values ('dca'), ('jupiter'), ('kamino');

-- Executions of spot orders.
create table fill (
  signature text not null,
  instruction_path text not null,
  event_index integer not null,
  protocol text not null,
  order_key text not null,
  maker text,
  taker text,
  input_mint text,
  output_mint text,
  input_raw numeric(20, 0),               -- null while it can't be told (Kamino: needs what was left before)
  output_raw numeric(20, 0) not null,
  remaining_raw numeric(20, 0),           -- input left after the fill, where the event says so
  fee_mint text,
  fee_raw numeric(20, 0),
  usd double precision,                   -- at the prices of the fill's time; null = unknown
  slot bigint not null,
  at bigint not null,                     -- unix seconds
  primary key (signature, instruction_path, event_index)
);
create index fill_order on fill (order_key, at desc);
create index fill_at on fill (at desc);

-- Openings and endings of spot orders.
create table order_event (
  signature text not null,
  instruction_path text not null,
  event_index integer not null,
  protocol text not null,
  order_key text not null,
  kind text not null,                     -- opened | completed | cancelled | expired
  maker text,                             -- this and the following: what an opening says of the order
  input_mint text,
  output_mint text,
  input_raw numeric(20, 0),
  expected_output_raw numeric(20, 0),
  in_amount_per_cycle_raw numeric(20, 0),
  cycle_frequency bigint,
  expires_at bigint,
  slot bigint not null,
  at bigint not null,
  primary key (signature, instruction_path, event_index)
);
create index order_event_order on order_event (order_key, at desc);

-- Executed USD per token and venue, both sides, in hours; kept in the ingest transaction.
create table token_volume_hour (
  mint text not null,
  venue text not null,                    -- dca | jupiter | kamino
  hour_at bigint not null,                -- unix seconds, start of the hour
  bought_usd double precision not null,   -- the token was the output
  sold_usd double precision not null,     -- the token was the input
  primary key (hour_at, venue, mint)
);
create index token_volume_mint on token_volume_hour (mint, hour_at);

create table perp_market (
  market_index integer primary key,
  key text not null unique,
  name text not null,
  base_symbol text not null,
  status smallint not null,
  contract_type smallint not null,
  contract_tier smallint not null,
  paused_operations smallint not null,
  oracle text not null,
  oracle_price_raw numeric(20, 0) not null,
  oracle_twap_price_raw numeric(20, 0) not null,
  mark_twap_price_raw numeric(20, 0) not null,
  long_base_raw numeric(39, 0) not null,
  short_base_raw numeric(39, 0) not null,
  amm_base_raw numeric(39, 0) not null,
  unsettled_lp_base_raw numeric(39, 0) not null,
  max_open_interest_base_raw numeric(39, 0) not null,
  last_funding_rate_raw numeric(20, 0) not null,
  last_24h_avg_funding_rate_raw numeric(20, 0) not null,
  last_funding_oracle_twap_price_raw numeric(20, 0) not null,
  last_funding_at bigint not null,
  funding_period bigint not null,
  cumulative_funding_long_raw numeric(39, 0) not null,
  cumulative_funding_short_raw numeric(39, 0) not null,
  volume_24h_quote_raw numeric(20, 0) not null,
  last_trade_at bigint not null,
  last_fill_price_raw numeric(20, 0) not null,
  order_step_base_raw numeric(20, 0) not null,
  order_tick_price_raw numeric(20, 0) not null,
  min_order_base_raw numeric(20, 0) not null,
  margin_ratio_initial integer not null,
  margin_ratio_maintenance integer not null,
  number_of_users integer not null,
  number_of_users_with_base integer not null,
  expiry_at bigint not null,
  expiry_price_raw numeric(20, 0) not null,
  slot bigint not null,
  updated_at bigint not null
) with (fillfactor = 50);

-- Oracle price of a market at the first sight in each minute, for the change over 24 hours.
create table perp_price_minute (
  market_index integer not null,
  minute_at bigint not null,              -- unix seconds, start of the minute
  oracle_price_raw numeric(20, 0) not null,
  primary key (market_index, minute_at)
);

create table perp_user (
  key text primary key,
  authority text not null,
  sub_account_id integer not null,
  name text not null,
  status smallint not null,
  total_deposits_quote_raw numeric(20, 0) not null,
  total_withdraws_quote_raw numeric(20, 0) not null,
  settled_perp_pnl_quote_raw numeric(20, 0) not null,
  cumulative_perp_funding_quote_raw numeric(20, 0) not null,
  last_active_slot numeric(20, 0) not null,
  next_order_id bigint not null,
  idle boolean not null,
  slot bigint not null,
  updated_at bigint not null
) with (fillfactor = 80);
create index perp_user_authority on perp_user (authority, sub_account_id);

create table perp_position (
  user_key text not null,
  market_index integer not null,
  base_raw numeric(20, 0) not null,
  quote_raw numeric(20, 0) not null,
  quote_entry_raw numeric(20, 0) not null,
  quote_break_even_raw numeric(20, 0) not null,
  settled_pnl_quote_raw numeric(20, 0) not null,
  last_cumulative_funding_raw numeric(20, 0) not null,
  lp_shares_raw numeric(20, 0) not null,
  open_orders smallint not null,
  slot bigint not null,
  primary key (user_key, market_index)
) with (fillfactor = 80);
create index perp_position_market on perp_position (market_index);

create table perp_order (
  user_key text not null,
  order_id bigint not null,
  market_index integer not null,
  market_type text not null,              -- perp | spot
  order_type smallint not null,
  direction text not null,                -- long | short
  price_raw numeric(20, 0) not null,
  base_raw numeric(20, 0) not null,
  base_filled_raw numeric(20, 0) not null,
  quote_filled_raw numeric(20, 0) not null,
  trigger_price_raw numeric(20, 0) not null,
  trigger_condition smallint not null,
  oracle_price_offset_raw bigint not null,
  max_at bigint not null,
  placed_slot numeric(20, 0) not null,
  created_at bigint,                      -- null until the placing is known
  reduce_only boolean not null,
  post_only boolean not null,
  immediate_or_cancel boolean not null,
  slot bigint not null,
  primary key (user_key, order_id)
) with (fillfactor = 80);
create index perp_order_market on perp_order (market_index, created_at desc nulls last);

-- Perp executions. One row per fill record.
create table perp_fill (
  signature text not null,
  instruction_path text not null,
  event_index integer not null,
  market_index integer not null,
  market_type text not null,
  fill_record_id numeric(20, 0) not null,
  base_raw numeric(20, 0) not null,
  quote_raw numeric(20, 0) not null,
  taker text,
  taker_order_id bigint,
  taker_direction text,
  taker_fee_quote_raw numeric(20, 0),
  maker text,
  maker_order_id bigint,
  maker_direction text,
  maker_fee_quote_raw numeric(20, 0),
  oracle_price_raw numeric(20, 0) not null,
  explanation smallint not null,
  slot bigint not null,
  at bigint not null,
  primary key (signature, instruction_path, event_index)
);
create index perp_fill_market on perp_fill (market_index, at desc);
create index perp_fill_at on perp_fill (at desc, slot desc, event_index desc);

-- What happened to perp orders, as the logs tell it.
create table perp_order_action (
  signature text not null,
  instruction_path text not null,
  event_index integer not null,
  action text not null,                   -- place | cancel | trigger | expire
  market_index integer not null,
  market_type text not null,
  user_key text not null,
  order_id bigint not null,
  direction text,
  base_raw numeric(20, 0),
  base_filled_raw numeric(20, 0),
  quote_filled_raw numeric(20, 0),
  price_raw numeric(20, 0),
  oracle_price_raw numeric(20, 0) not null,
  slot bigint not null,
  at bigint not null,
  primary key (signature, instruction_path, event_index)
);
create index perp_order_action_order on perp_order_action (user_key, order_id);
create index perp_order_action_market on perp_order_action (market_index, at desc);

create table perp_funding (
  market_index integer not null,
  record_id numeric(20, 0) not null,
  funding_rate_raw numeric(20, 0) not null,
  oracle_twap_price_raw numeric(20, 0) not null,
  mark_twap_price_raw numeric(20, 0) not null,
  cumulative_long_raw numeric(39, 0) not null,
  cumulative_short_raw numeric(39, 0) not null,
  signature text not null,
  slot bigint not null,
  at bigint not null,
  primary key (market_index, record_id)
);

-- Updates that claimed to be ours and were not well-formed. Kept with their reason, harming nothing else.
create table quarantine (
  id bigint generated always as identity primary key,
  protocol text not null,
  source text not null,                   -- account address, or signature and instruction path
  reason text not null,
  bytes bytea not null,
  slot bigint not null,
  at timestamptz not null default now()
);

-- One row per indexer and source, written every second: status, lag, counters.
create table heartbeat (
  source text primary key,                -- 'rpc', 'accounts:jupiter-dca', 'events:…', 'prices', 'tokens'
  state text not null,                    -- starting | snapshot | live | catching-up | offline
  tip_slot bigint,
  committed_slot bigint,
  block_time bigint,                      -- unix seconds of the last committed slot
  detail text,                            -- a sentence for people, e.g. why it is offline
  counters jsonb not null default '{}',
  at timestamptz not null default now()
);
