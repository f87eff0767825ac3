-- Zips of what members have written.
create table community_export (
  id uuid primary key,
  owner_id uuid not null,
  state text not null check (state in ('waiting', 'running', 'done', 'failed', 'expired')),
  state_since timestamptz not null,
  progress integer not null default 0,
  tries integer not null default 0,
  storage_key text not null default '',
  size integer not null default 0,
  filter jsonb not null default '{}',
  requested_at timestamptz not null,
  started_at timestamptz,
  expires_at timestamptz,
  version integer not null
);
create index community_export_owner_idx on community_export (owner_id, requested_at desc, id);
create unique index community_export_open_idx on community_export (owner_id) where state in ('waiting', 'running');
create index community_export_due_idx on community_export (requested_at) where state in ('waiting', 'running');
create index community_export_expiry_idx on community_export (expires_at) where state = 'done';
