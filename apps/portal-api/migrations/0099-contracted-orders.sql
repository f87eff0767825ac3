-- Orders whose customer wants a contract first: when it came into force. What is being delivered was sold before that counted.
alter table purchase_order add column contracted_at timestamptz;
update purchase_order set contracted_at = state_since where contract_first and state = 'processing';
-- Contracts of an order.
create index contract_orders_idx on contract using gin (order_nos);
