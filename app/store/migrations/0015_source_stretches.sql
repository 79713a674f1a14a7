-- How each source has been, in stretches of time in which it said the same of itself every second: what uptime and incidents are measured by.
create table source_stretch (
  source text not null,
  from_at timestamptz not null,
  until_at timestamptz not null,          -- its last heartbeat in this state
  state text not null,
  detail text,                            -- why, as it said last
  primary key (source, from_at)
) with (fillfactor = 50);                 -- the newest row of each source moves every second, within its page

-- The beginning of the stretch that the newest heartbeat belongs to.
alter table heartbeat add stretch_from timestamptz;
