-- Days of executions at perps venues, for the mirror. The other indexes by time have only perp markets. Building it blocks writing for
-- about a second per five million executions, reading not at all.
set local lock_timeout = '200ms';
create index perp_fill_day on perp_fill using brin (at) with (autosummarize = on);
