-- Who of finance works on a transfer or a difference, and the words that both are found by. Who paid is encrypted.
alter table transfer
  add column assignee_id uuid,
  add column search_text text generated always as
    (lower(normalize(transfer_no || ' ' || serial_no || ' ' || coalesce(order_no, ''), NFKC))) stored,
  add column search_terms text[] generated always as
    (text_terms(transfer_no || ' ' || serial_no || ' ' || coalesce(order_no, ''))) stored;
create index transfer_terms_idx on transfer using gin (search_terms);
create index transfer_assigned_idx on transfer (assignee_id, state, state_since, id) include (created_at)
  where assignee_id is not null;

alter table bill_difference
  add column assignee_id uuid,
  add column search_text text generated always as (lower(normalize(difference_no || ' ' || number, NFKC))) stored,
  add column search_terms text[] generated always as (text_terms(difference_no || ' ' || number)) stored;
create index bill_difference_terms_idx on bill_difference using gin (search_terms);
create index bill_difference_assigned_idx on bill_difference (assignee_id, state, state_since, id) include (created_at)
  where assignee_id is not null;
