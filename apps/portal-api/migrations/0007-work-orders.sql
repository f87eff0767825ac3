-- Work orders: what customers ask the platform to solve.
create table work_order (
  id uuid primary key,
  ticket_no text not null unique,
  owner_id uuid not null,
  status smallint not null check (status between 0 and 6),
  severity text not null,
  product_code text not null,
  product_name text not null,
  type_code text not null,
  type_name text not null,
  title text not null,
  description text not null,
  resource text not null,
  -- Name and number of whoever may be called, encrypted as a whole.
  contact_encrypted text not null,
  telephone_masked text not null,
  contact_hours text not null,
  file_ids uuid[] not null,
  has_secret boolean not null,
  secret_erased_at timestamptz,
  grant_scope text,
  grant_expire_at timestamptz,
  assignee_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When it came to its state; waits are counted from here.
  state_since timestamptz not null,
  promise_at timestamptz not null,
  responded_at timestamptz,
  reminder_count smallint not null,
  urged_at timestamptz,
  escalated_at timestamptz,
  reopen_count smallint not null,
  rating jsonb,
  rated_at timestamptz,
  -- Until when a supervisor calls an owner who is not content.
  call_back_due_at timestamptz,
  message_count integer not null,
  -- The owner has taken it from the list.
  hidden_at timestamptz,
  version integer not null
);
create index work_order_owner_idx on work_order (owner_id, updated_at desc, id) where hidden_at is null;
create index work_order_owner_status_idx on work_order (owner_id, status, updated_at desc, id) where hidden_at is null;
create index work_order_owner_product_idx on work_order (owner_id, product_code, updated_at desc, id)
  where hidden_at is null;
create index work_order_queue_idx on work_order ((escalated_at is null), promise_at, id) where status < 4;
create index work_order_wait_idx on work_order (status, state_since) where status in (2, 3);
create index work_order_grant_idx on work_order (grant_expire_at) where grant_expire_at is not null;

-- Confidential texts, encrypted; gone once the work order is over.
create table work_order_secret (
  id uuid primary key,
  work_order_id uuid not null references work_order on delete cascade,
  text_encrypted text not null,
  created_at timestamptz not null,
  -- Orders texts of the same moment.
  position bigint generated always as identity
);
create index work_order_secret_record_idx on work_order_secret (work_order_id, position);

create table work_order_message (
  id uuid primary key,
  work_order_id uuid not null references work_order on delete cascade,
  author text not null,
  author_id uuid,
  author_name text not null,
  text text not null,
  file_ids uuid[] not null,
  at timestamptz not null,
  read_at timestamptz,
  -- Orders messages of the same moment.
  position bigint generated always as identity
);
create index work_order_message_record_idx on work_order_message (work_order_id, position);
create index work_order_message_unread_idx on work_order_message (work_order_id, author) where read_at is null;

-- How many work orders of an owner stand in each state, so that no list has to count them.
create table work_order_total (
  owner_id uuid primary key,
  -- By state, the first for state 0.
  totals integer[] not null
);

create function count_new_work_orders() returns trigger language plpgsql as $$
begin
  insert into work_order_total as total (owner_id, totals)
  select owner_id, array_agg(count order by state)
  from (
    select owner_id, state, count(*) filter (where status = state and hidden_at is null)::integer
    from added cross join generate_series(0, 6) as state group by owner_id, state
  ) as counted
  group by owner_id
  on conflict (owner_id) do update set totals = array(
    select old_total + new_total
    from unnest(total.totals, excluded.totals) with ordinality as pair (old_total, new_total, place) order by place
  );
  return null;
end $$;

create function count_moved_work_order() returns trigger language plpgsql as $$
begin
  if old.hidden_at is null then
    update work_order_total set totals[old.status + 1] = totals[old.status + 1] - 1 where owner_id = old.owner_id;
  end if;
  if tg_op = 'UPDATE' and new.hidden_at is null then
    update work_order_total set totals[new.status + 1] = totals[new.status + 1] + 1 where owner_id = new.owner_id;
  end if;
  return null;
end $$;

create trigger work_order_added after insert on work_order
  referencing new table as added for each statement execute function count_new_work_orders();
create trigger work_order_moved after update of status, hidden_at on work_order for each row
  when (old.status <> new.status or (old.hidden_at is null) <> (new.hidden_at is null))
  execute function count_moved_work_order();
create trigger work_order_removed after delete on work_order for each row
  execute function count_moved_work_order();
