-- Calls that all instances count together. What a crash forgets begins anew.
create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
