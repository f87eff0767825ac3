-- Work in the background: what is due, what is being done and until when its worker is believed to live, what was given up.
create table background_job (
  id bigint generated always as identity primary key,
  name text not null,
  key text not null,
  payload jsonb not null,
  state text not null check (state in ('waiting', 'running', 'dead')),
  run_at timestamptz not null,
  attempts integer not null,
  leased_until timestamptz,
  last_error text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state = 'running') = (leased_until is not null))
);

-- The same work is not queued twice, nor again after it was given up.
create unique index background_job_work_idx on background_job (name, key);
create index background_job_waiting_idx on background_job (run_at) where state = 'waiting';
create index background_job_running_idx on background_job (leased_until) where state = 'running';
create index background_job_dead_idx on background_job (updated_at desc, id) where state = 'dead';
