-- Each entry is looked at with those of its own order: a posting may be about thousands of orders. Of the posting itself,
-- all of them are looked at once, as before.
create or replace function check_ledger_posting() returns trigger language plpgsql as $$
declare
  checked uuid := to_jsonb(new) ->> tg_argv[0];
  of_order text := case when tg_argv[0] = 'posting_id' then to_jsonb(new) ->> 'order_no' end;
begin
  if not exists (select from ledger_entry where posting_id = checked)
    or exists (
      select from ledger_entry where posting_id = checked and (of_order is null or order_no = of_order)
      group by order_no having sum(amount) <> 0)
  then
    raise exception 'ledger posting % does not balance', checked using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- Invoices, from their application on. Sums in 分.
create table invoice (
  id uuid primary key,
  invoice_no text not null unique,
  owner_id uuid not null,
  state smallint not null,
  state_since timestamptz not null,
  version integer not null,
  -- 1 普票, 2 专票.
  type smallint not null check (type in (1, 2)),
  -- 1 数电, 2 纸质.
  medium smallint not null check (medium in (1, 2)),
  subject text not null check (subject in ('person', 'enterprise')),
  title_id uuid not null,
  -- Name of a company; of a person it is sealed alone.
  title_name text not null,
  -- Whom it is made out to, where it is mailed to and where it is posted to.
  form_encrypted text not null,
  lines jsonb not null,
  amount bigint not null,
  tax bigint not null,
  total bigint not null check (total > 0),
  order_count integer not null check (order_count > 0),
  remark text not null default '',
  -- Number of the tax platform, which it has before its files are written.
  number text not null default '',
  issued_at timestamptz,
  is_sample boolean not null default false,
  -- When the provider is asked next, and how often it was.
  ask_at timestamptz,
  ask_count integer not null default 0,
  -- Until when its state lasts, where it says so itself.
  due_at timestamptz,
  -- Since when it waits for finance, and who has taken it on.
  waits_since timestamptz,
  assignee_id uuid,
  reason text not null default '',
  -- Why its last red invoice came to nothing.
  red_refusal text not null default '',
  -- The parcel of a paper invoice.
  courier text not null default '',
  tracking_no text not null default '',
  posted_at timestamptz,
  -- The invoice that it takes the place of.
  replaces_id uuid references invoice (id) on delete set null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  search_text text generated always as (lower(normalize(title_name || ' ' || invoice_no || ' ' || number, NFKC))) stored,
  search_terms text[] generated always as (text_terms(title_name || ' ' || invoice_no || ' ' || number)) stored
);
create unique index invoice_number_idx on invoice (number) where number <> '';
create index invoice_own_idx on invoice (owner_id, created_at desc, id) include (state, total) where deleted_at is null;
create index invoice_own_total_idx on invoice (owner_id, total desc, id) include (state) where deleted_at is null;
create index invoice_queue_idx on invoice (waits_since, id) where waits_since is not null;
create index invoice_state_idx on invoice (state, state_since, id);
create index invoice_ask_idx on invoice (ask_at) where ask_at is not null;
create index invoice_replaces_idx on invoice (replaces_id) where replaces_id is not null;
create index invoice_terms_idx on invoice using gin (search_terms);

-- Which orders an invoice is for, and how much of each.
create table invoice_order (
  invoice_id uuid not null references invoice (id) on delete cascade,
  order_no text not null,
  name text not null,
  amount bigint not null check (amount > 0),
  primary key (invoice_id, order_no)
);
create index invoice_order_no_idx on invoice_order (order_no);

-- Red invoices, from their application on.
create table invoice_red (
  id uuid primary key,
  red_no text not null unique,
  invoice_id uuid not null references invoice (id) on delete cascade,
  reason smallint not null check (reason between 1 and 4),
  entry text not null check (entry in ('none', 'deducted', 'entered')),
  -- How its confirmation stands by the codes of the tax platform; empty before it has answered.
  code text not null default '',
  confirmation text not null default '',
  number text not null default '',
  requested_at timestamptz not null,
  -- Until when it can be confirmed.
  deadline timestamptz,
  issued_at timestamptz,
  -- Another invoice takes the place of the one it takes back, and for whom.
  reissue boolean not null default false,
  title_id uuid,
  title_name text not null default '',
  form_encrypted text not null default '',
  refusal text not null default '',
  is_open boolean not null default true
);
create unique index invoice_red_open_idx on invoice_red (invoice_id) where is_open;
create index invoice_red_invoice_idx on invoice_red (invoice_id, requested_at desc, id);
create unique index invoice_red_number_idx on invoice_red (number) where number <> '';

-- Files of invoices; the bytes are those of the stored file.
create table invoice_file (
  invoice_id uuid not null references invoice (id) on delete cascade,
  -- The invoice itself, or the red one of this key.
  part_id uuid not null,
  format text not null check (format in ('pdf', 'ofd', 'xml')),
  file_id uuid not null references stored_file (id),
  primary key (part_id, format)
);
create index invoice_file_invoice_idx on invoice_file (invoice_id);

-- A file is deleted with all that nothing refers to, once its invoice is gone.
create function release_invoice_file() returns trigger language plpgsql as $$
begin
  update stored_file set is_used = false where id = old.file_id;
  return null;
end $$;
create trigger invoice_file_release after delete on invoice_file
  for each row execute function release_invoice_file();

-- Mails with the files of an invoice.
create table invoice_mail (
  id uuid primary key,
  invoice_id uuid not null references invoice (id) on delete cascade,
  address_encrypted text not null,
  requested_at timestamptz not null,
  sent_at timestamptz
);
create index invoice_mail_invoice_idx on invoice_mail (invoice_id, requested_at);

-- Files of many invoices in a zip.
create table invoice_export (
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
create index invoice_export_owner_idx on invoice_export (owner_id, requested_at desc, id);
create unique index invoice_export_open_idx on invoice_export (owner_id) where state in ('waiting', 'running');
create index invoice_export_due_idx on invoice_export (requested_at) where state in ('waiting', 'running');
create index invoice_export_expiry_idx on invoice_export (expires_at) where state = 'done';
