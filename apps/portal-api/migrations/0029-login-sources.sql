-- Wrong passwords are counted by where they come from, so that a stranger's do not lock the owner out. An empty source
-- counts those of all strangers together.
alter table login_failure add column source_hash text not null default '';
alter table login_failure drop constraint login_failure_pkey;
alter table login_failure add primary key (name_hash, source_hash);

-- Browsers in which a name has logged in, both as hashes.
create table login_browser (
  name_hash text not null,
  browser_hash text not null,
  seen_at timestamptz not null,
  primary key (name_hash, browser_hash)
);
