-- Operators look for customers who wait for a call, whatever state their work orders are in.
create index work_order_call_back_idx on work_order (call_back_due_at, id) where call_back_due_at is not null;
