-- Payments made online, each a trade at a provider for one order or several. What came in stands in the ledger.
create table payment (
  id uuid primary key,
  pay_no text not null unique,
  owner_id uuid not null,
  channel text not null,
  amount bigint not null check (amount > 0),
  state integer not null,
  state_since timestamptz not null,
  version integer not null,
  created_at timestamptz not null,
  -- Until when the provider takes the money.
  pay_before timestamptz not null,
  -- When the provider is asked next, as long as it has told nothing.
  check_at timestamptz not null,
  check_count integer not null,
  -- The provider's number of the trade, once it is paid.
  trade_no text,
  paid_at timestamptz,
  -- What goes back of it.
  refund_no text unique,
  refunded bigint not null check (refunded between 0 and amount)
);
create unique index payment_trade_idx on payment (channel, trade_no);
create index payment_own_idx on payment (owner_id, created_at);
create index payment_check_idx on payment (check_at) where state = 10;

-- What of a payment is for which order.
create table payment_order (
  payment_id uuid not null references payment (id) on delete cascade,
  order_no text not null,
  amount bigint not null check (amount > 0),
  primary key (payment_id, order_no)
);
create index payment_order_order_idx on payment_order (order_no);

-- Trades of the sandbox, which is a provider beside the portal: it knows neither orders nor their owners.
create table sandbox_trade (
  pay_no text primary key,
  -- Opens its cashier, for whoever was sent there.
  token text not null unique,
  amount bigint not null,
  state text not null,
  trade_no text not null unique,
  return_url text not null,
  pay_before timestamptz not null,
  paid_at timestamptz,
  -- Amounts that went back, by the numbers of their refunds.
  refunds jsonb not null
);
