-- Queues at a hundred thousand records: each is read from an index in its order, which has by itself who works on a record
-- and when it was made, so that only the records of a page are looked at. A second one finds the days of a state, of which
-- the first would pass all others.
create index invoice_title_in_queue_idx on invoice_title (state, updated_at, id) include (assignee_id, created_at)
  where deleted_at is null;
create index transfer_in_queue_idx on transfer (state, state_since, id) include (assignee_id, created_at);
create index transfer_created_idx on transfer (state, created_at) include (state_since, id, assignee_id);
create index bill_difference_in_queue_idx on bill_difference (state, state_since, id) include (assignee_id, created_at);
create index bill_difference_created_idx on bill_difference (state, created_at) include (state_since, id, assignee_id);
create index purchase_order_in_queue_idx on purchase_order (state, state_since, id) include (assignee_id, created_at);
create index purchase_order_created_idx on purchase_order (state, created_at) include (state_since, id, assignee_id);
create index refund_in_queue_idx on refund (state, state_since, id) include (assignee_id, created_at);
create index refund_created_idx on refund (state, created_at) include (state_since, id, assignee_id);
-- contract: the release before reads by indexes, whatever their names; each of these has another one above that serves it.
drop index invoice_title_queue_idx, transfer_queue_idx, bill_difference_queue_idx, purchase_order_queue_idx,
  refund_queue_idx;
