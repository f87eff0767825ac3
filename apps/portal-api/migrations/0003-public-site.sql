-- What the pages of the public site say. `content` is the page as the contract describes it.
alter table product
  add column delivery_mode text not null default 'cloud',
  add column pricing_mode text not null default 'metered',
  add column product_type text not null default 'platform',
  add column tags text[] not null default '{}',
  add column has_trial boolean not null default false,
  add column published_on date not null default '2026-01-01',
  add column content jsonb,
  add column downloads jsonb not null default '[]',
  add column solution_ids text[] not null default '{}';
create index product_category_idx on product (category_id, weight desc, code) where listing_status = 2;
create index product_newest_idx on product (published_on desc, code) where listing_status = 2;

alter table solution
  add column content jsonb,
  add column product_codes text[] not null default '{}';

alter table case_study
  add column region text not null default '',
  add column content jsonb;
create index case_study_category_idx on case_study (category_id, weight desc, published_on desc, id) where listing_status = 2;
create index case_study_product_idx on case_study using gin (product_codes);
create index case_study_solution_idx on case_study using gin (solution_ids);

alter table news
  add column author text not null default '',
  add column news_source text not null default '',
  add column is_pinned boolean not null default false,
  add column tags text[] not null default '{}',
  add column body_html text not null default '';
create index news_kind_idx on news (kind, published_on desc, id) where listing_status = 2;

alter table activity
  add column content jsonb,
  add column body_html text not null default '';

alter table partner
  add column region text not null default '',
  add column summary text not null default '';

alter table legal_document add column body_html text not null default '';

create table industrial_model (
  id text primary key,
  name text not null,
  model_type smallint not null check (model_type between 1 and 4),
  delivery_mode smallint not null check (delivery_mode between 1 and 3),
  pricing smallint not null check (pricing between 1 and 3),
  industry text not null,
  provider text not null,
  summary text not null,
  calls integer not null,
  rating numeric(2, 1) not null,
  published_on date not null,
  content jsonb not null,
  listing_status smallint not null check (listing_status between 1 and 3),
  weight integer not null,
  visible_ranges integer[] not null,
  source text not null
);
create index industrial_model_listing_idx on industrial_model (listing_status, weight desc, id);
create index industrial_model_visible_idx on industrial_model using gin (visible_ranges);

create table factory (
  id text primary key,
  name text not null,
  place text not null,
  industry text not null,
  year integer not null,
  certification text not null,
  summary text not null,
  cover_image text not null,
  metrics jsonb not null,
  timeline jsonb not null,
  listing_status smallint not null check (listing_status between 1 and 3),
  weight integer not null,
  visible_ranges integer[] not null,
  source text not null
);

create table job (
  id text primary key,
  title text not null,
  channel text not null,
  job_function text not null,
  city text not null,
  headcount integer not null,
  published_on date not null,
  is_closed boolean not null,
  intro text not null,
  duties text[] not null,
  requirements text[] not null,
  extras text[] not null,
  listing_status smallint not null check (listing_status between 1 and 3),
  weight integer not null,
  visible_ranges integer[] not null,
  source text not null
);
create index job_listing_idx on job (listing_status, is_closed, published_on desc, id);
create index job_visible_idx on job using gin (visible_ranges);

-- Forms of the public site that somebody works on. What was filled in is encrypted as a whole.
create table application (
  id uuid primary key,
  application_no text not null unique,
  kind text not null,
  owner_id uuid,
  item_key text not null,
  item_name text not null,
  item_url text not null,
  state text not null,
  form_encrypted text not null,
  telephone_masked text not null,
  consented_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index application_owner_idx on application (owner_id, created_at desc, id);
create unique index application_open_idx on application (owner_id, kind, item_key)
  where owner_id is not null and kind <> 'consult' and state in ('submitted', 'processing');

create table enrolment (
  id uuid primary key,
  activity_id text not null,
  owner_id uuid not null,
  state text not null,
  form_encrypted text not null,
  telephone_masked text not null,
  consented_at timestamptz not null,
  created_at timestamptz not null
);
create unique index enrolment_owner_idx on enrolment (owner_id, activity_id) where state <> 'cancelled';
create index enrolment_activity_idx on enrolment (activity_id, state, created_at);

create table stored_file (
  id uuid primary key,
  owner_id uuid not null,
  unit text not null,
  name text not null,
  type text not null,
  size integer not null,
  storage_key text not null,
  is_used boolean not null default false,
  created_at timestamptz not null
);
create index stored_file_owner_idx on stored_file (owner_id, created_at desc);
create index stored_file_unused_idx on stored_file (created_at) where not is_used;

create table quote (
  id text primary key,
  owner_id uuid not null,
  body jsonb not null,
  order_no text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index quote_expires_idx on quote (expires_at);

create table purchase_order (
  order_no text primary key,
  owner_id uuid not null,
  quote_id text not null unique references quote (id),
  state text not null,
  line jsonb not null,
  payable bigint not null,
  contract_first boolean not null,
  remark text not null,
  agreement_version text not null,
  created_at timestamptz not null
);
create index purchase_order_owner_idx on purchase_order (owner_id, created_at desc, order_no);
