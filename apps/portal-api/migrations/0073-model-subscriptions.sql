-- When an approved application became what it asked for; nothing until it has.
alter table application add column applied_at timestamptz;
create index application_granted_idx on application (state_since)
  where kind = 'model' and state = 30 and applied_at is null;

-- Models that somebody may use, one for each owner and model.
create table model_subscription (
  id uuid primary key,
  subscription_no text not null unique,
  owner_id uuid not null,
  model_id text not null,
  model_name text not null,
  model_type smallint not null,
  delivery_mode smallint not null,
  -- The newest application that was approved for it.
  application_no text not null,
  -- Calls of one month in China.
  monthly_quota integer not null,
  state smallint not null,
  state_since timestamptz not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- When its owner is reminded of its end next.
  remind_at timestamptz,
  created_at timestamptz not null,
  version integer not null
);
create unique index model_subscription_owner_model_idx on model_subscription (owner_id, model_id);
create index model_subscription_own_idx on model_subscription (owner_id, ends_at, id) include (state);
create index model_subscription_end_idx on model_subscription (ends_at) where state = 10;
create index model_subscription_remind_idx on model_subscription (remind_at) where state = 10;

-- Access keys: a hash, and the last characters.
create table model_key (
  id uuid primary key,
  subscription_id uuid not null references model_subscription (id) on delete cascade,
  name text not null,
  hash text not null unique,
  tail text not null,
  created_at timestamptz not null
);
create index model_key_subscription_idx on model_key (subscription_id, created_at);

-- Calls of a model, day by day in China.
create table model_usage (
  subscription_id uuid not null references model_subscription (id) on delete cascade,
  day date not null,
  calls integer not null,
  primary key (subscription_id, day)
);
