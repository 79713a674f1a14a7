-- Keys of the API. The key itself is nowhere: it is shown once, and only its hash is kept.
create table api_key (
  prefix text primary key,                -- the first characters of the key, by which people name it
  hash bytea not null unique,             -- SHA-256 of the whole key
  plan text not null,                     -- pro | ultimate | enterprise
  label text not null default '',
  rate_per_second integer check (rate_per_second > 0), -- what an enterprise contract says; null for the other plans
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);

-- What all web processes together have let through, so that a limit holds across them. Nothing is lost by losing it: a crash empties every bucket.
create unlogged table rate_bucket (
  bucket text primary key,                -- key:<prefix>, free:<network>, first-party:<network>
  empty_at timestamptz not null           -- when what has been let through will have drained
);
create index rate_bucket_empty on rate_bucket (empty_at);
