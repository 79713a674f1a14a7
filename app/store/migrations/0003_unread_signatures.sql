-- Transactions that a program's list of signatures names and that no node has told yet. The cursor goes on past them: they are asked
-- for again from here, ever more rarely, and go when they are in.
create table missing_signature (
  source text not null,                   -- the cursor's, e.g. 'events:jupiter-dca'
  signature text not null,
  reason text not null,
  attempts int not null,                  -- rounds of asking that have failed
  first_missed_at timestamptz not null default now(),
  due_at timestamptz not null,
  primary key (source, signature)
);
create index missing_signature_due on missing_signature (source, due_at);

-- Stretches of a list of signatures that were too long to be read at once: the cursor has gone past them, and they are read from here.
create table signature_gap (
  source text not null,
  before_signature text not null,         -- everything older than this …
  after_slot bigint not null,             -- … down to here is unread
  after_signature text,
  opened_at timestamptz not null default now(),
  primary key (source, before_signature)
);
