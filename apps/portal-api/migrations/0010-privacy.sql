-- What users agree to and withdraw: every answer is kept, the newest one of a key counts.
create table consent_record (
  id uuid primary key,
  owner_id uuid not null,
  key text not null,
  version text not null,
  agreed boolean not null,
  at timestamptz not null,
  -- Orders answers of the same moment.
  position bigint generated always as identity
);
create index consent_record_owner_idx on consent_record (owner_id, key, position desc);

-- Exports of personal data; the zip is in the file store, encrypted, until it expires.
create table data_export (
  id uuid primary key,
  owner_id uuid not null,
  state text not null check (state in ('waiting', 'running', 'done', 'failed', 'expired')),
  progress integer not null default 0,
  tries integer not null default 0,
  storage_key text not null default '',
  size integer not null default 0,
  requested_at timestamptz not null,
  started_at timestamptz,
  expires_at timestamptz
);
create index data_export_owner_idx on data_export (owner_id, requested_at desc, id);
create unique index data_export_open_idx on data_export (owner_id) where state in ('waiting', 'running');
create index data_export_due_idx on data_export (requested_at) where state in ('waiting', 'running');
create index data_export_expiry_idx on data_export (expires_at) where state = 'done';

-- Accounts on their way to being closed; the states are those of the lifecycle.
create table account_closing (
  id uuid primary key,
  closing_no text not null unique,
  owner_id uuid not null,
  state integer not null,
  reason text not null,
  requested_at timestamptz not null,
  effective_at timestamptz not null,
  ended_at timestamptz
);
create index account_closing_owner_idx on account_closing (owner_id, requested_at desc, id);
create unique index account_closing_open_idx on account_closing (owner_id) where state = 1;
create index account_closing_due_idx on account_closing (effective_at) where state = 1;
create index account_closing_closed_idx on account_closing (ended_at) where state = 3;

-- Bytes that have to go from the file store: noted in the transaction that lets go of them, removed after it.
create table file_erasure (
  storage_key text primary key,
  requested_at timestamptz not null
);

alter table portal_user add column closed_at timestamptz;
