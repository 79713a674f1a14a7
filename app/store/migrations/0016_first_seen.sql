-- When a token or a market was first heard of, unix seconds; null for what an earlier version already knew. By the store's clock, since blocks of the past bring tokens, too.
alter table token add first_seen_at bigint;
alter table token alter first_seen_at set default floor(extract(epoch from now()))::bigint;
create index token_first_seen on token (first_seen_at desc) where first_seen_at is not null;

alter table perp_market add first_seen_at bigint;
alter table perp_market alter first_seen_at set default floor(extract(epoch from now()))::bigint;
