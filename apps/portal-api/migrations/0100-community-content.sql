-- Content of the community. Columns of the text say what visitors see, or the newest text of what they never saw.
create table community_content (
  id uuid primary key,
  -- Id of its page too.
  mid text not null unique,
  -- Null where the author has left.
  owner_id uuid,
  main_type smallint not null check (main_type between 1 and 5),
  title text not null,
  summary text not null default '',
  cover text not null default '',
  category text not null default '',
  tags text[] not null default '{}',
  audience smallint not null default 1,
  is_ai_made boolean not null default false,
  series text not null default '',
  -- File of a material or a video: name, size, type, seconds and where it is.
  file jsonb,
  -- Province or country of the author when it was submitted.
  region text not null default '',
  is_featured boolean not null default false,
  state smallint not null,
  state_since timestamptz not null,
  version integer not null,
  draft_number integer not null,
  live_number integer,
  file_ids uuid[] not null default '{}',
  -- Since when something waits for a review, or was published before anybody looked.
  submitted_at timestamptz,
  unchecked_since timestamptz,
  assignee_id uuid,
  is_appeal boolean not null default false,
  -- Text for which a decision was appealed against.
  appealed_number integer,
  -- The last decision that was against it, and whose it was.
  reason text not null default '',
  positions jsonb not null default '[]',
  decided_by uuid,
  -- When it is to be shown; null for what is shown as soon as it has passed.
  publish_at timestamptz,
  published_at timestamptz,
  -- When visitors saw another text for the last time.
  revised_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  question_status smallint not null default 1,
  bounty integer not null default 0,
  duplicate_of text not null default '',
  closed_reason text not null default '',
  views integer not null default 0,
  likes integer not null default 0,
  votes integer not null default 0,
  collects integer not null default 0,
  comments integer not null default 0,
  answers integer not null default 0,
  shares integer not null default 0,
  downloads integer not null default 0,
  is_shown boolean generated always as
    (state = 211 and publish_at is null and deleted_at is null and published_at is not null) stored,
  -- Seconds: when it came out, and a day later for each doubling of what people did with it. Views are not among it, so
  -- that counting them touches no index.
  hot double precision generated always as (extract(epoch from (published_at at time zone 'UTC'))::double precision
    + 86400 * ln(1 + greatest(0, likes + 2 * collects + 2 * comments + 3 * answers + votes)::double precision) / ln(2)) stored,
  -- The same with a week for each doubling, and a month for what editors chose.
  recommended double precision generated always as (extract(epoch from (published_at at time zone 'UTC'))::double precision
    + 604800 * ln(1 + greatest(0, likes + 2 * collects + 2 * comments + 3 * answers + votes)::double precision) / ln(2)
    + case when is_featured then 2592000 else 0 end) stored,
  search_text text generated always as (lower(normalize(title || ' ' || mid, NFKC))) stored,
  search_terms text[] generated always as (text_terms(title || ' ' || mid)) stored
);
create index community_content_newest_idx on community_content (published_at desc, id)
  include (main_type, category, audience) where is_shown;
create index community_content_hot_idx on community_content (hot desc, id)
  include (main_type, category, audience) where is_shown;
create index community_content_recommended_idx on community_content (recommended desc, id)
  include (main_type, category, audience) where is_shown;
create index community_content_author_idx on community_content (owner_id, published_at desc, id) where is_shown;
create index community_content_question_idx on community_content (question_status, published_at desc, id)
  where is_shown and main_type = 4;
create index community_content_tags_idx on community_content using gin (tags) where is_shown;
create index community_content_terms_idx on community_content using gin (search_terms);
create index community_content_files_idx on community_content using gin (file_ids);
create index community_content_series_idx on community_content (owner_id, series, published_at, id)
  where is_shown and series <> '';
create index community_content_own_idx on community_content (owner_id, updated_at desc, id)
  include (state, main_type) where deleted_at is null;
create index community_content_queue_idx on community_content (submitted_at, id) where submitted_at is not null;
create index community_content_unchecked_idx on community_content (unchecked_since, id)
  where unchecked_since is not null;
create index community_content_state_idx on community_content (state, state_since, id);
create index community_content_due_idx on community_content (publish_at) where publish_at is not null;

-- What it says, text by text.
create table community_content_version (
  content_id uuid not null references community_content (id) on delete cascade,
  number integer not null,
  body jsonb not null,
  -- As visitors see it; empty until it was submitted.
  html text not null default '',
  outline jsonb not null default '[]',
  reading_minutes integer not null default 0,
  created_at timestamptz not null,
  saved_at timestamptz not null,
  passed_at timestamptz,
  primary key (content_id, number)
);

-- What the community knows of whoever takes part. Who has no row is new.
create table community_member (
  user_id uuid primary key,
  trust_level smallint not null default 0 check (trust_level between 0 and 4),
  reputation integer not null default 0,
  -- Province or country of the last thing that was written.
  region text not null default '',
  -- Nothing is published until then.
  suspended_until timestamptz
);

-- Words that are not published without a person having looked, as the content says.
create table community_word (
  word text not null,
  -- Why: a kind of word.
  kind text not null,
  source text not null,
  primary key (source, word)
);
