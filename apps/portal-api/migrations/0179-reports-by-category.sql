-- Reports of a rare kind in a state that most have: all others would be passed on the way to them.
create index community_report_category_idx on community_report (state, category, due_at, id)
  include (assignee_id, created_at);
