-- How orders stand towards their invoices, for lists that look at all of an owner: as the ledger has it, which is added
-- up for an order with each of its postings, whoever posts. Sums in 分.
create table invoice_balance (
  order_no text primary key references purchase_order (order_no) on delete cascade,
  owner_id uuid not null,
  created_at timestamptz not null,
  -- Only what is completed can be invoiced.
  is_completed boolean not null,
  -- What was paid of the price, what of that went back, and what stands on invoices.
  amount bigint not null,
  refunded bigint not null,
  invoiced bigint not null,
  invoiceable bigint not null generated always as (amount - refunded - invoiced) stored
);
create index invoice_balance_open_idx on invoice_balance (owner_id, (refunded > 0) desc, created_at desc, order_no)
  include (amount, refunded, invoiceable) where is_completed and invoiceable > 0;
create index invoice_balance_days_idx on invoice_balance (owner_id, created_at)
  include (order_no, amount, refunded, invoiceable) where is_completed and invoiceable > 0;

-- Balances of orders as the ledger and the orders have them.
create function read_invoice_balances(order_nos text[])
returns table (order_no text, owner_id uuid, created_at timestamptz, is_completed boolean, amount bigint, refunded bigint, invoiced bigint)
language sql stable as $$
  select purchase_order.order_no, purchase_order.owner_id, purchase_order.created_at, purchase_order.state = 'completed',
    balance.amount::bigint, balance.refunded::bigint, balance.invoiced::bigint
  from purchase_order cross join lateral (
    select
      -coalesce(sum(entry.amount) filter (where account_name = 'revenue'), 0)
        - greatest(0, coalesce(sum(entry.amount) filter (where account_name = 'receivable'), 0)) as amount,
      coalesce(sum(entry.amount) filter (where account_name = 'refunded:charge'), 0) as refunded,
      coalesce(sum(entry.amount) filter (where starts_with(account_name, 'invoiced:')), 0) as invoiced
    from ledger_entry as entry where entry.order_no = purchase_order.order_no
  ) as balance
  where purchase_order.order_no = any (order_nos)
$$;

-- Whoever posts for an order has it locked in the ledger: what is added up is all of it.
create function follow_ledger() returns trigger language plpgsql as $$
begin
  insert into invoice_balance as known (order_no, owner_id, created_at, is_completed, amount, refunded, invoiced)
  select * from read_invoice_balances(array(select distinct order_no from added)) as read order by read.order_no
  on conflict (order_no) do update
    set amount = excluded.amount, refunded = excluded.refunded, invoiced = excluded.invoiced;
  return null;
end $$;
create trigger ledger_entry_follow after insert on ledger_entry
  referencing new table as added for each statement execute function follow_ledger();

-- Sums of an order that has some are left to whoever posts: an order may move on while a posting is under way.
create function follow_order_state() returns trigger language plpgsql as $$
begin
  insert into invoice_balance as known (order_no, owner_id, created_at, is_completed, amount, refunded, invoiced)
  select * from read_invoice_balances(array[new.order_no])
  on conflict (order_no) do update
    set is_completed = excluded.is_completed, created_at = excluded.created_at;
  return null;
end $$;
create trigger purchase_order_follow after update of state, created_at on purchase_order for each row
  when ((old.state = 'completed') <> (new.state = 'completed') or old.created_at <> new.created_at)
  execute function follow_order_state();
