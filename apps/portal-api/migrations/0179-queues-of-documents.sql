-- As for payments, and what somebody has taken on.
create index trial_in_queue_idx on trial (state, state_since, id) include (assignee_id, created_at);
create index trial_created_idx on trial (state, created_at) include (state_since, id, assignee_id);
create index application_in_queue_idx on application (state, created_at, id) include (kind, assignee_id);
create index application_assigned_idx on application (assignee_id, state, created_at, id) include (kind);
create index identification_created_idx on identification (state, created_at)
  include (state_since, id, type, assignee_id, assigned_until);
create index invoice_in_queue_idx on invoice (waits_since, id) include (assignee_id, created_at)
  where waits_since is not null;
create index invoice_in_state_idx on invoice (state, state_since, id) include (assignee_id, created_at);
create index invoice_created_idx on invoice (state, created_at) include (state_since, id, assignee_id);
create index invoice_assigned_idx on invoice (assignee_id, state, state_since, id) include (waits_since, created_at)
  where assignee_id is not null;
create index contract_in_queue_idx on contract (state_since, id) include (state, assignee_id, created_at)
  where (state = 20 and approved_at is null) or (state = 70 and rescission_by = 'user')
    or (state = 30 and paper_file_id is not null);
create index contract_in_state_idx on contract (state, state_since, id) include (assignee_id, created_at);
create index contract_created_idx on contract (state, created_at) include (state_since, id, assignee_id);
create index contract_assigned_idx on contract (assignee_id, state, state_since, id)
  include (approved_at, rescission_by, paper_file_id, created_at) where assignee_id is not null;
-- contract: the release before reads by indexes, whatever their names; each of these has another one above that serves it.
drop index trial_queue_idx, application_queue_idx, application_assignee_idx, invoice_queue_idx, invoice_state_idx,
  contract_waits_idx, contract_state_idx;
