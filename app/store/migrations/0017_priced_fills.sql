-- Executions whose value hangs on a price. A dollar coin counts as itself, but only where its amount is known: of some of Kamino's the input is not.
drop index fill_priced_at;
create index fill_priced_at on fill (at)
  where (input_raw is null or input_mint not in ('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'))
  and output_mint not in ('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB');
