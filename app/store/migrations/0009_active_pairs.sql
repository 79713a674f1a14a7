-- The orders that rest in a market, for books and depths: the active ones of a token are few, all that it ever had are many.
create index limit_order_active_input on limit_order (input_mint, output_mint) where active;
create index limit_order_active_output on limit_order (output_mint) where active;
