-- When administrators were last told of jobs of a name that were given up, and up to which failure.
create table job_notice (
  name text primary key,
  told_at timestamptz not null,
  dead_until timestamptz not null
);
