-- What somebody has typed to be verified and not submitted: sealed, one for each way, gone after a week. Each save makes
-- a row anew, so that an id tells one version from the next.
create table identification_draft (
  id uuid primary key,
  owner_id uuid not null,
  type integer not null,
  method integer not null,
  step text not null,
  fields_encrypted text not null,
  -- Uploads by what they show, and their ids, which are kept as long as the draft.
  pictures jsonb not null,
  file_ids uuid[] not null,
  saved_at timestamptz not null,
  unique (owner_id, type, method)
);
create index identification_draft_saved_idx on identification_draft (saved_at);
