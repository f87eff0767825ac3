-- Contracts that their customers sign with a service outside: what it calls the flow, when it is asked next and how often
-- it has said nothing new, and the file that it gives back, which the seal of the platform goes on.
alter table contract
  add column sign_flow text not null default '',
  add column ask_at timestamptz,
  add column ask_count integer not null default 0,
  add column signed_file_id uuid;
create index contract_ask_idx on contract (ask_at) where ask_at is not null;
create index contract_flow_idx on contract (sign_flow) where sign_flow <> '';
