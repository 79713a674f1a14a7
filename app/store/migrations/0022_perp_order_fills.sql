-- What was executed of one order of Drift, newest first. An order takes in some executions and makes others, so each side has its own index; with the time behind
-- the order a page costs the same however many executions the order has had.
create index perp_fill_taker_order on perp_fill (taker, taker_order_id, at desc) where market_type = 'perp' and taker_order_id is not null;
create index perp_fill_maker_order on perp_fill (maker, maker_order_id, at desc) where market_type = 'perp' and maker_order_id is not null;
