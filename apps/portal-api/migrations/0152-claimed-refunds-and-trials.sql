-- Who of the platform works on a refund or a trial, for the step that it is at.
alter table refund add column assignee_id uuid;
alter table trial add column assignee_id uuid;

-- What waits for people, in the order of their queue, from an index alone; and what somebody has taken on.
create index refund_waiting_idx on refund (state_since, id) include (state, is_account_corrected, created_at, assignee_id)
  where state in (10, 31) or (state = 41 and is_account_corrected);
create index refund_assigned_idx on refund (assignee_id, state_since, id)
  include (state, is_account_corrected, created_at) where assignee_id is not null;
create index trial_waiting_idx on trial (state_since, id) include (state, ask_at, created_at, assignee_id)
  where state in (10, 31) or (state = 20 and ask_at is null);
create index trial_assigned_idx on trial (assignee_id, state_since, id)
  include (state, ask_at, created_at) where assignee_id is not null;
