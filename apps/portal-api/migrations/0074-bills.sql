-- When refunds of the sandbox went back, for its bill.
alter table sandbox_trade add column refunded_at jsonb not null default '{}';

-- What was found when the bill of a provider was compared with our books, for each day in China; amounts in 分.
create table reconciliation (
  channel text not null,
  day date not null,
  -- How often it was tried in vain, why the last time, and when it is tried again.
  tries integer not null default 0,
  failure text not null default '',
  next_try_at timestamptz not null,
  finished_at timestamptz,
  line_count integer not null default 0,
  paid bigint not null default 0,
  refunded bigint not null default 0,
  -- What the ledger has for that day: what came in without what went back.
  booked bigint not null default 0,
  difference_count integer not null default 0,
  healed_count integer not null default 0,
  primary key (channel, day)
);

-- Lines of the bills, kept as evidence; a number that stands on a bill twice was billed twice.
create table bill_line (
  channel text not null,
  day date not null,
  place integer not null,
  kind text not null,
  number text not null,
  trade_no text not null,
  amount bigint not null check (amount >= 0),
  is_done boolean not null,
  primary key (channel, day, place)
);
create index bill_line_number_idx on bill_line (channel, kind, number);

-- What a bill and our books say of one thing, where they differ.
create table bill_difference (
  id uuid primary key,
  difference_no text not null unique,
  -- It is the platform's.
  owner_id uuid,
  channel text not null,
  day date not null,
  kind text not null,
  number text not null,
  reason text not null,
  -- What stands on the bill, and what we have; null where there is nothing.
  billed bigint,
  booked bigint,
  state integer not null,
  state_since timestamptz not null,
  version integer not null,
  created_at timestamptz not null
);
-- A thing differs once, however often it is compared.
create unique index bill_difference_number_idx on bill_difference (channel, kind, number);
create index bill_difference_queue_idx on bill_difference (state, state_since, id);

-- What moved on a day.
create index payment_opened_idx on payment (channel, created_at);
create index payment_paid_idx on payment (channel, paid_at) where paid_at is not null;
create index payment_refunded_idx on payment (state_since) where state = 51;
create index refund_settled_idx on refund (state_since) where state = 40;
create index ledger_posting_at_idx on ledger_posting (at);
