-- Items that members do not want to be recommended.
create table community_uninteresting (
  owner_id uuid not null,
  target_id text not null,
  created_at timestamptz not null,
  primary key (owner_id, target_id)
);
create index community_uninteresting_owner_idx on community_uninteresting (owner_id, created_at desc, target_id);
