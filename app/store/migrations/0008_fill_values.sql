-- Executions whose value hangs on a price: found by time when a price of the past comes in. A dollar coin counts as itself.
create index fill_priced_at on fill (at) where input_mint not in ('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB')
  and output_mint not in ('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB');

-- Executions that wait for the decimals of a token.
create index fill_unvalued_input on fill (input_mint) where usd is null;
create index fill_unvalued_output on fill (output_mint) where usd is null;
