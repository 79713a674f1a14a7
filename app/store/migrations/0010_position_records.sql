-- Whose each User account is. Kept when the account is gone, since its fills stay.
create table perp_owner (
  user_key text primary key,
  authority text not null
);
create index perp_owner_authority on perp_owner (authority);
insert into perp_owner (user_key, authority) select key, authority from perp_user;

-- What each perp execution left of the positions of its taker and its maker. Sizes are reckoned from one known state of the account, the anchor: back from it
-- for executions that it contains, on from it for later ones (app/domain/position-record).
create table perp_position_record (
  user_key text not null,
  market_index integer not null,
  fill_record_id bigint not null,
  maker boolean not null,
  delta_base_raw bigint not null,         -- 1e9; below zero = sold
  base_raw bigint not null,               -- 1e9 after the execution; below zero = short
  anchor_slot bigint not null,            -- slot of the account state; -1 = none is known
  oracle_price_raw bigint not null,       -- 1e6, at the execution
  slot bigint not null,
  at bigint not null,                     -- unix seconds
  primary key (user_key, market_index, fill_record_id)
) with (fillfactor = 95);

-- The newest of each order of magnitude of USD, so that "the newest of at least so much" is a walk along a few indexes and never a scan.
create index perp_position_record_size on perp_position_record (
  length(div(abs(base_raw)::numeric * oracle_price_raw, 1000000000000000)::text), at, market_index, fill_record_id, maker);
create index perp_position_record_user on perp_position_record (user_key, at);
create index perp_position_record_unanchored on perp_position_record (user_key) where anchor_slot < 0;

-- From a record to its execution.
create index perp_fill_record on perp_fill (market_index, fill_record_id);
