-- Releases of the portal's own content that were published here; the one that was published last is what is stored.
create table content_release (
  version timestamptz primary key,
  format integer not null,
  digest text not null,
  published_at timestamptz not null default clock_timestamp()
);

-- Version of the content at which each topic last changed, for caches that depend on some topics alone.
create table content_topic (
  topic text primary key,
  version bigint not null
);
