-- Indexes with the venue in front of the market. They are built while the former ones still serve reads: creating an index blocks writes, not reads.
set local lock_timeout = '200ms';
set local maintenance_work_mem = '256MB';
lock table perp_fill, perp_order_action, perp_funding, perp_position_record, perp_market_hour, perp_price_minute, perp_position,
  perp_order, spot_balance, perp_owner, perp_user, spot_market, perp_market in share mode;

create unique index perp_market_venue on perp_market (venue, market_index);
create unique index perp_price_minute_venue on perp_price_minute (venue, market_index, minute_at);
create unique index perp_funding_venue on perp_funding (venue, market_index, record_id);
create unique index perp_market_hour_venue on perp_market_hour (hour_at, venue, market_index);
create unique index spot_market_venue on spot_market (venue, market_index);

create index perp_funding_venue_at on perp_funding (venue, market_index, at);
create index perp_user_venue on perp_user (venue, key);
create index perp_position_venue on perp_position (venue, market_index);
create index perp_order_venue on perp_order (venue, market_index, created_at desc nulls last);
create index perp_order_action_venue on perp_order_action (venue, at desc);
create index spot_balance_venue on spot_balance (venue, market_index);

create index perp_fill_venue_at on perp_fill (venue, at desc, slot desc, event_index desc) include (taker_direction, maker_direction)
  where market_type = 'perp';
create index perp_fill_venue_market on perp_fill (venue, market_index, at desc, slot desc, event_index desc) include (taker_direction, maker_direction)
  where market_type = 'perp';
create index perp_fill_venue_record on perp_fill (venue, market_index, fill_record_id);

-- The newest of each order of magnitude of USD at a venue.
create index perp_position_record_venue_size on perp_position_record (
  venue, length(div(abs(base_raw)::numeric * oracle_price_raw, 1000000000000000)::text), at, market_index, fill_record_id, maker);
