-- Indexes for the list of executions of all venues, newest first. Each filter reads its rows in the order of the list, so a page costs the same however
-- many executions there are. Building an index blocks writes, not reads. Locks are not waited for: the migration is repeated until it gets them.
set local lock_timeout = '200ms';
set local maintenance_work_mem = '256MB';
lock table fill, perp_fill in share mode;

create index fill_protocol_at on fill (protocol, at desc, slot desc, event_index desc);
create index fill_maker_at on fill (maker, at desc, slot desc, event_index desc);
create index fill_input_at on fill (input_mint, at desc, slot desc, event_index desc);
create index fill_output_at on fill (output_mint, at desc, slot desc, event_index desc);

-- Large executions, so that the few largest ones are found without reading the others. `app/store/read/tape/large-fills.ts` has the same tiers.
create index fill_tier_1k on fill (protocol, at desc, slot desc, event_index desc) where usd >= 1000;
create index fill_tier_10k on fill (protocol, at desc, slot desc, event_index desc) where usd >= 10000;
create index fill_tier_50k on fill (protocol, at desc, slot desc, event_index desc) where usd >= 50000;
create index fill_tier_250k on fill (protocol, at desc, slot desc, event_index desc) where usd >= 250000;
create index fill_large_input on fill (input_mint, at desc, slot desc, event_index desc) where usd >= 1000;
create index fill_large_output on fill (output_mint, at desc, slot desc, event_index desc) where usd >= 1000;
-- Liquidations, newest first. Explanation 5 is a liquidation at every venue.
create index perp_fill_liquidation on perp_fill (venue, at desc, slot desc, event_index desc) where market_type = 'perp' and explanation = 5;
create index perp_fill_tier_1k on perp_fill (venue, at desc, slot desc, event_index desc) where market_type = 'perp' and quote_raw >= 1000000000;
create index perp_fill_tier_10k on perp_fill (venue, at desc, slot desc, event_index desc) where market_type = 'perp' and quote_raw >= 10000000000;
create index perp_fill_tier_50k on perp_fill (venue, at desc, slot desc, event_index desc) where market_type = 'perp' and quote_raw >= 50000000000;
create index perp_fill_tier_250k on perp_fill (venue, at desc, slot desc, event_index desc) where market_type = 'perp' and quote_raw >= 250000000000;
