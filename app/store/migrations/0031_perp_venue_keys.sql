-- The new indexes become the keys, and the former ones go. Only the catalog changes, so reads wait for milliseconds.
set local lock_timeout = '200ms';
lock table perp_fill, perp_order_action, perp_funding, perp_position_record, perp_market_hour, perp_price_minute, perp_position,
  perp_order, spot_balance, perp_owner, perp_user, spot_market, perp_market in access exclusive mode;

alter table perp_market drop constraint perp_market_pkey;
alter table perp_market add constraint perp_market_pkey primary key using index perp_market_venue;
alter table perp_price_minute drop constraint perp_price_minute_pkey;
alter table perp_price_minute add constraint perp_price_minute_pkey primary key using index perp_price_minute_venue;
alter table perp_funding drop constraint perp_funding_pkey;
alter table perp_funding add constraint perp_funding_pkey primary key using index perp_funding_venue;
alter table perp_market_hour drop constraint perp_market_hour_pkey;
alter table perp_market_hour add constraint perp_market_hour_pkey primary key using index perp_market_hour_venue;
alter table spot_market drop constraint spot_market_pkey;
alter table spot_market add constraint spot_market_pkey primary key using index spot_market_venue;

drop index perp_funding_market, perp_position_market, perp_order_market, perp_order_action_market, perp_order_action_at, spot_balance_market,
  perp_fill_at, perp_fill_market, perp_fill_record, perp_position_record_size;

-- No row may be stored without its venue.
alter table perp_market alter venue drop default;
alter table perp_price_minute alter venue drop default;
alter table perp_user alter venue drop default;
alter table perp_owner alter venue drop default;
alter table perp_position alter venue drop default;
alter table perp_order alter venue drop default;
alter table perp_fill alter venue drop default;
alter table perp_order_action alter venue drop default;
alter table perp_funding alter venue drop default;
alter table perp_position_record alter venue drop default;
alter table perp_market_hour alter venue drop default;
alter table spot_market alter venue drop default;
alter table spot_balance alter venue drop default;
