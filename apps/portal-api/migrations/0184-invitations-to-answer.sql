-- Who was invited to answer which question, and by whom: once, whoever it is.
create table community_invitation (
  question_id text not null,
  invited_id uuid not null,
  owner_id uuid not null,
  created_at timestamptz not null,
  primary key (question_id, invited_id)
);
create index community_invitation_owner_idx on community_invitation (owner_id, created_at);
create index community_invitation_invited_idx on community_invitation (invited_id);
