-- Slot of the state that an order was first seen with; null for those that an earlier version has seen. Tells an order of a dead fork from one that was there before.
alter table dca_order add first_slot bigint;
alter table limit_order add first_slot bigint;
