-- What an order is for: 'new', 'renewal', 'upgrade' or 'conversion'. The previous release makes new ones alone.
alter table purchase_order add column type text not null default 'new';

-- A list by amount, and one of a single type.
create index purchase_order_own_payable_idx on purchase_order (owner_id, payable desc, id) include (state, created_at);
create index purchase_order_own_type_idx on purchase_order (owner_id, type, created_at desc, id)
  include (state, payable);
