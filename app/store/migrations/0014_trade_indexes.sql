-- Lists of trades show executions of perps that have a side. With the sides in the index, their pages and counts are read from it alone, and cost the same
-- however many executions there are.
drop index perp_fill_at;
create index perp_fill_at on perp_fill (at desc, slot desc, event_index desc) include (taker_direction, maker_direction) where market_type = 'perp';
drop index perp_fill_market;
create index perp_fill_market on perp_fill (market_index, at desc, slot desc, event_index desc) include (taker_direction, maker_direction) where market_type = 'perp';
