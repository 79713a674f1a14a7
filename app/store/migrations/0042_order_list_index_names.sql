-- The new indexes take the place of the former ones. Only the catalog changes, so reads wait for milliseconds, or for 0.2 s where another reader holds the lock.
set local lock_timeout = '200ms';
lock table dca_order, limit_order in access exclusive mode;

drop index dca_order_created, dca_order_active_created, dca_order_usd, dca_order_active_usd,
  limit_order_created, limit_order_active_created, limit_order_usd, limit_order_active_usd;

alter index dca_order_created_side rename to dca_order_created;
alter index dca_order_active_created_side rename to dca_order_active_created;
alter index dca_order_usd_side rename to dca_order_usd;
alter index dca_order_active_usd_side rename to dca_order_active_usd;
alter index limit_order_created_side rename to limit_order_created;
alter index limit_order_active_created_side rename to limit_order_active_created;
alter index limit_order_usd_side rename to limit_order_usd;
alter index limit_order_active_usd_side rename to limit_order_active_usd;
