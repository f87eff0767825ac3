-- The scan of a contract that was signed on paper, which the legal department looks at.
alter table contract add column paper_file_id uuid;

create index contract_waits_idx on contract (state_since, id)
  where (state = 20 and approved_at is null) or (state = 70 and rescission_by = 'user')
    or (state = 30 and paper_file_id is not null);
