-- Files that are kept in pieces, and those that are on their way.
alter table stored_file add column pieces integer not null default 0;
alter table stored_file add column seconds integer not null default 0;

create table file_upload (
  id uuid primary key,
  owner_id uuid not null,
  name text not null,
  size integer not null check (size > 0),
  received integer not null default 0 check (received between 0 and size),
  checksum text not null,
  touched_at timestamptz not null
);
create unique index file_upload_owner_idx on file_upload (owner_id, checksum, size);
create index file_upload_touched_idx on file_upload (touched_at);
