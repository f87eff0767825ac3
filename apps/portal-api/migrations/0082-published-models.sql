-- Models that members publish. Which version is written on, and which one visitors see, or saw last.
create table published_model (
  id uuid primary key,
  -- Id of its page too.
  model_no text not null unique,
  owner_id uuid not null,
  name text not null,
  model_type smallint not null check (model_type between 1 and 4),
  delivery_mode smallint not null check (delivery_mode between 1 and 3),
  -- Who is named as its provider; empty before it is submitted.
  provider text not null default '',
  state smallint not null,
  state_since timestamptz not null,
  version integer not null,
  draft_number integer not null,
  live_number integer,
  file_ids uuid[] not null default '{}',
  -- Since when something waits for a review.
  submitted_at timestamptz,
  assignee_id uuid,
  is_appeal boolean not null default false,
  -- Version for which a decision was appealed against.
  appealed_number integer,
  -- The last decision that was against it, and whose it was.
  reason text not null default '',
  positions jsonb not null default '[]',
  decided_by uuid,
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (lower(normalize(name || ' ' || model_no, NFKC))) stored,
  search_terms text[] generated always as (text_terms(name || ' ' || model_no)) stored
);
create index published_model_own_idx on published_model (owner_id, updated_at desc, id) include (state);
create index published_model_queue_idx on published_model (submitted_at, id) where submitted_at is not null;
create index published_model_state_idx on published_model (state, state_since, id);
create index published_model_terms_idx on published_model using gin (search_terms);

-- What they say, version by version.
create table published_model_version (
  model_id uuid not null references published_model (id) on delete cascade,
  number integer not null,
  body jsonb not null,
  -- What came of the test of this text.
  test jsonb,
  created_at timestamptz not null,
  passed_at timestamptz,
  primary key (model_id, number)
);

-- How many use a model.
create index model_subscription_model_idx on model_subscription (model_id) where state = 10;
