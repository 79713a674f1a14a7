-- Orders that are over wait for a first price as open ones do, so the index by which they are found holds both.
drop index dca_order_unvalued;
drop index limit_order_unvalued;
create index dca_order_unvalued on dca_order (input_mint) where amount_usd is null;
create index limit_order_unvalued on limit_order (input_mint) where amount_usd is null;
