-- What a perp order was placed with, beside its price: its account is the only other place that says so, and forgets it with the order. Null where the log
-- held no record of the order, and on placings of an earlier version. `trigger_price_raw` 1e6, `oracle_price_offset_raw` 1e6, `max_at` unix seconds, 0 = never.
alter table perp_order_action
  add order_type smallint,
  add trigger_price_raw numeric(20, 0),
  add trigger_condition smallint,
  add oracle_price_offset_raw bigint,
  add max_at bigint,
  add reduce_only boolean,
  add post_only boolean,
  add immediate_or_cancel boolean;
