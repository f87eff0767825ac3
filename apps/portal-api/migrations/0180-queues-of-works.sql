-- As for documents.
create index published_model_in_queue_idx on published_model (submitted_at, id) include (assignee_id, created_at)
  where submitted_at is not null;
create index published_model_in_state_idx on published_model (state, state_since, id) include (assignee_id, created_at);
create index published_model_created_idx on published_model (state, created_at) include (state_since, id, assignee_id);
create index published_model_assigned_idx on published_model (assignee_id, state, state_since, id)
  include (submitted_at, created_at) where assignee_id is not null;
create index community_content_in_queue_idx on community_content (submitted_at, id)
  include (state, main_type, assignee_id, created_at, deleted_at) where submitted_at is not null;
create index community_content_in_state_idx on community_content (state, state_since, id)
  include (main_type, assignee_id, created_at) where deleted_at is null;
create index community_content_all_idx on community_content (state_since, id)
  include (state, main_type, assignee_id, created_at) where deleted_at is null;
create index community_content_created_idx on community_content (created_at)
  include (state, state_since, id, main_type, assignee_id) where deleted_at is null;
create index community_content_assigned_idx on community_content (assignee_id, state_since, id)
  include (state, main_type, submitted_at, created_at) where assignee_id is not null and deleted_at is null;
-- contract: the release before reads by indexes, whatever their names; each of these has another one above that serves it.
drop index published_model_queue_idx, published_model_state_idx, community_content_queue_idx,
  community_content_state_idx;
