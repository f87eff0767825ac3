-- How often in a row the delivery of an order has failed.
alter table purchase_order add column delivery_failures integer not null default 0;

-- Each try to deliver what was paid for, by a number that the provider knows. Tries go with their orders.
create table delivery (
  id uuid primary key,
  delivery_no text not null unique,
  order_no text not null references purchase_order (order_no) on delete cascade,
  state text not null,
  created_at timestamptz not null,
  -- When the provider is asked next, as long as it is at work.
  ask_at timestamptz not null,
  ask_count integer not null,
  ended_at timestamptz,
  -- What the provider calls that which it has made.
  instance_no text,
  -- Why it has failed.
  reason text not null
);
-- One try at a time, however often somebody asks for it.
create unique index delivery_open_idx on delivery (order_no) where state = 'waiting';
create index delivery_ask_idx on delivery (ask_at) where state = 'waiting';
create index delivery_order_idx on delivery (order_no);

-- Deliveries of the sandbox, which is a provider beside the portal.
create table sandbox_delivery (
  delivery_no text primary key,
  asked_at timestamptz not null,
  ready_at timestamptz not null,
  is_failing boolean not null
);
