-- Venue of each perp and spot market row: drift | velocity. Every row of an earlier version is Drift's. The default is constant, so no row is
-- rewritten and each statement takes milliseconds. It is removed again in 0031, because no row of this version may lack its venue.
-- Locks are taken at once and not waited for, so that no reader waits behind them: the migration is repeated until it gets them all.
set local lock_timeout = '200ms';
lock table perp_fill, perp_order_action, perp_funding, perp_position_record, perp_market_hour, perp_price_minute, perp_position,
  perp_order, spot_balance, perp_owner, perp_user, spot_market, perp_market in access exclusive mode;

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
