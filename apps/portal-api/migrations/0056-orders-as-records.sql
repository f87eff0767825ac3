-- Orders are records that a lifecycle moves. Their states stay words, which the previous release reads and writes; it
-- knows nothing of these columns and may go on meanwhile: its orders can be paid for as long as any other.
alter table purchase_order
  add column id uuid not null default gen_random_uuid(),
  add column state_since timestamptz not null default now(),
  add column version integer not null default 1,
  add column pay_until timestamptz not null default now() + interval '7 days',
  add column search_text text generated always as
    (lower(normalize(coalesce(line ->> 'productName', '') || ' ' || order_no, NFKC))) stored,
  add column search_terms text[] generated always as
    (text_terms(coalesce(line ->> 'productName', '') || ' ' || order_no)) stored;
update purchase_order set state_since = created_at, pay_until = created_at + interval '7 days';

-- contract: the release before never writes this column, whose values are drawn.
create unique index purchase_order_id_idx on purchase_order (id);
create index purchase_order_terms_idx on purchase_order using gin (search_terms);
create index purchase_order_due_idx on purchase_order (pay_until) where state = 'unpaid';
-- Keys of an owner's list and how many there are, from an index alone.
create index purchase_order_own_idx on purchase_order (owner_id, created_at desc, id) include (state, payable);
create index purchase_order_own_state_idx on purchase_order (owner_id, state, created_at desc, id) include (payable);
create index purchase_order_own_product_idx on purchase_order (owner_id, (line ->> 'productCode'), created_at desc, id)
  include (state, payable);

-- What orders cost stands in the ledger. What was completed before there were payments was settled outside the portal.
with orders as materialized (
  select order_no, payable, state = 'completed' and payable > 0 as is_settled, created_at,
    gen_random_uuid() as charge_id, gen_random_uuid() as payment_id
  from purchase_order where state in ('unpaid', 'completed')
), charges as (
  insert into ledger_posting (id, kind, cause_key, at)
  select charge_id, 'charge', 'charge:' || order_no, created_at from orders order by created_at
), payments as (
  insert into ledger_posting (id, kind, cause_key, at)
  select payment_id, 'payment', 'payment:offline:' || order_no, created_at from orders where is_settled order by created_at
)
insert into ledger_entry (posting_id, order_no, account_name, amount)
select charge_id, order_no, 'receivable', payable from orders
union all select charge_id, order_no, 'revenue', -payable from orders
union all select payment_id, order_no, 'cash:offline', payable from orders where is_settled
union all select payment_id, order_no, 'receivable', -payable from orders where is_settled;
