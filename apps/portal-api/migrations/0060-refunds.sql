-- What of a share has gone back, so that no payment returns more for an order than was paid by it.
alter table payment_order add column refunded bigint not null default 0 check (refunded between 0 and amount);
update payment_order as share
set refunded = (
  select coalesce(sum(entry.amount), 0)
  from payment
  join ledger_posting as posting on posting.cause_key = 'refund:' || payment.refund_no
  join ledger_entry as entry on entry.posting_id = posting.id
  where payment.id = share.payment_id and entry.order_no = share.order_no and entry.account_name = 'refunded:surplus'
)
where exists (select from payment where payment.id = share.payment_id and payment.refund_no is not null);

-- Money of an order that goes back by the payment it came by.
create table refund (
  id uuid primary key,
  refund_no text not null unique,
  owner_id uuid not null,
  order_no text not null,
  payment_id uuid not null,
  product_name text not null,
  amount bigint not null check (amount > 0),
  state integer not null,
  state_since timestamptz not null,
  version integer not null,
  created_at timestamptz not null
);
create index refund_own_idx on refund (owner_id, created_at);
create index refund_order_idx on refund (order_no);
