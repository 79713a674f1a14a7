-- Two forks number their funding records alike, so the record of the winning fork must be stored beside that of the other one. This
-- builds the index for a key with the signature: writing waits for about a second per million records, reading does not.
set local lock_timeout = '200ms';
lock table perp_funding in share mode;
create unique index perp_funding_signature on perp_funding (venue, market_index, record_id, signature);
