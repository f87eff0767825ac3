-- How a product is tried, where its content says so.
alter table product add column trial jsonb;

-- Trials are records of their own, from the application to the order that follows.
create table trial (
  id uuid primary key,
  trial_no text not null unique,
  owner_id uuid not null,
  -- Who it is for: an identity that was verified, else the account.
  subject_key text not null,
  product_code text not null,
  product_name text not null,
  state integer not null,
  state_since timestamptz not null,
  version integer not null,
  reason text not null default '',
  form_encrypted text not null,
  telephone_masked text not null,
  consented_at timestamptz not null,
  created_at timestamptz not null,
  days integer not null check (days > 0),
  -- The plan that it is a trial of.
  meal_code text not null default '',
  quota jsonb,
  opened_at timestamptz,
  ends_at timestamptz,
  ended_at timestamptz,
  -- Tries to open it: the number of this one, when the provider is asked next, and how often it was.
  open_tries integer not null default 1,
  ask_at timestamptz,
  ask_count integer not null default 0,
  open_failures integer not null default 0,
  failure text not null default '',
  instance_no text,
  extension_days integer,
  extension_reason text not null default '',
  extended_at timestamptz,
  is_extended boolean not null default false,
  reminded_days integer,
  rating integer check (rating between 1 and 5),
  feedback text not null default '',
  data_removed_at timestamptz,
  order_no text,
  search_text text generated always as (lower(normalize(product_name || ' ' || trial_no, NFKC))) stored,
  search_terms text[] generated always as (text_terms(product_name || ' ' || trial_no)) stored
);
-- One for each product and account, and for each identity. What was rejected or cancelled before it was opened does not count.
create unique index trial_owner_product_idx on trial (owner_id, product_code)
  where state not in (11, 60) or opened_at is not null;
create unique index trial_subject_product_idx on trial (subject_key, product_code)
  where state not in (11, 60) or opened_at is not null;
create index trial_own_idx on trial (owner_id, created_at desc, id) include (state);
create index trial_queue_idx on trial (state, state_since, id);
create index trial_terms_idx on trial using gin (search_terms);
create index trial_ask_idx on trial (ask_at) where state = 20;
create index trial_ends_idx on trial (ends_at) where state in (30, 31);
create index trial_ended_idx on trial (ended_at) where data_removed_at is null;

-- What was used of a trial's quota on each day.
create table trial_usage (
  trial_id uuid not null references trial (id) on delete cascade,
  day date not null,
  used bigint not null check (used >= 0),
  primary key (trial_id, day)
);

-- Applications for trials become trials; the rows stay for the release before, until the next one removes them. Of
-- several for one product the open one counts, else the last that was passed. What has waited for longer than a week after
-- it was passed is opened by hand.
create function to_trial_state(state integer) returns integer language sql immutable as
  'select case state when 10 then 10 when 20 then 10 when 30 then 20 when 31 then 11 else 60 end';

with found as (
  select application.*, row_number() over (
    partition by owner_id, item_key, state in (10, 20, 30) order by state = 30, created_at desc) as place
  from application where kind = 'trial' and owner_id is not null
)
insert into trial (id, trial_no, owner_id, subject_key, product_code, product_name, state, state_since, version, reason,
  form_encrypted, telephone_masked, consented_at, created_at, days, ask_at)
select id, application_no, owner_id, 'account:' || owner_id, item_key, item_name,
  case when state in (10, 20, 30) and place > 1 then 60 else to_trial_state(state) end,
  state_since, version, reason, form_encrypted, telephone_masked, consented_at, created_at, 30,
  case when state = 30 and state_since > now() - interval '7 days' then now() end
from found;

insert into status_log
  (id, record_kind, record_id, from_state, to_state, act, actor_role, actor_id, actor_name, reason, file_ids, at)
select gen_random_uuid(), 'trial', record_id, to_trial_state(from_state), to_trial_state(to_state),
  case act when 'submit' then 'apply' when 'withdraw' then 'cancel' else act end,
  actor_role, actor_id, actor_name, status_log.reason, file_ids, at
from status_log join trial on trial.id = record_id
where record_kind = 'application' and act in ('submit', 'approve', 'reject', 'withdraw')
order by position;
update status_log set from_state = null where record_kind = 'trial' and act = 'apply';

-- Whoever still applies by the release before has a trial as well.
create function adopt_trial_application() returns trigger language plpgsql as $$
begin
  if new.kind = 'trial' and new.owner_id is not null then
    insert into trial (id, trial_no, owner_id, subject_key, product_code, product_name, state, state_since, version,
      form_encrypted, telephone_masked, consented_at, created_at, days)
    values (new.id, new.application_no, new.owner_id, 'account:' || new.owner_id, new.item_key, new.item_name, 10,
      new.created_at, 1, new.form_encrypted, new.telephone_masked, new.consented_at, new.created_at, 30)
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger trial_application_adopted after insert on application
  for each row execute function adopt_trial_application();
