-- Orders that are paid by a transfer have a code by which the money is recognized.
alter table purchase_order add column remit_code text;
-- contract: the release before never writes this column, whose values are drawn.
create unique index purchase_order_remit_no_key on purchase_order (remit_code);

-- What customers hand in of the transfers they have made; amounts are their own word and count for nothing.
create table transfer_voucher (
  id uuid primary key,
  order_no text not null references purchase_order (order_no) on delete cascade,
  owner_id uuid not null,
  file_ids uuid[] not null,
  stated_amount bigint not null check (stated_amount > 0),
  paid_on date not null,
  created_at timestamptz not null
);
create index transfer_voucher_order_idx on transfer_voucher (order_no, created_at);
create index transfer_voucher_own_idx on transfer_voucher (owner_id);

-- Money that has come in by a transfer, as the statement of the bank has it; each line of it counts once.
create table transfer (
  id uuid primary key,
  transfer_no text not null unique,
  -- A line of a statement belongs to nobody but the order that it was for.
  owner_id uuid,
  account_number text not null,
  serial_no text not null,
  amount bigint not null check (amount > 0),
  booked_at timestamptz not null,
  -- Who paid, and what was written in the remark.
  payer_encrypted text not null,
  -- Why it waits for finance; empty where it did not.
  doubt text not null,
  order_no text,
  state integer not null,
  state_since timestamptz not null,
  version integer not null,
  created_at timestamptz not null
);
create unique index transfer_serial_idx on transfer (account_number, serial_no);
create index transfer_queue_idx on transfer (state, state_since, id);
create index transfer_order_idx on transfer (order_no) where order_no is not null;
