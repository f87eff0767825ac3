-- What the reviewers' queue is narrowed to: assignee, day, words. Of an identity only the number of its record is a word.
alter table identification
  add column search_text text generated always as (lower(normalize(identification_no, NFKC))) stored,
  add column search_terms text[] generated always as (text_terms(identification_no)) stored;
create index identification_terms_idx on identification using gin (search_terms);
create index identification_in_state_idx on identification (state, state_since, id)
  include (type, created_at, assignee_id, assigned_until);
create index identification_assigned_idx on identification (assignee_id, state, state_since, id)
  include (type, created_at, assigned_until) where assignee_id is not null;

-- contract: the release before reads by indexes, whatever their names; both have a wider one above.
drop index identification_queue_idx, identification_state_idx;
