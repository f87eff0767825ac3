-- A face that is to be compared: who is asked for it by a code on the screen, which is good once and for ten minutes.
-- Of the face itself nothing is kept.
create table face_session (
  id uuid primary key,
  identification_id uuid not null references identification (id) on delete cascade,
  owner_id uuid not null,
  -- Hash of what the code on the screen says.
  code_hash text not null unique,
  -- Hash of what the telephone that was first goes on with; absent before.
  telephone_hash text,
  state text not null check (state in ('waiting', 'scanned', 'passed', 'failed')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index face_session_owner_idx on face_session (owner_id, created_at desc);
create index face_session_identification_idx on face_session (identification_id);
create index face_session_created_idx on face_session (created_at);
