-- How many fills a Kamino order has had with this one: what it sold is the difference to the one before it, and to no other. Null where the program does not say, and for
-- those of an earlier version, whose input stays as it was told; nothing is reckoned from them any more.
alter table fill add number_of_fills bigint;
-- The same as of the first sight, beside what was left then.
alter table limit_order add first_number_of_fills bigint;
-- So that the next fill of a known order finds the one before it: where nothing but the account has made the row, that is its first sight from now on.
update limit_order set first_remaining_raw = remaining_input_raw, first_number_of_fills = number_of_fills
  where protocol = 'kamino-limit' and active and last_fill_slot is null and not mid_flash;
