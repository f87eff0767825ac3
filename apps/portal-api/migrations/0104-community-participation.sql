-- What members have set, and what is known of their names beside what the community knows of them.
create table community_profile (
  owner_id uuid primary key,
  verified text not null default '' check (verified in ('', 'person', 'company')),
  is_history_paused boolean not null default false,
  -- What they want to hear of; nothing for everything.
  notice_preference jsonb,
  -- When the last mail of notices was written.
  digest_at timestamptz
);

-- Every change of a reputation; nothing in it is ever changed. What is taken back is a line of its own.
create table community_reputation (
  id bigint generated always as identity primary key,
  owner_id uuid not null,
  cause text not null check (cause in ('accepted', 'upvoted', 'downvoted', 'featured')),
  -- What brought it, and the how-manieth time: the same never counts twice.
  cause_key text not null unique,
  points smallint not null,
  target_type text not null,
  target_id text not null,
  created_at timestamptz not null
);
create index community_reputation_owner_idx on community_reputation (owner_id, created_at desc, id desc) include (points);
create index community_reputation_time_idx on community_reputation (created_at) include (owner_id, points);

-- Whom members do not want to hear of, or to be answered by.
create table community_block (
  owner_id uuid not null,
  blocked_id uuid not null,
  kind text not null check (kind in ('mute', 'block')),
  created_at timestamptz not null,
  primary key (owner_id, blocked_id)
);
create index community_block_blocked_idx on community_block (blocked_id, owner_id) where kind = 'block';

-- How many took part in something, and how. Only the sums; a recount of the tables below gives the same.
create table community_tally (
  target_type text not null check (target_type in ('content', 'answer', 'comment', 'user', 'tag')),
  target_id text not null,
  likes integer not null default 0 check (likes >= 0),
  upvotes integer not null default 0 check (upvotes >= 0),
  downvotes integer not null default 0 check (downvotes >= 0),
  comments integer not null default 0 check (comments >= 0),
  answers integer not null default 0 check (answers >= 0),
  collects integer not null default 0 check (collects >= 0),
  follows integer not null default 0 check (follows >= 0),
  shares integer not null default 0 check (shares >= 0),
  -- The accepted answer of a question.
  accepted_id uuid,
  primary key (target_type, target_id)
) with (fillfactor = 70);

create table community_like (
  owner_id uuid not null,
  target_type text not null,
  target_id text not null,
  -- Who wrote it, whom it counts for.
  author_id uuid,
  created_at timestamptz not null,
  primary key (owner_id, target_type, target_id)
);
create index community_like_time_idx on community_like (owner_id, created_at desc);
create index community_like_target_idx on community_like (target_type, target_id);
create index community_like_author_idx on community_like (author_id, created_at);

create table community_vote (
  owner_id uuid not null,
  target_type text not null,
  target_id text not null,
  author_id uuid,
  -- 1 for, -1 against, 0 taken back.
  vote smallint not null check (vote in (-1, 0, 1)),
  -- How often it was changed, by which lines of the reputation are told apart.
  turn integer not null default 1,
  created_at timestamptz not null,
  primary key (owner_id, target_type, target_id)
);
create index community_vote_target_idx on community_vote (target_type, target_id);
create index community_vote_author_idx on community_vote (author_id, created_at);

create table community_follow (
  owner_id uuid not null,
  target_type text not null,
  target_id text not null,
  created_at timestamptz not null,
  primary key (owner_id, target_type, target_id)
);
create index community_follow_time_idx on community_follow (owner_id, target_type, created_at desc);
create index community_follow_target_idx on community_follow (target_type, target_id, created_at);

create table community_folder (
  id uuid primary key,
  owner_id uuid not null,
  name text not null,
  is_public boolean not null default false,
  created_at timestamptz not null
);
create unique index community_folder_name_idx on community_folder (owner_id, lower(name));

create table community_collect (
  owner_id uuid not null,
  target_id text not null,
  author_id uuid,
  -- None for the default folder.
  folder_id uuid references community_folder (id) on delete set null,
  created_at timestamptz not null,
  primary key (owner_id, target_id)
);
create index community_collect_time_idx on community_collect (owner_id, created_at desc, target_id);
create index community_collect_folder_idx on community_collect (folder_id, created_at desc) where folder_id is not null;
create index community_collect_target_idx on community_collect (target_id);
create index community_collect_author_idx on community_collect (author_id, created_at);

-- Shares are counted once for each day and whoever shares, of whom only a fingerprint is kept, and for a week.
create table community_share (
  shared_on date not null,
  target_type text not null,
  target_id text not null,
  fingerprint text not null,
  primary key (shared_on, target_type, target_id, fingerprint)
);

create table community_visit (
  owner_id uuid not null,
  target_id text not null,
  -- Per cent of a text, seconds of a video.
  progress integer not null default 0,
  visited_at timestamptz not null,
  primary key (owner_id, target_id)
) with (fillfactor = 80);
create index community_visit_time_idx on community_visit (owner_id, visited_at desc, target_id);

create table community_answer (
  id uuid primary key,
  question_id text not null,
  -- None once its author has left.
  owner_id uuid,
  body text not null,
  html text not null,
  has_ai boolean not null,
  ip_region text not null default '',
  -- 1 shown, 2 hidden by a moderator, 3 waits for one, 4 deleted by its author.
  status smallint not null check (status between 1 and 4),
  is_accepted boolean not null default false,
  -- How often it was accepted, by which lines of the reputation are told apart.
  turn integer not null default 0,
  -- Votes for it less those against it.
  score integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null,
  edited_at timestamptz
) with (fillfactor = 80);
create unique index community_answer_once_idx on community_answer (question_id, owner_id) where status <> 4;
create unique index community_answer_accepted_idx on community_answer (question_id) where is_accepted;
create index community_answer_votes_idx on community_answer (question_id, is_accepted desc, score desc, created_at, id) where status in (1, 3);
create index community_answer_owner_idx on community_answer (owner_id, created_at desc, id);

create table community_comment (
  id uuid primary key,
  target_type text not null check (target_type in ('content', 'answer')),
  target_id text not null,
  -- The comment of the first level that it stands below.
  parent_id uuid references community_comment (id) on delete cascade,
  reply_to_id uuid,
  owner_id uuid,
  text text not null,
  -- Keys of those who are called by their names in it.
  mentioned_ids uuid[] not null default '{}',
  ip_region text not null default '',
  -- As of an answer.
  status smallint not null check (status between 1 and 4),
  likes integer not null default 0,
  -- Shown ones below it.
  replies integer not null default 0,
  created_at timestamptz not null
) with (fillfactor = 80);
create index community_comment_hot_idx on community_comment (target_type, target_id, likes desc, created_at desc, id) where parent_id is null;
create index community_comment_new_idx on community_comment (target_type, target_id, created_at, id) where parent_id is null;
create index community_comment_replies_idx on community_comment (parent_id, created_at, id) where parent_id is not null;
create index community_comment_owner_idx on community_comment (owner_id, created_at desc, id);

-- What members are told. Similar ones that are not read yet are one row.
create table community_notice (
  id uuid primary key,
  owner_id uuid not null,
  type text not null check (type in ('comment', 'mention', 'like', 'accept', 'follow', 'system')),
  -- What it is about; the same unread one grows.
  merge_key text not null,
  -- Those who did it, the last one first, as many as are told apart.
  people_ids uuid[] not null default '{}',
  total integer not null default 1,
  text text not null,
  title text not null,
  excerpt text not null default '',
  url text not null default '',
  read_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
) with (fillfactor = 80);
create unique index community_notice_merge_idx on community_notice (owner_id, merge_key) where read_at is null;
create index community_notice_time_idx on community_notice (owner_id, updated_at desc, id);
create index community_notice_type_idx on community_notice (owner_id, type, updated_at desc, id);
create index community_notice_unread_idx on community_notice (owner_id, type) where read_at is null;

-- What is reported to moderators, by members and by the machine.
create table community_report (
  id uuid primary key,
  report_no text not null unique,
  -- Nobody where the machine found it.
  owner_id uuid,
  target_type text not null check (target_type in ('content', 'answer', 'comment', 'user')),
  target_id text not null,
  author_id uuid,
  title text not null,
  url text not null default '',
  -- What was reported, as it was then.
  content text not null default '',
  category text not null,
  text text not null default '',
  file_ids uuid[] not null default '{}',
  state smallint not null,
  state_since timestamptz not null,
  version integer not null,
  assignee_id uuid,
  due_at timestamptz not null,
  -- When moderators were told that it is overdue.
  overdue_at timestamptz,
  decision text not null default '',
  measure text not null default '',
  decided_by uuid,
  decided_at timestamptz,
  created_at timestamptz not null,
  search_text text generated always as (lower(normalize(report_no || ' ' || title, NFKC))) stored,
  search_terms text[] generated always as (text_terms(report_no || ' ' || title)) stored
);
create unique index community_report_once_idx on community_report (owner_id, target_type, target_id) where state in (10, 20);
create index community_report_own_idx on community_report (owner_id, created_at desc, id);
create index community_report_target_idx on community_report (target_type, target_id) where state in (10, 20);
create index community_report_queue_idx on community_report (due_at, id) where state in (10, 20);
create index community_report_state_idx on community_report (state, state_since, id);
create index community_report_decided_idx on community_report (decided_at) where decided_at is not null;
create index community_report_terms_idx on community_report using gin (search_terms);
