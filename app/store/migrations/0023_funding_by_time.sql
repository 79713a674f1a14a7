-- Fundings of a market since a time: without it all that the market has ever had are looked at, and they are kept for ever.
create index perp_funding_market on perp_funding (market_index, at);
