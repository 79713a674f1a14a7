-- Number of executions per token, with or without a known value, so that a list can show and sort by the trades of a day without reading executions.
-- An execution that sells a token for itself counts twice, as its volume does. Only the catalog changes; 0037 counts the stored executions.
set local lock_timeout = '200ms';
alter table token_volume_hour add fills integer not null default 0;
