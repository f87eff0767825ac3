create table content_state (
  id smallint primary key default 1 check (id = 1),
  version bigint not null
);
insert into content_state (version) values (1);

-- What has been imported: one row per content file.
create table content_source (
  path text primary key,
  checksum text not null,
  imported_at timestamptz not null default now()
);

create table site_document (
  kind text not null,
  key text not null,
  body jsonb not null,
  source text not null,
  primary key (kind, key)
);
create index site_document_source_idx on site_document (source);

create table category (
  kind text not null,
  id text not null,
  name text not null,
  cover_image text not null,
  position integer not null,
  visible_ranges integer[] not null,
  source text not null,
  primary key (kind, id)
);

create table product (
  code text primary key,
  id text not null unique,
  product_name text not null,
  category_id text not null,
  label_flag smallint not null,
  summary text not null,
  icon text not null,
  is_content_empty boolean not null,
  hot_rank integer not null,
  listing_status smallint not null check (listing_status between 1 and 3),
  weight integer not null,
  visible_ranges integer[] not null,
  source text not null
);
create index product_listing_idx on product (listing_status, weight desc, code);
create index product_hot_idx on product (hot_rank desc, code) where hot_rank > 0 and listing_status = 2;
create index product_visible_idx on product using gin (visible_ranges);

create table solution (
  id text primary key,
  name text not null,
  category_id text not null,
  category_type smallint not null,
  summary text not null,
  icon text not null,
  cover_image text not null,
  highlights text[] not null,
  listing_status smallint not null check (listing_status between 1 and 3),
  weight integer not null,
  visible_ranges integer[] not null,
  source text not null
);
create index solution_listing_idx on solution (listing_status, weight desc, id);
create index solution_visible_idx on solution using gin (visible_ranges);

create table case_study (
  id text primary key,
  title text not null,
  customer text not null,
  category_id text not null,
  summary text not null,
  metric_value text not null,
  metric_label text not null,
  logo text not null,
  cover_image text not null,
  is_featured boolean not null,
  published_on date not null,
  product_codes text[] not null,
  solution_ids text[] not null,
  listing_status smallint not null check (listing_status between 1 and 3),
  weight integer not null,
  visible_ranges integer[] not null,
  source text not null
);
create index case_study_listing_idx on case_study (listing_status, weight desc, published_on desc, id);
create index case_study_featured_idx on case_study (published_on desc, id) where is_featured and listing_status = 2;
create index case_study_visible_idx on case_study using gin (visible_ranges);

create table news (
  id text primary key,
  title text not null,
  kind text not null,
  summary text not null,
  published_on date not null,
  cover_image text not null,
  body text not null,
  listing_status smallint not null check (listing_status between 1 and 3),
  weight integer not null,
  visible_ranges integer[] not null,
  source text not null
);
create index news_listing_idx on news (listing_status, published_on desc, weight desc, id);
create index news_visible_idx on news using gin (visible_ranges);

create table activity (
  id text primary key,
  title text not null,
  summary text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  place text not null,
  has_replay boolean not null,
  cover_image text not null,
  body text not null,
  listing_status smallint not null check (listing_status between 1 and 3),
  weight integer not null,
  visible_ranges integer[] not null,
  source text not null,
  check (ends_at >= starts_at)
);
create index activity_listing_idx on activity (listing_status, starts_at desc, id);
create index activity_visible_idx on activity using gin (visible_ranges);

create table partner (
  id text primary key,
  name text not null,
  kind text not null,
  logo text not null,
  listing_status smallint not null check (listing_status between 1 and 3),
  weight integer not null,
  visible_ranges integer[] not null,
  source text not null
);
create index partner_listing_idx on partner (listing_status, weight desc, id);
create index partner_visible_idx on partner using gin (visible_ranges);

create table legal_document (
  id text primary key,
  title text not null,
  version text not null,
  effective_on date not null,
  body text not null,
  source text not null
);

create table contact_request (
  id uuid primary key,
  user_name text not null,
  company_name text not null,
  telephone_encrypted text not null,
  telephone_masked text not null,
  address_hash text not null,
  consented_at timestamptz not null,
  created_at timestamptz not null
);
create index contact_request_created_idx on contact_request (created_at desc, id);

create table consultation (
  id uuid primary key,
  user_name text not null,
  company_name text not null,
  telephone_encrypted text not null,
  telephone_masked text not null,
  topic text not null,
  content text not null,
  address_hash text not null,
  consented_at timestamptz not null,
  created_at timestamptz not null
);
create index consultation_created_idx on consultation (created_at desc, id);

create table tracking_event (
  id bigint generated always as identity primary key,
  visitor_hash text not null,
  kind text not null,
  path text not null,
  target text not null,
  occurred_at timestamptz not null,
  received_at timestamptz not null
);
create index tracking_event_received_idx on tracking_event (received_at);

create table visit (
  id bigint generated always as identity primary key,
  address_hash text not null,
  user_account text,
  visited_at timestamptz not null
);
create index visit_visited_idx on visit (visited_at);

create table idempotency_record (
  scope text not null,
  key text not null,
  fingerprint text not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_record_created_idx on idempotency_record (created_at);
