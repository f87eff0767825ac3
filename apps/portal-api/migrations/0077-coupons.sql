-- Coupons, given to somebody. How one stands is derived: from its end, and from the order that has it.
create table coupon (
  id uuid primary key,
  owner_id uuid not null,
  name text not null,
  kind text not null check (kind in ('amount', 'percent')),
  -- 分, or per cent.
  value bigint not null check (value > 0 and (kind = 'amount' and value < minimum or kind = 'percent' and value < 100)),
  minimum bigint not null check (minimum > 0),
  -- Products it is for; none for all of them.
  product_codes text[] not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null
);
create index coupon_own_idx on coupon (owner_id, ends_at desc, id);

-- The coupon of an order. An order that was cancelled or has expired gives it back by being so, whichever release does it.
alter table purchase_order add column coupon_id uuid;
-- contract: the release before never writes this column, and goes on cancelling orders that have one.
create unique index purchase_order_coupon_key on purchase_order (coupon_id)
  where coupon_id is not null and state not in ('cancelled', 'expired');
