-- Transactions of a dead fork are asked for like other missing ones, but may never land again.
alter table missing_signature add column may_be_lost boolean not null default false;

-- Block time of the slot that a cursor stands at, where it is known: unix seconds.
alter table cursor add column at bigint;
