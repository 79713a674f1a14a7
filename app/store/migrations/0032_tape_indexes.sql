-- Indexes for the list of executions of all venues, newest first. Each filter reads its rows in the order of the list, so a page costs the same however
-- many executions there are. Building an index blocks writes, not reads. Locks are not waited for: the migration is repeated until it gets them.
set local lock_timeout = '200ms';
set local maintenance_work_mem = '256MB';
lock table fill, perp_fill in share mode;

create index fill_protocol_at on fill (protocol, at desc, slot desc, event_index desc);
create index fill_maker_at on fill (maker, at desc, slot desc, event_index desc);
create index fill_input_at on fill (input_mint, at desc, slot desc, event_index desc);
create index fill_output_at on fill (output_mint, at desc, slot desc, event_index desc);

-- Large executions by range of value, so that the few largest ones are found without reading the others. `app/store/read/tape/large-fills.ts` has
-- the same bounds: the statements must have the same expressions as the indexes.
create index fill_large_at on fill (
  protocol, width_bucket(usd, '{2500,10000,25000,50000,100000,250000,1000000}'::float8[]), at desc, slot desc, event_index desc) where usd >= 1000;
create index fill_large_input on fill (input_mint, at desc, slot desc, event_index desc) where usd >= 1000;
create index fill_large_output on fill (output_mint, at desc, slot desc, event_index desc) where usd >= 1000;
-- Liquidations, newest first. Explanation 5 is a liquidation at every venue.
create index perp_fill_liquidation on perp_fill (venue, at desc, slot desc, event_index desc) where market_type = 'perp' and explanation = 5;
create index perp_fill_large_at on perp_fill (
  venue, width_bucket(quote_raw, '{2500000000,10000000000,25000000000,50000000000,100000000000,250000000000,1000000000000}'::numeric[]),
  at desc, slot desc, event_index desc) where market_type = 'perp' and quote_raw >= 1000000000;
