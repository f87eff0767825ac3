-- Keys of a list and how many there are, from an index alone: each has what the list is ordered and narrowed by.

create index work_order_waiting_idx on work_order ((escalated_at is null), promise_at, id)
  include (escalated_at, created_at, assignee_id, severity, product_code) where status < 4;
create index work_order_in_state_idx on work_order (status, (escalated_at is null), promise_at, id)
  include (escalated_at, created_at, assignee_id, severity, product_code);
create index work_order_assigned_idx on work_order (assignee_id, (escalated_at is null), promise_at, id)
  include (escalated_at, created_at, severity, product_code) where status < 4;
create index work_order_assigned_state_idx on work_order (assignee_id, status, (escalated_at is null), promise_at, id)
  include (escalated_at, created_at, severity, product_code);
create index work_order_sent_idx on work_order (created_at)
  include (status, escalated_at, promise_at, id, assignee_id, severity, product_code);
create index work_order_own_idx on work_order (owner_id, updated_at desc, id)
  include (created_at, status, severity, product_code) where hidden_at is null;
create index work_order_own_sent_idx on work_order (owner_id, created_at)
  include (updated_at, id, status, severity, product_code) where hidden_at is null;

-- contract: the release before reads by indexes, whatever their names; each of these has a wider one above.
drop index work_order_queue_idx, work_order_state_idx, work_order_assignee_idx, work_order_assignee_state_idx,
  work_order_created_idx, work_order_owner_idx;
