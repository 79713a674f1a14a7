-- Venue of each perp and spot market row: drift | velocity. Every row of an earlier version is Drift's. The default is constant, so no row is
-- rewritten and each statement takes milliseconds. It is removed again in 0031, because no row of this version may lack its venue.
alter table perp_market add venue text not null default 'drift';
alter table perp_price_minute add venue text not null default 'drift';
alter table perp_user add venue text not null default 'drift';
alter table perp_owner add venue text not null default 'drift';
alter table perp_position add venue text not null default 'drift';
alter table perp_order add venue text not null default 'drift';
alter table perp_fill add venue text not null default 'drift';
alter table perp_order_action add venue text not null default 'drift';
alter table perp_funding add venue text not null default 'drift';
alter table perp_position_record add venue text not null default 'drift';
alter table perp_market_hour add venue text not null default 'drift';
alter table spot_market add venue text not null default 'drift';
alter table spot_balance add venue text not null default 'drift';
