-- What visitors sent is found by who they are and what they wrote.
alter table contact_request
  add column search_text text
    generated always as (lower(normalize(user_name || ' ' || company_name || ' ' || content, NFKC))) stored,
  add column search_terms text[]
    generated always as (text_terms(user_name || ' ' || company_name || ' ' || content)) stored;
create index contact_request_terms_idx on contact_request using gin (search_terms);

alter table consultation
  add column search_text text
    generated always as (lower(normalize(user_name || ' ' || company_name || ' ' || content, NFKC))) stored,
  add column search_terms text[]
    generated always as (text_terms(user_name || ' ' || company_name || ' ' || content)) stored;
create index consultation_terms_idx on consultation using gin (search_terms);
