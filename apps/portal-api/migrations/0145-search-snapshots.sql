-- Which snapshots of an instance's search index have been taken of this database, and by which transaction that was noted:
-- a database that was restored from before does not know a snapshot, and one that was restored from a dump knows it by
-- another transaction, so that neither takes the transactions a snapshot has seen for its own.
create table search_snapshot (
  id uuid primary key,
  xid xid8 not null default pg_current_xact_id(),
  taken_at timestamptz not null default now()
);
create index search_snapshot_taken_at_idx on search_snapshot (taken_at);
