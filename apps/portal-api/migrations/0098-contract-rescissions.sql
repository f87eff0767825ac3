-- Contracts that are ended by both sides: who has asked for it, the agreement with its hash (sealed), and when the
-- customer has signed it. When the other side was urged last.
alter table contract
  add column rescission_by text not null default '' check (rescission_by in ('', 'user', 'legal')),
  add column rescission_encrypted text not null default '',
  add column rescission_hash text not null default '',
  add column rescission_signed_at timestamptz,
  add column urged_at timestamptz;
create index contract_undecided_idx on contract (state_since, id)
  where (state = 20 and approved_at is null) or (state = 70 and rescission_by = 'user');
