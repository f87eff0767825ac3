-- Contracts of customers with the platform.
create table contract (
  id uuid primary key,
  contract_no text not null unique,
  owner_id uuid not null,
  kind text not null check (kind in ('intent', 'order', 'framework')),
  title text not null,
  template_id text not null,
  template_version text not null,
  state smallint not null,
  state_since timestamptz not null,
  version integer not null,
  order_nos text[] not null default '{}',
  -- What its orders cost, in 分; null where there are none.
  amount bigint check (amount >= 0),
  -- Who the customer is, as it may be shown; empty before there is an identity.
  party_name text not null default '',
  party_number text not null default '',
  sign_mode text not null check (sign_mode in ('electronic', 'paper')),
  signer_role smallint not null check (signer_role in (1, 2)),
  mandate_file_id uuid,
  -- What its owner has written, and the text that was submitted with its hash; both sealed.
  form_encrypted text not null,
  has_special_terms boolean not null default false,
  text_encrypted text not null default '',
  text_hash text not null default '',
  reason text not null default '',
  assignee_id uuid,
  submitted_at timestamptz,
  approved_at timestamptz,
  -- Until when it has to be signed, or is in force, or a letter of intent can be downloaded.
  due_at timestamptz,
  extended_at timestamptz,
  -- Days before its end of the last reminder.
  reminded_days integer,
  -- When a code for signing this contract was asked for; null where the last one was for another.
  code_asked_at timestamptz,
  signed_at timestamptz,
  sealed_at timestamptz,
  -- How it was signed, for the report; sealed.
  evidence_encrypted text not null default '',
  file_id uuid,
  file_hash text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (lower(normalize(title || ' ' || contract_no || ' ' || party_name, NFKC))) stored,
  search_terms text[] generated always as (text_terms(title || ' ' || contract_no || ' ' || party_name)) stored
);
create index contract_own_idx on contract (owner_id, created_at desc, id) include (kind, state);
create index contract_state_idx on contract (state, state_since, id);
create index contract_waiting_idx on contract (state_since, id) where state = 20 and approved_at is null;
create index contract_due_idx on contract (due_at) where state in (30, 40);
create index contract_sealing_idx on contract (state_since) where state = 31;
create index contract_terms_idx on contract using gin (search_terms);

-- Orders that are in a formal contract which is not over: each in one.
create table contract_claim (
  order_no text primary key,
  contract_id uuid not null references contract (id) on delete cascade
);
create index contract_claim_contract_idx on contract_claim (contract_id);
