-- Who writes a protocol's rows. Every transaction of the writer checks its epoch here, so that a process whose lease was taken over writes nothing more.
-- Times are the database's. The holder is part of the name of its database sessions.
create table writer_lease (
  protocol text primary key,
  epoch integer not null,
  holder text not null,
  renewed_at timestamptz not null
);
