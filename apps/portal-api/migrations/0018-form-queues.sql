-- Applications move by a lifecycle: states by number, who works on them, why they were refused.
drop index application_open_idx;
alter table application
  alter column state type integer using case state
    when 'submitted' then 10
    when 'processing' then 20
    when 'approved' then 30
    when 'rejected' then 31
    when 'withdrawn' then 40
  end,
  add column reason text not null default '',
  add column assignee_id uuid,
  add column version integer not null default 1;
create unique index application_open_idx on application (owner_id, kind, item_key)
  where owner_id is not null and kind <> 'consult' and state in (10, 20);
create index application_queue_idx on application (state, created_at, id);
-- What visitors sent and consultations are kept for twelve months.
create index application_visitor_idx on application (updated_at) where owner_id is null or kind = 'consult';

-- What had happened to applications so far: they were sent or downloaded, and some were taken back.
insert into status_log
  (id, record_kind, record_id, from_state, to_state, act, actor_role, actor_id, actor_name, reason, file_ids, at)
select gen_random_uuid(), 'application', id, null, case kind when 'whitepaper' then 30 else 10 end,
  case kind when 'whitepaper' then 'download' else 'submit' end, 'user', owner_id, '', '', '{}', created_at
from application order by created_at;
insert into status_log
  (id, record_kind, record_id, from_state, to_state, act, actor_role, actor_id, actor_name, reason, file_ids, at)
select gen_random_uuid(), 'application', id, 10, 40, 'withdraw', 'user', owner_id, '', '', '{}', updated_at
from application where state = 40 order by updated_at;

-- Somebody deals with what visitors send.
alter table contact_request
  add column handled_at timestamptz,
  add column handled_by uuid,
  add column note text not null default '';
alter table consultation
  add column handled_at timestamptz,
  add column handled_by uuid,
  add column note text not null default '';
create index contact_request_queue_idx on contact_request (created_at, id) where handled_at is null;
create index consultation_queue_idx on consultation (created_at, id) where handled_at is null;
