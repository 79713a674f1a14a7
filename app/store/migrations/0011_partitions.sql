-- Tables that grow for ever lie in weeks, which are made ahead by the indexer and dropped as a whole. What no week has been made for lies in the rest, so a row
-- always finds its place; a week that is made later takes its rows out of it. The time of an event is part of its key, as partitions ask for it.

alter table fill rename to fill_rest;
alter table fill_rest drop constraint fill_pkey;
drop index fill_order, fill_at, fill_hour_usd, fill_priced_at, fill_unvalued_input, fill_unvalued_output;
create table fill (like fill_rest including defaults including constraints) partition by range (at);
alter table fill add primary key (signature, instruction_path, event_index, at);
create index fill_order on fill (order_key, at desc);
create index fill_at on fill (at desc);
create index fill_hour_usd on fill ((at / 3600), usd desc nulls last);
create index fill_priced_at on fill (at) where input_mint not in ('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB')
  and output_mint not in ('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB');
create index fill_unvalued_input on fill (input_mint) where usd is null;
create index fill_unvalued_output on fill (output_mint) where usd is null;
alter table fill attach partition fill_rest default;

alter table order_event rename to order_event_rest;
alter table order_event_rest drop constraint order_event_pkey;
drop index order_event_order;
create table order_event (like order_event_rest including defaults including constraints) partition by range (at);
alter table order_event add primary key (signature, instruction_path, event_index, at);
create index order_event_order on order_event (order_key, at desc);
create index order_event_at on order_event (at desc);
alter table order_event attach partition order_event_rest default;

alter table perp_fill rename to perp_fill_rest;
alter table perp_fill_rest drop constraint perp_fill_pkey;
drop index perp_fill_market, perp_fill_at, perp_fill_hour_quote, perp_fill_record;
create table perp_fill (like perp_fill_rest including defaults including constraints) partition by range (at);
alter table perp_fill add primary key (signature, instruction_path, event_index, at);
create index perp_fill_market on perp_fill (market_index, at desc);
create index perp_fill_at on perp_fill (at desc, slot desc, event_index desc);
create index perp_fill_hour_quote on perp_fill ((at / 3600), quote_raw desc) where market_type = 'perp';
create index perp_fill_record on perp_fill (market_index, fill_record_id);
alter table perp_fill attach partition perp_fill_rest default;

alter table perp_order_action rename to perp_order_action_rest;
alter table perp_order_action_rest drop constraint perp_order_action_pkey;
drop index perp_order_action_order, perp_order_action_market;
create table perp_order_action (like perp_order_action_rest including defaults including constraints) partition by range (at);
alter table perp_order_action add primary key (signature, instruction_path, event_index, at);
create index perp_order_action_order on perp_order_action (user_key, order_id);
create index perp_order_action_market on perp_order_action (market_index, at desc);
create index perp_order_action_at on perp_order_action (at desc);
alter table perp_order_action attach partition perp_order_action_rest default;

alter table price_sample rename to price_sample_rest;
alter table price_sample_rest drop constraint price_sample_pkey;
drop index price_sample_at;
create table price_sample (like price_sample_rest including defaults including constraints) partition by range (at);
alter table price_sample add primary key (mint, at, source);
create index price_sample_at on price_sample (at);
alter table price_sample attach partition price_sample_rest default;
