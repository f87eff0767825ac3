-- What lists of records are narrowed to: assignee, day, words.

-- Characters of a text and pairs of neighbours, in one width and case.
create function text_terms(text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct term), '{}')
  from (select lower(normalize($1, NFKC)) as plain) as given,
    generate_series(1, length(plain)) as place,
    unnest(array[substr(plain, place, 1), substr(plain, place, 2)]) as term
  where term <> ' '
$$;

-- Stored, so that a list that is read in its order looks at a row's terms without making them anew.
alter table work_order
  add column search_text text generated always as (lower(normalize(title || ' ' || ticket_no, NFKC))) stored,
  add column search_terms text[] generated always as (text_terms(title || ' ' || ticket_no)) stored;
create index work_order_terms_idx on work_order using gin (search_terms);
create index work_order_assignee_idx on work_order (assignee_id, (escalated_at is null), promise_at, id) where status < 4;
create index work_order_assignee_state_idx on work_order (assignee_id, status, (escalated_at is null), promise_at, id);
create index work_order_created_idx on work_order (created_at);

alter table application
  add column search_text text generated always as (lower(normalize(item_name || ' ' || application_no, NFKC))) stored,
  add column search_terms text[] generated always as (text_terms(item_name || ' ' || application_no)) stored;
create index application_terms_idx on application using gin (search_terms);
create index application_assignee_idx on application (assignee_id, state, created_at, id);

-- Whom a title is made out to is encrypted.
alter table invoice_title
  add column search_text text generated always as (lower(normalize(title_no, NFKC))) stored,
  add column search_terms text[] generated always as (text_terms(title_no)) stored;
create index invoice_title_terms_idx on invoice_title using gin (search_terms);
create index invoice_title_created_idx on invoice_title (state, created_at, id) where deleted_at is null;
