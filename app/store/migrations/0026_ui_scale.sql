-- Token-2022's ScaledUiAmount: amounts are displayed as raw / 10^decimals * a multiplier that the issuer may change.
-- Every price and candle in the store is in USD per unscaled unit (10^decimals base units), so that no value depends on a multiplier.
-- Queries convert to the displayed unit. Rows of before have no scale, which means a multiplier of 1, as they always did.
alter table token
  add column ui_scale jsonb,               -- [[from, multiplier], ...], unix seconds, oldest first; null = always 1
  add column ui_scale_slot bigint,         -- slot in which the mint account last said so; null while only the Price API has
  add column ui_scale_seen_at bigint;      -- unix seconds of the last sighting of what is in force, kept to ten minutes

-- The multiplier in force at a time (unix seconds); before the first step that of the first step.
create function ui_multiplier_at(scale jsonb, at bigint) returns double precision
  language sql immutable strict parallel safe as $$
  select coalesce(
    (select (step ->> 1)::double precision from jsonb_array_elements(scale) with ordinality s(step, place)
      where (step ->> 0)::bigint <= at order by place desc limit 1),
    (scale -> 0 ->> 1)::double precision)
$$;
