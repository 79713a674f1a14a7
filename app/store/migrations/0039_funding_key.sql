-- The new index becomes the key. Only the catalog changes, so reads wait for milliseconds.
set local lock_timeout = '200ms';
lock table perp_funding in access exclusive mode;
alter table perp_funding drop constraint perp_funding_pkey;
alter table perp_funding add constraint perp_funding_pkey primary key using index perp_funding_signature;
