-- A wallet's sessions are counted at each sign-in.
create index session_address on session (address, issued_at_ms);
