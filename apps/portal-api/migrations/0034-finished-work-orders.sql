-- Lists and counts of one state in the queue, above all of those that are over, which only grow.
create index work_order_state_idx on work_order (status, (escalated_at is null), promise_at, id);
