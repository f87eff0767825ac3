-- Queues at a hundred thousand records: each is read from an index in its order, which has by itself who works on a record
-- and when it was made, so that only the records of a page are looked at. A second one finds the days of a state, of which
-- the first would pass all others.
-- contract: the release before reads the wider ones that have their names from here on
drop index invoice_title_queue_idx, transfer_queue_idx, bill_difference_queue_idx, purchase_order_queue_idx,
  refund_queue_idx, trial_queue_idx, application_queue_idx, application_assignee_idx;
create index invoice_title_queue_idx on invoice_title (state, updated_at, id) include (assignee_id, created_at)
  where deleted_at is null;
create index transfer_queue_idx on transfer (state, state_since, id) include (assignee_id, created_at);
create index transfer_created_idx on transfer (state, created_at) include (state_since, id, assignee_id);
create index bill_difference_queue_idx on bill_difference (state, state_since, id) include (assignee_id, created_at);
create index bill_difference_created_idx on bill_difference (state, created_at) include (state_since, id, assignee_id);
create index purchase_order_queue_idx on purchase_order (state, state_since, id) include (assignee_id, created_at);
create index purchase_order_created_idx on purchase_order (state, created_at) include (state_since, id, assignee_id);
create index refund_queue_idx on refund (state, state_since, id) include (assignee_id, created_at);
create index refund_created_idx on refund (state, created_at) include (state_since, id, assignee_id);
create index trial_queue_idx on trial (state, state_since, id) include (assignee_id, created_at);
create index trial_created_idx on trial (state, created_at) include (state_since, id, assignee_id);
create index application_queue_idx on application (state, created_at, id) include (kind, assignee_id);
create index application_assignee_idx on application (assignee_id, state, created_at, id) include (kind);
create index identification_created_idx on identification (state, created_at)
  include (state_since, id, type, assignee_id, assigned_until);

-- The same, and what somebody has taken on, which had no index.
-- contract: as above
drop index invoice_queue_idx, invoice_state_idx, contract_waits_idx, contract_state_idx, published_model_queue_idx,
  published_model_state_idx, community_content_queue_idx, community_content_state_idx, community_report_queue_idx,
  community_report_state_idx;
create index invoice_queue_idx on invoice (waits_since, id) include (assignee_id, created_at)
  where waits_since is not null;
create index invoice_state_idx on invoice (state, state_since, id) include (assignee_id, created_at);
create index invoice_created_idx on invoice (state, created_at) include (state_since, id, assignee_id);
create index invoice_assigned_idx on invoice (assignee_id, state, state_since, id) include (waits_since, created_at)
  where assignee_id is not null;
create index contract_waits_idx on contract (state_since, id) include (state, assignee_id, created_at)
  where (state = 20 and approved_at is null) or (state = 70 and rescission_by = 'user')
    or (state = 30 and paper_file_id is not null);
create index contract_state_idx on contract (state, state_since, id) include (assignee_id, created_at);
create index contract_created_idx on contract (state, created_at) include (state_since, id, assignee_id);
create index contract_assigned_idx on contract (assignee_id, state, state_since, id)
  include (approved_at, rescission_by, paper_file_id, created_at) where assignee_id is not null;
create index published_model_queue_idx on published_model (submitted_at, id) include (assignee_id, created_at)
  where submitted_at is not null;
create index published_model_state_idx on published_model (state, state_since, id) include (assignee_id, created_at);
create index published_model_created_idx on published_model (state, created_at) include (state_since, id, assignee_id);
create index published_model_assigned_idx on published_model (assignee_id, state, state_since, id)
  include (submitted_at, created_at) where assignee_id is not null;
create index community_content_queue_idx on community_content (submitted_at, id)
  include (state, main_type, assignee_id, created_at, deleted_at) where submitted_at is not null;
create index community_content_state_idx on community_content (state, state_since, id)
  include (main_type, assignee_id, created_at) where deleted_at is null;
create index community_content_all_idx on community_content (state_since, id)
  include (state, main_type, assignee_id, created_at) where deleted_at is null;
create index community_content_created_idx on community_content (created_at)
  include (state, state_since, id, main_type, assignee_id) where deleted_at is null;
create index community_content_assigned_idx on community_content (assignee_id, state_since, id)
  include (state, main_type, submitted_at, created_at) where assignee_id is not null and deleted_at is null;
create index community_report_queue_idx on community_report (due_at, id)
  include (state, category, assignee_id, created_at) where state in (10, 20);
create index community_report_state_idx on community_report (state, due_at, id)
  include (category, assignee_id, created_at);
create index community_report_created_idx on community_report (state, created_at)
  include (due_at, id, category, assignee_id);
create index community_report_assigned_idx on community_report (assignee_id, state, due_at, id)
  include (category, created_at) where assignee_id is not null;
