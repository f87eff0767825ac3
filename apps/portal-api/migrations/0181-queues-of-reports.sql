-- As for documents. The last one is for reports of a rare kind in a state that most have: all others would be passed on the
-- way to them.
create index community_report_in_queue_idx on community_report (due_at, id)
  include (state, category, assignee_id, created_at) where state in (10, 20);
create index community_report_in_state_idx on community_report (state, due_at, id)
  include (category, assignee_id, created_at);
create index community_report_created_idx on community_report (state, created_at)
  include (due_at, id, category, assignee_id);
create index community_report_assigned_idx on community_report (assignee_id, state, due_at, id)
  include (category, created_at) where assignee_id is not null;
create index community_report_category_idx on community_report (state, category, due_at, id)
  include (assignee_id, created_at);
-- contract: the release before reads by indexes, whatever their names; each of these has another one above that serves it.
drop index community_report_queue_idx, community_report_state_idx;
