-- What a wallet has been asked to sign and has not signed yet. A row is taken before the signature is looked at, so it serves once.
create table sign_in_challenge (
  nonce text primary key,
  browser_hash bytea not null,            -- SHA-256 of the cookie that was handed out with it
  address text not null,
  message text not null,
  issued_at_ms bigint not null,
  expires_at_ms bigint not null
);
create index sign_in_challenge_browser on sign_in_challenge (browser_hash, issued_at_ms);
create index sign_in_challenge_issued on sign_in_challenge (issued_at_ms);

-- Browsers that have proved a wallet theirs. The cookie's secret is nowhere, only its hash.
create table session (
  id_hash bytea primary key,
  address text not null,
  issued_at_ms bigint not null,
  expires_at_ms bigint not null
);
create index session_expires on session (expires_at_ms);
