-- Whether the node has refused the transaction for good, or answered in a form that can't be read: asking again only helps once Sextant
-- or the node has changed.
alter table missing_signature add column unreadable boolean not null default false;

-- They are counted every few seconds. The condition is also that of the count in app/store/unread.ts.
create index missing_signature_unreadable on missing_signature (source)
  where unreadable or (attempts >= 4 and not may_be_lost);

-- Slot of `before_signature`, from which a list continues where the node has forgotten the signature; null for gaps of earlier versions.
alter table signature_gap add column before_slot bigint;
