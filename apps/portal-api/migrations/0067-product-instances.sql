-- The product that an order has brought, renewed or changed, and when it did; nothing until that has happened.
alter table purchase_order add column instance_id uuid;
alter table purchase_order add column applied_at timestamptz;
create index purchase_order_unapplied_idx on purchase_order (state_since)
  where state = 'completed' and applied_at is null;
create index purchase_order_instance_idx on purchase_order (instance_id, created_at desc) where instance_id is not null;

-- Products in use, one for each order of a new one that was delivered.
create table product_instance (
  id uuid primary key,
  instance_no text not null unique,
  owner_id uuid not null,
  order_no text not null unique,
  product_code text not null,
  product_name text not null,
  meal_code text not null,
  plan_name text not null,
  quantity integer not null,
  -- Months of the last order for it.
  period integer not null,
  state smallint not null,
  state_since timestamptz not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_auto_renewed boolean not null default false,
  -- When its owner is reminded of its end next.
  remind_at timestamptz,
  created_at timestamptz not null,
  version integer not null,
  search_text text generated always as
    (lower(normalize(instance_no || ' ' || product_name || ' ' || plan_name, NFKC))) stored,
  search_terms text[] generated always as
    (text_terms(instance_no || ' ' || product_name || ' ' || plan_name)) stored
);
create index product_instance_own_idx on product_instance (owner_id, ends_at, id) include (state, product_code);
create index product_instance_terms_idx on product_instance using gin (search_terms);
create index product_instance_end_idx on product_instance (ends_at) where state = 10;
create index product_instance_remind_idx on product_instance (remind_at) where state = 10;
create index product_instance_release_idx on product_instance (state_since) where state = 30;

-- What the time of a product was paid by: each order with the part of it that it paid for.
create table instance_period (
  order_no text primary key,
  instance_id uuid not null references product_instance (id) on delete cascade,
  type text not null,
  months integer not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null
);
create index instance_period_instance_idx on instance_period (instance_id, starts_at);

-- Access keys: a hash, and the last characters.
create table instance_key (
  id uuid primary key,
  instance_id uuid not null references product_instance (id) on delete cascade,
  name text not null,
  hash text not null unique,
  tail text not null,
  created_at timestamptz not null
);
create index instance_key_instance_idx on instance_key (instance_id, created_at);

-- How much a product was used, day by day in China.
create table instance_usage (
  instance_id uuid not null references product_instance (id) on delete cascade,
  day date not null,
  calls integer not null,
  primary key (instance_id, day)
);
