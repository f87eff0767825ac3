-- What an order is for: 'new', 'renewal', 'upgrade' or 'conversion'. The previous release makes new ones alone.
alter table purchase_order add column type text not null default 'new';

-- A list by amount, and one of a single type.
create index purchase_order_own_payable_idx on purchase_order (owner_id, payable desc, id) include (state, created_at);
create index purchase_order_own_type_idx on purchase_order (owner_id, type, created_at desc, id)
  include (state, payable);

-- Exports of orders are made as those of personal data are; what the previous release takes for work stays apart.
alter table data_export add column filter jsonb not null default '{}';
create table order_export (
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
create index order_export_owner_idx on order_export (owner_id, requested_at desc, id);
create unique index order_export_open_idx on order_export (owner_id) where state in ('waiting', 'running');
create index order_export_due_idx on order_export (requested_at) where state in ('waiting', 'running');
create index order_export_expiry_idx on order_export (expires_at) where state = 'done';
