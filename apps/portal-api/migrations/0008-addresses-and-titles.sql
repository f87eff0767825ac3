-- Where parcels and paper invoices go; who and how to call is encrypted.
create table address (
  id uuid primary key,
  owner_id uuid not null,
  contact_encrypted text not null,
  telephone_masked text not null,
  region_code text not null,
  tag text not null,
  postcode text not null,
  is_default boolean not null,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index address_owner_idx on address (owner_id, is_default desc, created_at desc, id);
create unique index address_default_idx on address (owner_id) where is_default;

-- Whom invoices are made out to; names, numbers and accounts are encrypted together.
create table invoice_title (
  id uuid primary key,
  title_no text not null unique,
  owner_id uuid not null,
  kind text not null,
  form_encrypted text not null,
  file_ids uuid[] not null,
  -- What somebody has to look at in the tax number; empty for nothing.
  warning text not null,
  state integer not null,
  -- Why it was refused or has expired; empty otherwise.
  reason text not null,
  is_default boolean not null,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Invoices keep pointing to a title that its owner has removed.
  deleted_at timestamptz
);
create index invoice_title_owner_idx on invoice_title (owner_id, is_default desc, created_at desc, id) where deleted_at is null;
create unique index invoice_title_default_idx on invoice_title (owner_id) where is_default;
create index invoice_title_queue_idx on invoice_title (state, updated_at, id) where deleted_at is null;
