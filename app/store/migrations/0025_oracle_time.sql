-- When a market's account last took its price from the oracle, and whether the program believed it. Null until the account is read again.
alter table perp_market add oracle_at bigint, add oracle_is_valid boolean;
