-- Whom items and answers of the community have called by name, and who were told so.
create table community_mention (
  target_type text not null check (target_type in ('content', 'answer')),
  target_id text not null,
  owner_id uuid not null,
  created_at timestamptz not null,
  primary key (target_type, target_id, owner_id)
);
create index community_mention_owner_idx on community_mention (owner_id, created_at);
-- Names that an `@` begins with.
create index portal_user_nickname_idx on portal_user (nickname text_pattern_ops) where closed_at is null;
