-- Real-name verification: each row is one try, or one change of an identity. Who it is about and what it was checked
-- with are sealed; numbers are found by a keyed hash only.
create table identification (
  id uuid primary key,
  identification_no text not null unique,
  owner_id uuid not null,
  type integer not null,
  method integer not null,
  state integer not null,
  state_since timestamptz not null,
  version integer not null,
  -- Name and number; empty once they were purged.
  identity_encrypted text not null,
  -- Everything else that was typed; empty once it was purged.
  form_encrypted text not null,
  -- Keyed hash of the number; empty once it was purged.
  number_index text not null,
  -- What is to be shown beside the elements; empty for nothing.
  proof text not null,
  -- When the provider confirmed the elements, and when the proof was given.
  elements_at timestamptz,
  proven_at timestamptz,
  -- Why it has failed: in a word that programs know, and in a sentence. Both are empty otherwise.
  failure text not null,
  reason text not null,
  -- What a reviewer has to look at; empty for nothing.
  warning text not null,
  -- Asks for one account more than a number may have.
  is_appeal boolean not null default false,
  -- Pictures of documents; deleted with what else it was checked with.
  file_ids uuid[] not null,
  -- Who reviews it, and until when nobody else does.
  assignee_id uuid,
  assigned_until timestamptz,
  -- What changes an enterprise is reviewed by two.
  first_reviewer_id uuid,
  first_reviewed_at timestamptz,
  reviewer_id uuid,
  -- Amounts of a remittance that were not right.
  wrong_amounts integer not null default 0,
  -- When the document ends; absent for one that does not, or where that is not known.
  expires_at timestamptz,
  -- Days before the end that its owner was reminded at last; absent before the first time.
  reminded_days integer,
  decided_at timestamptz,
  purged_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Somebody has one identity in effect, and one verification that is open beside it.
create unique index identification_effective_idx on identification (owner_id) where state in (6, 9, 10);
create unique index identification_open_idx on identification (owner_id) where state in (1, 2, 3, 4, 5);
create index identification_owner_idx on identification (owner_id, created_at desc, id);
-- What waits for a reviewer.
create index identification_queue_idx on identification (state, state_since, id) where state = 5;
-- How many accounts a person or an enterprise has.
create index identification_number_idx on identification (number_index) where state in (6, 9, 10);
-- What time brings about.
create index identification_state_idx on identification (state, state_since) where state in (1, 2, 3, 4);
create index identification_purge_idx on identification (decided_at) where purged_at is null;
create index identification_expiry_idx on identification (expires_at) where state = 6;

-- Tries that cost money or could be guesses, counted for a day.
create table identification_attempt (
  id uuid primary key,
  owner_id uuid not null,
  kind text not null,
  -- Keyed hash of what is tried, where that is counted too; empty otherwise.
  subject_index text not null,
  at timestamptz not null
);
create index identification_attempt_owner_idx on identification_attempt (owner_id, kind, at desc);
create index identification_attempt_subject_idx on identification_attempt (subject_index, at desc) where subject_index <> '';

-- Of closed accounts: whom they belonged to, which the law asks to be kept for a time, set apart from everything else.
create table kept_identity (
  -- Of the verification it comes from, under whose id it stays sealed.
  id uuid primary key,
  identification_no text not null,
  owner_id uuid not null,
  type integer not null,
  method integer not null,
  identity_encrypted text not null,
  decided_at timestamptz not null,
  kept_since timestamptz not null
);
create index kept_identity_owner_idx on kept_identity (owner_id);
