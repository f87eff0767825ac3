-- What happened to a record: every transition of every lifecycle, in the transaction that made it.
create table status_log (
  id uuid primary key,
  record_kind text not null,
  record_id uuid not null,
  from_state integer,
  to_state integer not null,
  act text not null,
  actor_role text not null,
  actor_id uuid,
  actor_name text not null,
  reason text not null,
  file_ids uuid[] not null,
  at timestamptz not null,
  -- Orders lines of the same moment.
  position bigint generated always as identity
);
create index status_log_record_idx on status_log (record_kind, record_id, position);

-- Messages to users, written in the transaction of what they tell of.
create table user_message (
  id uuid primary key,
  owner_id uuid not null,
  type text not null,
  title text not null,
  body text not null,
  link text not null,
  record_no text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  deleted_at timestamptz
);
create index user_message_owner_idx on user_message (owner_id, created_at desc, id) where deleted_at is null;
create index user_message_unread_idx on user_message (owner_id, type) where read_at is null and deleted_at is null;

-- What operators and the automatic operator did, and who looked at something confidential.
create table audit_log (
  id uuid primary key,
  actor_id uuid,
  action text not null,
  subject_kind text not null,
  subject_no text not null,
  detail text not null,
  at timestamptz not null
);
create index audit_log_subject_idx on audit_log (subject_kind, subject_no, at desc);

-- Whom a file was given to with a record: the customer whose work order an operator answered, say.
alter table stored_file add column reader_id uuid;
